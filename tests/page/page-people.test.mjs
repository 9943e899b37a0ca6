// Two browsers at one battle: a seat taken by a link, talk and presence, "your turn", offers and a rematch, a seat handed over.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ask, hand, newGame } from './lib/api.mjs';
import { launch, noBrowser as skip, openPage, picture, refusedOrders } from './lib/browser.mjs';
import { inStep, sit } from './lib/field.mjs';
import { sleep, startServer } from './lib/server.mjs';

let server, browser;
before(async () => {
  if (skip) return;
  server = await startServer();
  browser = await launch();
});
after(async () => {
  if (skip) return;
  await browser.close();
  await server.stop();
});

const seatIn = (page) => { const [, id, key] = /#\/game\/([^/]+)\/([^/]+)/.exec(page.url()); return hand(server, id, key); };
const tab = (page, name) => page.getByRole('tab', { name }).click();
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

/** Two at the field of a battle, who came by invitation; names as they gave them. */
async function two({ names = ['Anna', 'Ben'], ...wishes } = {}) {
  const game = await newGame(server, { keys: 'british', ...wishes });
  const taken = await ask(server, 'POST', `/api/games/${game.id}/take`, { key: game.answer.invitations.american, body: { name: names[1] } });
  const hands = [game.with(game.keys.british), game.with(taken.json.key)];
  await hands[0].post('/people', { name: names[0] });
  const at = await Promise.all(hands.map(async (h) => {
    const opened = await openPage(browser, server);
    await sit(opened.page, server, game.id, h.key);
    return opened;
  }));
  return { game, hands, at, pages: at.map((a) => a.page) };
}

test('a friend takes the seat by a link that works once; its maker never has the key', { skip, timeout: 60000 }, async () => {
  const anna = await openPage(browser, server, { bodies: true }), ben = await openPage(browser, server), late = await openPage(browser, server);
  await anna.page.goto(`${server.url}/#/new/scrum`);
  await anna.page.getByLabel('You and a friend, by link').check();
  await anna.page.getByLabel('Your name').fill('Anna');
  await anna.page.getByLabel('Seeded').check();
  await press(anna.page, 'Begin the battle');
  const link = await anna.page.getByLabel('American side').inputValue();
  assert.match(link, /#\/join\//);
  await anna.page.getByRole('link', { name: 'To the field' }).click();
  await anna.page.locator('.free-seat').filter({ hasText: 'The American seat is free' }).waitFor();
  assert.equal(await anna.page.locator('.free-seat input').inputValue(), link);

  await ben.page.goto(link);
  await ben.page.getByRole('heading', { name: /^Anna invites you to/ }).waitFor();
  await ben.page.getByLabel(/^Your name/).fill('Anna');
  await press(ben.page, 'Take the American seat');
  await ben.page.getByRole('alert').filter({ hasText: 'choose one that tells you apart' }).waitFor();
  await ben.page.getByLabel(/^Your name/).fill('Ben');
  await press(ben.page, 'Take the American seat');
  await ben.page.locator('.stage').waitFor();
  const key = seatIn(ben.page).key;
  assert.equal((await seatIn(ben.page).view()).role, 'american');

  await anna.page.locator('.free-seat').waitFor({ state: 'hidden' });
  await anna.page.locator('.points').filter({ hasText: 'Ben (American)' }).waitFor();
  await anna.page.locator('.points .presence.here').nth(1).waitFor();
  const seen = await anna.sent() + await anna.page.evaluate(() => JSON.stringify(localStorage));
  assert.ok(!seen.includes(key), 'the maker of the game has the key of the other seat');

  await late.page.goto(link);
  await late.page.getByText('This invitation is no longer good').waitFor();
  await anna.clean();
  await ben.clean({ but: refusedOrders });
  for (const p of [anna, ben, late]) await p.close();
});

test('talk and presence, and those who watch', { skip, timeout: 60000 }, async () => {
  const { game, at: [anna, ben], pages: [a, b] } = await two();
  const watcher = await openPage(browser, server);
  await sit(watcher.page, server, game.id, game.keys.watch);
  await tab(a, 'Talk');
  await a.getByLabel('Say something').fill('Your servant, sir. <b>En garde</b>');
  await a.getByLabel('Say something').press('Enter');
  await a.locator('.talk-lines li').filter({ hasText: 'En garde' }).waitFor();
  await b.locator('#tab-talk .tab-count').filter({ hasText: '1' }).waitFor();
  await tab(b, 'Talk');
  assert.match(await b.locator('.talk-lines li').textContent(), /Anna \(British\).*<b>En garde<\/b>/);
  assert.equal(await b.locator('#tab-talk .tab-count').isVisible(), false);
  await b.getByLabel('Say something').fill('And yours.');
  await press(b, 'Say');
  await a.locator('.talk-lines li').nth(1).waitFor();
  await tab(watcher.page, 'Talk');
  await watcher.page.getByText('What the players say is between them.').waitFor();
  await watcher.page.getByText('One looks on.').waitFor();

  await tab(a, 'Game');
  await a.getByLabel('Those who watch may read what we say').check();
  await tab(b, 'Game');
  await b.getByText('Anna (British) would allow it.').waitFor();
  await b.getByLabel('Those who watch may read what we say').check();
  await b.getByText('From now on they can.').waitFor();
  await tab(b, 'Talk');
  await b.getByLabel('Say something').fill('For all to read.');
  await b.getByLabel('Say something').press('Enter');
  await watcher.page.locator('.talk-lines li').filter({ hasText: 'For all to read.' }).waitFor();
  assert.equal(await watcher.page.locator('.talk-lines li').count(), 1);
  await tab(a, 'Talk');
  await picture(a, 'talk');

  await watcher.page.goto(`${server.url}/#/replay/${game.id}/${game.keys.watch}`);       /* another room that listens, and is not concerned */
  await watcher.page.getByRole('button', { name: 'On one entry' }).waitFor();
  await b.getByLabel('Say something').fill('Once more.');
  await b.getByLabel('Say something').press('Enter');
  await a.locator('.talk-lines li').nth(3).waitFor();

  await a.reload();                                     /* it is kept */
  await a.locator('.stage').waitFor();
  await tab(a, 'Talk');
  await a.locator('.talk-lines li').nth(3).waitFor();

  /* The Americans set up first: Anna waits for Ben, who thinks as long as he is here. */
  await a.locator('.prompt .hint').filter({ hasText: 'Ben (American) is thinking.' }).waitFor();
  await ben.close();
  await a.locator('.prompt .hint').filter({ hasText: 'Ben (American) is not here just now.' }).waitFor();
  assert.equal(await a.locator('.points .presence.here').count(), 1);
  await anna.clean();
  await watcher.clean();
  for (const p of [anna, watcher]) await p.close();
});

test('your turn: in the title, the icon, by notification and by a drum, if allowed', { skip, timeout: 60000 }, async () => {
  const { hands: [, american], at: [anna, ben], pages: [a, b] } = await two({ battle: 'brandywine-1777' });
  await a.close();
  const page = await anna.context.newPage();
  await page.addInitScript(() => {
    window.notes = [];
    window.away = false;
    Object.defineProperty(document, 'hidden', { get: () => window.away });
    let leave = 'default';                     /* a browser without a desktop has nobody to ask */
    window.Notification = class {
      constructor(title, more) { window.notes.push([title, more.body]); }
      close() {}
      static get permission() { return leave; }
      static async requestPermission() { window.askedLeave = true; leave = 'granted'; return leave; }
    };
  });
  await page.goto(a.url());
  await page.locator('.stage').waitFor();
  assert.match(await b.title(), /^● Your turn – /);
  assert.equal(await b.locator('link[rel=icon]').getAttribute('href'), '/icon-turn.svg');
  assert.doesNotMatch(await page.title(), /Your turn/);
  assert.equal(await page.evaluate(() => window.askedLeave), undefined, 'the browser is asked without a wish');
  await tab(page, 'Game');
  await page.getByLabel('Tell me by a notification when it is my turn').check();
  const sounds = page.getByLabel('Sounds: dice, drum and volleys');
  assert.equal(await sounds.isChecked(), false, 'sounds are off until wanted');
  assert.equal(await page.evaluate(() => document.documentElement.dataset.sounded), undefined);
  await sounds.check();
  await page.waitForFunction(() => document.documentElement.dataset.sounded === 'drum');
  await page.waitForTimeout(300);              /* two sounds follow each other only after a rest (sounds.js) */
  await page.evaluate(() => { window.away = true; delete document.documentElement.dataset.sounded; });

  await american.say('deploy historical');
  const view = await american.view();
  assert.equal(view.question.side, 0, 'it did not become the turn of the other side');
  await page.waitForFunction(() => document.title.startsWith('● Your turn'));
  await page.waitForFunction(() => document.documentElement.dataset.sounded);
  assert.equal(await page.locator('link[rel=icon]').getAttribute('href'), '/icon-turn.svg');
  const notes = await page.evaluate(() => window.notes);
  assert.equal(notes.length, 1);
  assert.match(notes[0][0], /^Your turn: /);
  await b.waitForFunction(() => !document.title.startsWith('●'));
  assert.equal(await b.evaluate(() => document.documentElement.dataset.sounded), undefined);
  for (const p of [anna, ben]) await p.close();
});

test('a draw offered is seen by both and declined by a button; a rematch is accepted, sides changed', { skip, timeout: 60000 }, async () => {
  const { hands: [, american], at: [anna, ben], pages: [a, b] } = await two();
  await tab(a, 'Game');
  await press(a, 'Offer a draw');
  await a.locator('.prompt .offer').filter({ hasText: 'Anna (British) offers a draw. Ben (American) must answer.' }).waitFor();
  await b.locator('.prompt .offer').filter({ hasText: 'Anna (British) offers a draw.' }).waitFor();
  await b.locator('.prompt .offer').getByRole('button', { name: 'Decline' }).click();
  await a.locator('.prompt .offer').waitFor({ state: 'hidden' });
  await american.say('concede');
  for (const page of [a, b]) await page.locator('.rematch').waitFor();
  await press(a, 'Offer a rematch, sides changed');
  await a.locator('.rematch').filter({ hasText: 'You offered a rematch; Ben (American) must answer.' }).waitFor();
  await b.locator('.rematch').filter({ hasText: 'Anna (British) would like a rematch' }).waitFor();
  await picture(b, 'rematch');
  await b.locator('.rematch').getByRole('button', { name: 'Decline' }).click();
  await press(a, 'Offer a rematch, sides changed');
  await b.locator('.rematch').getByRole('button', { name: 'Accept' }).click();
  await b.waitForURL((url) => !url.hash.includes(american.id));
  assert.equal((await seatIn(b).view()).role, 'british');
  await a.getByRole('link', { name: 'To the rematch' }).click();
  await a.waitForURL((url) => !url.hash.includes(american.id));
  await a.locator('.points').filter({ hasText: 'Anna (American)' }).waitFor();
  await b.locator('.points .presence.here').nth(1).waitFor();
  await inStep(a, seatIn(a));
  for (const p of [anna, ben]) { await p.clean(); await p.close(); }

  const bot = await newGame(server, { seats: ['person', 'doctrine'] }), alone = await openPage(browser, server);
  await bot.with(bot.keys.british).say('concede');
  await sit(alone.page, server, bot.id, bot.keys.british);
  await press(alone.page, 'A rematch, sides changed');
  await alone.page.waitForURL((url) => !url.hash.includes(bot.id));
  assert.deepEqual((await seatIn(alone.page).view()).seats, ['doctrine', 'person']);
  assert.equal(await alone.page.getByRole('tab', { name: 'Talk' }).count(), 0, 'there is nobody to talk to');
  await alone.close();
});

test('a seat given back: its key is void, and a third one goes on', { skip, timeout: 60000 }, async () => {
  const { game, hands: [british, american], at: [anna, ben], pages: [a, b] } = await two();
  const window2 = await ben.context.newPage();                 /* the same seat in a second window */
  await sit(window2, server, game.id, american.key);
  await tab(b, 'Game');
  await press(b, 'Give my seat back …');
  await press(b, 'Give it back');
  const link = await b.getByRole('dialog').getByLabel('Play the American side').inputValue();
  await press(b, 'Go home');
  await b.waitForURL(/#\/$/);
  assert.equal((await american.get()).status, 403);
  await window2.locator('.offline').filter({ hasText: 'This seat was given back' }).waitFor();
  assert.ok(!(await b.evaluate(() => JSON.stringify(localStorage))).includes(american.key), 'the void key is forgotten');
  await a.locator('.free-seat').filter({ hasText: 'The American seat is free.' }).waitFor();
  await press(a, 'Withdraw');
  await press(a, 'Invite somebody');
  const anew = await a.locator('.free-seat input').inputValue();
  assert.notEqual(anew, link);
  const carl = await openPage(browser, server);
  await carl.page.goto(link);
  await carl.page.getByText('This invitation is no longer good').waitFor();
  await carl.page.goto(anew);
  await press(carl.page, 'Take the American seat');
  await carl.page.locator('.stage').waitFor();
  assert.equal((await seatIn(carl.page).view()).role, 'american');
  await a.locator('.free-seat').waitFor({ state: 'hidden' });
  await sleep(100);
  assert.equal((await british.view()).people.seats[1].taken, true);
  assert.equal(game.id, seatIn(carl.page).id);
  for (const p of [anna, ben, carl]) await p.close();
});
