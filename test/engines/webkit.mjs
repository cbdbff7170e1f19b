// A creator's way from sign-in to repayment in WebKitGTK, in real time, with the words of both documents to be selected.
import { strict as assert } from 'node:assert';
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { findWebKit } from './engines.mjs';
import { openWebKit, START_DEADLINE_MS, until } from './webDriver.mjs';

const PROJECT = resolve(import.meta.dirname, '../..');
const PORT = Number(process.env.ENGINES_PORT ?? 4278);
const DRIVER_PORT = PORT + 1;
const ADDRESS = `http://localhost:${PORT}`;
const BUILD = process.env.ENGINES_BUILD ?? 'dist';
const FEW_WORDS = 10;

/* These functions are sent into the page as text: each brings everything that it needs. */

function rememberTroubles() {
  window.troubles = [];
  const remember = (event) => window.troubles.push(event.message ?? event.violatedDirective ?? String(event.reason));
  for (const kind of ['error', 'unhandledrejection', 'securitypolicyviolation']) addEventListener(kind, remember);
}

function becomeGuest() {
  localStorage.setItem('isAuthenticated', 'false');
  localStorage.setItem('isPatreonConnected', 'false');
  localStorage.removeItem('user');
}

function isAt(path, heading) {
  const [h1, ...others] = document.querySelectorAll('h1');
  const isShown = others.length === 0 && h1?.textContent.trim() === heading;
  return location.pathname === path && isShown && document.activeElement === h1;
}

function says(text) {
  return document.body.innerText.includes(text);
}

function troubles() {
  return window.troubles;
}

/** The words of the document that lie over its picture, selected as with the mouse. */
function selectedWords() {
  const layer = document.querySelector('.textLayer');
  const canvas = document.querySelector('.react-pdf__Page canvas');
  if (layer === null || layer.textContent === '' || canvas === null || canvas.width === 0) return null;
  getSelection().selectAllChildren(layer);
  return String(getSelection()).split(/\s+/).filter(Boolean);
}

/* The steps. */

function stepsOn(page) {
  const expectScreen = (path, heading) => page.waitFor(`${path} with "${heading}"`, isAt, path, heading);
  const expectWords = (text) => page.waitFor(`"${text}"`, says, text);
  const expectDocument = async () => {
    const words = await page.waitFor('the words of the document', selectedWords);
    assert.ok(words.length > FEW_WORDS, `only ${words.length} words of the document can be selected`);
  };
  return {
    'a guest who asks for the offers is led to sign-in and told why': async () => {
      await page.open(`${ADDRESS}/`);
      await page.evaluate(becomeGuest);
      await page.open(`${ADDRESS}/offers`);
      await page.evaluate(rememberTroubles);
      await expectScreen('/signin', 'Welcome Back');
      await expectWords('Sign in to go on');
    },
    'signing in by typing leads to the choice of the platform': async () => {
      await page.type('Email', 'demo@example.com');
      await page.type('Password', 'any password');
      await page.press('button', 'Sign in');
      await expectScreen('/select-platform', 'Connect your Patreon');
    },
    'connecting Patreon leads to the further accounts': async () => {
      await page.press('button', 'Patreon');
      await expectScreen('/connect-patreon', 'Connect your Patreon account');
      await page.type('Patreon Email', 'dana@example.com');
      await page.type('Patreon Password', 'any password');
      await page.press('button', 'Connect Patreon');
      await expectScreen('/connect-additional-accounts', 'Boost Your Funding Potential');
    },
    'preparing the offers ends by itself and one of them is chosen': async () => {
      await page.press('button', 'Show My Cash Advance Offers');
      await expectScreen('/processing', 'Preparing your offers');
      await expectScreen('/offers', 'Your Revenue Purchase Offers');
      await page.press('input[type=radio]', '6-month offer');
      await page.press('button', 'Continue');
      await expectScreen('/entity-details', 'Business information');
    },
    'the IRS form is drawn and its words can be selected': async () => {
      await page.press('input[type=checkbox]', 'I authorize');
      await page.press('button', 'Continue');
      await expectScreen('/sign-irs-form', 'Read and sign the IRS form');
      await expectDocument();
    },
    'the contract is drawn and its words can be selected': async () => {
      await page.press('button', 'Continue anyway');
      await expectScreen('/contract', 'Review and sign your contract');
      await expectDocument();
    },
    'signing leads by way of the congratulations to the set-up': async () => {
      await page.press('button', 'Skip to the end');
      await page.press('input[type=checkbox]', '');
      await page.type('Full name', 'Dana Example');
      await page.press('button', 'Submit signed contract');
      await page.press('[role=dialog] button', 'Continue to Dashboard');
      await expectScreen('/dashboard', 'Set up your repayment');
    },
    'connecting the bank leads to the repayment': async () => {
      await page.press('button', 'Connect Bank');
      await expectScreen('/dashboard-established', 'Your repayment');
      await expectWords('Payment #1');
    },
    'nothing failed and nothing was blocked on the way': async () => {
      assert.deepEqual(await page.evaluate(troubles), []);
    },
  };
}

/** Each step begins where the one before it ended: after a failure the rest cannot be tried. */
async function walk(steps) {
  let passed = 0;
  for (const [title, step] of Object.entries(steps)) {
    try {
      await step();
    } catch (error) {
      console.log(`  failed: ${title}: ${error.message} ${error.cause?.message ?? ''}`);
      return { passed, failed: Object.keys(steps).length - passed };
    }
    passed += 1;
    console.log(`  passed: ${title}`);
  }
  return { passed, failed: 0 };
}

async function serve() {
  const args = ['preview', '--outDir', BUILD, '--port', String(PORT), '--strictPort'];
  const server = spawn(resolve(PROJECT, 'node_modules/.bin/vite'), args, { cwd: PROJECT, stdio: 'ignore' });
  await until('the server', START_DEADLINE_MS, async () => (await fetch(ADDRESS)).ok);
  return server;
}

const found = findWebKit();
if (found === undefined) throw new Error('No WebKitGTK found: install webkit2gtk-driver and xvfb.');
const server = await serve();
try {
  const { page, stop, version } = await openWebKit(found, DRIVER_PORT);
  try {
    console.log(`WebKitGTK: ${version}`);
    const { passed, failed } = await walk(stepsOn(page));
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  } finally {
    await stop();
  }
} finally {
  server.kill();
}
