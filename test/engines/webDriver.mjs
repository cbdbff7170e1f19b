// As much of the WebDriver protocol as a walk needs.
import { spawn } from 'node:child_process';
import { setTimeout as after } from 'node:timers/promises';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const WINDOW = { width: 1280, height: 1000 };
const LOOK_EVERY_MS = 100;
/** More than a busy machine takes to start a program. */
export const START_DEADLINE_MS = 60_000;
const WAIT_DEADLINE_MS = 60_000;

/** What `look` finds in the end; what fails meanwhile is looked at again. */
export async function until(what, deadlineMs, look) {
  const end = Date.now() + deadlineMs;
  for (let failure; ;) {
    const found = await look().catch((error) => {
      failure = error;
    });
    if (found !== undefined && found !== null && found !== false) return found;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`, { cause: failure });
    await after(LOOK_EVERY_MS);
  }
}

/** Starts a display and the driver on it; gives back the page and how to stop all of it. */
export async function openWebKit({ driver, display }, port) {
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise((known) => screen.stdio[3].once('data', (data) => known(String(data).trim())));
  const env = { ...process.env, DISPLAY: `:${number}`, TZ: 'America/New_York', LANG: 'C.UTF-8' };
  const program = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const send = async (method, path, body) => {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  await until('the driver', START_DEADLINE_MS, () => send('GET', '/status'));
  const { sessionId, capabilities } = await send('POST', '/session', { capabilities: {} });
  await send('POST', `/session/${sessionId}/window/rect`, WINDOW);
  const page = pageOf((method, path, body) => send(method, `/session/${sessionId}${path}`, body));
  const stop = async () => {
    await send('DELETE', `/session/${sessionId}`).catch(() => undefined);
    program.kill();
    screen.kill();
  };
  return { page, stop, version: `${capabilities.browserName} ${capabilities.browserVersion}` };
}

function pageOf(send) {
  const evaluate = (page, ...args) => send('POST', '/execute/sync', { script: `return (${page})(...arguments)`, args });
  const find = (what, ...args) => until(String(args), WAIT_DEADLINE_MS, () => evaluate(what, ...args));
  const press = (element) => send('POST', `/element/${element[ELEMENT]}/click`, {});
  return {
    evaluate,
    open: (url) => send('POST', '/url', { url }),
    waitFor: (what, page, ...args) => until(what, WAIT_DEADLINE_MS, () => evaluate(page, ...args)),
    /** Presses what has this name once it can be pressed. */
    press: (selector, name) =>
      until(`${selector} "${name}"`, WAIT_DEADLINE_MS, async () => {
        await press(await evaluate(controlNamed, selector, name));
        return true;
      }),
    type: async (label, text) => {
      const field = await find(controlNamed, 'input, textarea', label);
      await send('POST', `/element/${field[ELEMENT]}/value`, { text });
    },
  };
}

/** Sent into the page as text: the visible and enabled control of this name, in the middle of the window. */
function controlNamed(selector, name) {
  const nameOf = (element) => {
    const label = element.labels?.[0]?.textContent;
    return (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '').trim();
  };
  const isUsable = (element) => element.checkVisibility() && !element.disabled && element.closest('[inert]') === null;
  const found = [...document.querySelectorAll(selector)].find(
    (element) => nameOf(element).startsWith(name) && isUsable(element),
  );
  // The driver brings an element only just into view, where a fixed bar may lie over it.
  found?.scrollIntoView({ block: 'center' });
  return found;
}
