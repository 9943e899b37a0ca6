// sounds.js -- dice, a drum and a volley, made of noise as they are wanted: no file is loaded, and nothing sounds until
// the player wishes for it (alerts.js).

let context = null, hiss = null, last = 0;

const REST = 180;                     // ms from one sound to the next, so that a whole turn is no din

function ready() {
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume();      // a browser waits for a first click
  if (!hiss) {
    hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const data = hiss.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  }
  return context;
}

/** A burst of noise through a filter, loud at once and gone after `long` seconds. */
function burst(at, { kind = 'bandpass', pitch, q = 1, loud, long }) {
  const source = context.createBufferSource(), filter = context.createBiquadFilter(), gain = context.createGain();
  source.buffer = hiss;
  filter.type = kind;
  filter.frequency.value = pitch;
  filter.Q.value = q;
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0004, at + long);
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(at, Math.random() * 0.5, long);
}

/** The skin of a drum: a tone that falls. */
function skin(at, loud) {
  const tone = context.createOscillator(), gain = context.createGain();
  tone.frequency.setValueAtTime(170, at);
  tone.frequency.exponentialRampToValueAtTime(80, at + 0.12);
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0004, at + 0.18);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.2);
}

const sounds = {
  dice(now) {
    for (let i = 0, at = now; i < 6; i++, at += 0.03 + Math.random() * 0.05) burst(at, { pitch: 2200 + Math.random() * 1600, q: 5, loud: 0.25, long: 0.04 });
  },
  drum(now) {
    for (const [i, beat] of [0, 0.11, 0.22, 0.44, 0.66].entries()) {
      skin(now + beat, i > 2 ? 0.22 : 0.12);
      burst(now + beat, { kind: 'highpass', pitch: 1500, loud: i > 2 ? 0.06 : 0.035, long: 0.07 });
    }
  },
  volley(now) {
    for (let i = 0; i < 14; i++) burst(now + Math.random() * 0.4, { kind: 'lowpass', pitch: 700 + Math.random() * 900, loud: 0.09, long: 0.22 });
    burst(now, { kind: 'lowpass', pitch: 260, loud: 0.16, long: 0.9 });
  },
};

/** play('dice' | 'drum' | 'volley') */
export function play(name) {
  if (performance.now() - last < REST || !sounds[name]) return;
  last = performance.now();
  document.documentElement.dataset.sounded = name;           // for eyes that test ears
  sounds[name](ready().currentTime + 0.01);
}
