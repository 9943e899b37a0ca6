// browser.mjs -- Debian's chromium, driven by playwright-core. Every page is watched: what it asks for, and whatever it
// complains of.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { root } from './server.mjs';

export const program = process.env.CHROMIUM ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
/** For { skip } of a test: false, or why there is nothing to test with. */
export const noBrowser = program ? false : 'there is no chromium here';

/** Whether this is the run of ./test --full: whole battles and large counts too. For { skip: skip || onlyFull } of a long test. */
export const full = Boolean(process.env.FULL), onlyFull = full ? false : 'only in the full run (FULL=1)';

export const launch = () => chromium.launch({
  executablePath: program,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--mute-audio'],
});

/**
 * A page in a context of its own. `watched` holds every request, console error and breach of the content policy;
 * clean() asserts that nothing of the kind happened and that no request left the server's origin.
 */
export async function openPage(browser, server, { width = 1366, height = 768, theme = 'day', touch = false, motion = false, bodies = false } = {}) {
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: touch, isMobile: touch, colorScheme: theme === 'lamp' ? 'dark' : 'light', reducedMotion: motion ? 'no-preference' : 'reduce' });
  const page = await context.newPage();
  const watched = { requests: [], complaints: [], bodies: [], waiting: [] };

  page.setDefaultTimeout(Number(process.env.PATIENCE ?? 8000));      /* ms; more on a machine that has much else to do */
  page.on('request', (r) => watched.requests.push(r.url()));
  page.on('console', (m) => { if (m.type() === 'error' || /Content.Security.Policy/i.test(m.text())) watched.complaints.push(m.text()); });
  page.on('pageerror', (e) => watched.complaints.push(e.stack ?? String(e)));
  if (bodies) {
    page.on('response', (r) => {
      if (r.headers()['content-type']?.startsWith('text/event-stream')) return;
      watched.waiting.push(r.text().then((text) => watched.bodies.push(`${r.url()}: ${text}`), () => {}));
    });
  }
  await page.addInitScript(() => {
    window.heard = [];                /* all that streams brought, for those who look for secrets */
    window.EventSource = class extends EventSource {
      constructor(...args) {
        super(...args);
        super.addEventListener('step', (e) => window.heard.push(e.data));
      }
    };
    window.breaches = [];
    document.addEventListener('securitypolicyviolation', (e) => window.breaches.push(`${e.violatedDirective} ${e.blockedURI}`));
  });
  /** but: complaints that the test itself has provoked, such as a server that was killed. */
  const clean = async ({ but = /^$/ } = {}) => {
    const away = watched.requests.filter((u) => !u.startsWith(server.url) && !/^(data|blob):/.test(u));
    assert.deepEqual(away, [], 'requests that leave the server');
    assert.deepEqual(await page.evaluate(() => window.breaches), [], 'breaches of the content policy');
    assert.deepEqual(watched.complaints.filter((c) => !but.test(c)), [], 'complaints in the console');
  };
  /** Every byte this page was sent, bodies and streams. */
  const sent = async () => {
    await Promise.all(watched.waiting);
    return [...watched.bodies, ...await page.evaluate(() => window.heard)].join('\n');
  };
  return { page, context, watched, clean, sent, close: () => context.close() };
}

/** A refused order is an answer with status 4xx, and chromium says so in the console: that is no fault of the page. */
export const refusedOrders = /Failed to load resource: the server responded with a status of 4(22|09)/;

/** Pictures for the documents, only when asked for with PICTURES=1. */
export async function picture(page, name) {
  if (!process.env.PICTURES) return;
  mkdirSync(join(root, 'docs/pictures'), { recursive: true });
  await page.waitForTimeout(2500);                /* until the ground is drawn */
  await page.screenshot({ path: join(root, 'docs/pictures', `page-${name}.png`), animations: 'disabled' });
}
