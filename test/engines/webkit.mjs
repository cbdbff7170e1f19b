// A creator's way from sign-in to repayment in WebKitGTK, in real time, with the words of both documents to be selected.
import { strict as assert } from 'node:assert';
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

const PROJECT = resolve(import.meta.dirname, '../..');
const PORT = Number(process.env.ENGINES_PORT ?? 4278);
const ADDRESS = `http://localhost:${PORT}`;
const DRIVER = `http://127.0.0.1:${PORT + 1}`;
const BUILD = process.env.ENGINES_BUILD ?? 'dist';
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const LOOK_EVERY_MS = 100;
const DEADLINE_MS = 60_000;
const FEW_WORDS = 10;

/** What `look` finds in the end; what fails meanwhile is looked at again. */
async function until(what, look) {
  const end = Date.now() + DEADLINE_MS;
  for (let failure; ; await after(LOOK_EVERY_MS)) {
    const found = await look().catch((error) => {
      failure = error;
    });
    if (found !== undefined && found !== null && found !== false) return found;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`, { cause: failure });
  }
}

/* These functions are sent into the page as text: each brings everything that it needs. */

function startAsGuest() {
  localStorage.setItem('isAuthenticated', 'false');
  localStorage.setItem('isPatreonConnected', 'false');
  localStorage.removeItem('user');
}

function collectErrors() {
  window.collected = [];
  const collect = (event) => window.collected.push(event.message ?? event.violatedDirective ?? String(event.reason));
  for (const kind of ['error', 'unhandledrejection', 'securitypolicyviolation']) addEventListener(kind, collect);
}

function isAt(path, heading) {
  const [h1, ...others] = document.querySelectorAll('h1');
  const isShown = others.length === 0 && h1?.textContent.trim() === heading;
  return location.pathname === path && isShown && document.activeElement === h1;
}

/** The words of the document that lie over its picture, selected as with the mouse. */
function selectedWords() {
  const layer = document.querySelector('.textLayer');
  const canvas = document.querySelector('.react-pdf__Page canvas');
  if (layer === null || layer.textContent === '' || canvas === null || canvas.width === 0) return null;
  getSelection().selectAllChildren(layer);
  return String(getSelection()).split(/\s+/).filter(Boolean);
}

/** The visible and enabled control of this name, in the middle of the window: a fixed bar may lie over the edge. */
function controlNamed(selector, name) {
  const nameOf = (element) => {
    const label = element.labels?.[0]?.textContent;
    return (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '').trim();
  };
  const isUsable = (element) => element.checkVisibility() && !element.disabled && element.closest('[inert]') === null;
  const found = [...document.querySelectorAll(selector)].find(
    (element) => nameOf(element).startsWith(name) && isUsable(element),
  );
  found?.scrollIntoView({ block: 'center' });
  return found;
}

/* As much of the WebDriver protocol as the walk needs. */

async function send(method, path, body) {
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  const answer = await fetch(`${DRIVER}${path}`, init);
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
  return value;
}

function pageOf(session) {
  const ask = (path, body) => send('POST', `/session/${session}${path}`, body);
  const evaluate = (script, ...args) => ask('/execute/sync', { script: `return (${script})(...arguments)`, args });
  const waitFor = (what, script, ...args) => until(what, () => evaluate(script, ...args));
  return {
    evaluate,
    waitFor,
    open: (url) => ask('/url', { url }),
    press: (selector, name) =>
      until(`${selector} "${name}"`, async () => {
        const element = await evaluate(controlNamed, selector, name);
        await ask(`/element/${element[ELEMENT]}/click`, {});
        return true;
      }),
    type: async (label, text) => {
      const field = await waitFor(label, controlNamed, 'input, textarea', label);
      await ask(`/element/${field[ELEMENT]}/value`, { text });
    },
  };
}

async function walk({ open, evaluate, press, type, waitFor }) {
  const expectScreen = (path, heading) => waitFor(`${path} with "${heading}"`, isAt, path, heading);
  const expectDocument = async () => {
    const words = await waitFor('the words of the document', selectedWords);
    assert.ok(words.length > FEW_WORDS, `only ${words.length} words of the document can be selected`);
  };
  await open(`${ADDRESS}/`);
  await evaluate(startAsGuest);
  await open(`${ADDRESS}/offers`);
  await evaluate(collectErrors);
  await expectScreen('/signin', 'Welcome Back');
  await type('Email', 'demo@example.com');
  await type('Password', 'any password');
  await press('button', 'Sign in');
  await expectScreen('/select-platform', 'Connect your Patreon');
  await press('button', 'Patreon');
  await expectScreen('/connect-patreon', 'Connect your Patreon account');
  await type('Patreon Email', 'dana@example.com');
  await type('Patreon Password', 'any password');
  await press('button', 'Connect Patreon');
  await expectScreen('/connect-additional-accounts', 'Boost Your Funding Potential');
  await press('button', 'Show My Cash Advance Offers');
  await expectScreen('/processing', 'Preparing your offers');
  await expectScreen('/offers', 'Your Revenue Purchase Offers');
  await press('input[type=radio]', '6-month offer');
  await press('button', 'Continue');
  await expectScreen('/entity-details', 'Business information');
  await press('input[type=checkbox]', 'I authorize');
  await press('button', 'Continue');
  await expectScreen('/sign-irs-form', 'Read and sign the IRS form');
  await expectDocument();
  await press('button', 'Continue anyway');
  await expectScreen('/contract', 'Your contract');
  await press('button', 'Show the PDF');
  await expectDocument();
  await press('button', 'Go to the signatures');
  await press('input[type=checkbox]', '');
  await type('Full name', 'Dana Example');
  await press('button', 'Submit signed contract');
  await press('[role=dialog] button', 'Continue to Dashboard');
  await expectScreen('/dashboard', 'Set up your repayment');
  await press('button', 'Connect Bank');
  await expectScreen('/dashboard-established', 'Your repayment');
  assert.deepEqual(await evaluate(() => window.collected), []);
}

/** A display, the driver on it and the product served: programs that end with this one. */
async function startPrograms() {
  const options = ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
  const display = spawn(process.env.DISPLAY_SERVER, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise((known) => display.stdio[3].once('data', (data) => known(String(data).trim())));
  const env = { ...process.env, DISPLAY: `:${number}`, TZ: 'America/New_York', LANG: 'C.UTF-8' };
  const driver = spawn(process.env.WEBKIT_DRIVER, [`--port=${PORT + 1}`], { env, stdio: 'ignore' });
  const args = ['preview', '--outDir', BUILD, '--port', String(PORT), '--strictPort'];
  const server = spawn(resolve(PROJECT, 'node_modules/.bin/vite'), args, { cwd: PROJECT, stdio: 'ignore' });
  process.on('exit', () => [driver, display, server].forEach((program) => program.kill()));
  await until('the driver', () => send('GET', '/status'));
  await until('the server', async () => (await fetch(ADDRESS)).ok);
}

await startPrograms();
const { sessionId, capabilities } = await send('POST', '/session', { capabilities: {} });
await send('POST', `/session/${sessionId}/window/rect`, { width: 1280, height: 1000 });
try {
  await walk(pageOf(sessionId));
  console.log(`The walk passed in ${capabilities.browserName} ${capabilities.browserVersion}`);
} finally {
  await send('DELETE', `/session/${sessionId}`).catch(() => undefined);
}
process.exit();
