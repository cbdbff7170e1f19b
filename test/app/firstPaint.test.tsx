import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';

let listening = new AbortController();

beforeEach(() => {
  listening = new AbortController();
  document.body.innerHTML = `
    <button><span>Menu</span></button>
    <a href="/signin">Apply</a><a href="https://example.com/">Elsewhere</a>
    <details><summary>Question</summary></details>`;
  vi.resetModules();
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] });
});
afterEach(() => {
  listening.abort();
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** What reaches the page from now on, where an event that nobody has held back does what the browser does with it. */
function listen(): readonly string[] {
  const received: string[] = [];
  document.addEventListener(
    'click',
    (event) => {
      const what = String((event.target as Element).textContent);
      received.push(event.defaultPrevented ? `${what} held back` : what);
      event.preventDefault();
    },
    { signal: listening.signal },
  );
  return received;
}

/** Presses everything on a page without its program, which then comes; gives back what was received before and after. */
async function pressEverything() {
  await import('#src/app/entry/firstPaint.ts');
  const received = listen();
  for (const pressed of document.querySelectorAll('span, a, summary'))
    pressed.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const before = [...received];
  document.dispatchEvent(new Event('product-shown'));
  await vi.waitFor(() => expect(received.length).toBeGreaterThan(before.length));
  return [before.join(), received.slice(before.length).join()];
}

it('What is pressed before the product is there is done by it, but what the page can do alone (R3.1)', async () => {
  expect(await pressEverything()).toEqual(['Menu,Apply,Elsewhere,Question', 'Menu']);
});

it.each([
  ['is here for the first time', () => {}, 'LoadingYour contract'],
  [
    'has chosen colors and nothing else',
    () => localStorage.setItem('mantine-color-scheme-value', 'dark'),
    'LoadingYour contract',
  ],
  ['has been here before', () => localStorage.setItem('isAuthenticated', 'false'), 'Loading'],
  ['has typed something', () => sessionStorage.setItem('creator-cash-advance.tab', 'a'), 'Loading'],
  ['sees it in a frame', () => vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window), 'Loading'],
])('Who %s is shown before the program what is theirs to see (R2.4, R15.1)', async (_who, visit, shown) => {
  onTestFinished(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
  document.body.innerHTML = '';
  visit();
  await import('#src/app/entry/firstPaint.ts');
  document.dispatchEvent(new Event('product-shown'));
  document.body.innerHTML =
    '<div id="root"><p>Loading</p><template><h1>Your contract</h1></template></div><p id="not-loaded"></p>';
  await vi.waitFor(() => expect(document.body.textContent).toBe(shown));
});

it('A prerendered screen enters the page in the variant whose media query holds (R1.1)', async () => {
  document.body.innerHTML = '';
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ matches: media.startsWith('not all') }) as MediaQueryList,
  );
  await import('#src/app/entry/firstPaint.ts');
  const variants = ['(width < 1em)', 'not all and (width < 1em)'].map(
    (media) => `<div data-media="${media}"><input id="ein" aria-label="${media}"></div>`,
  );
  document.body.innerHTML = `<div id="root"><template>${variants.join('')}</template></div><p></p>`;
  await vi.waitFor(() => expect(document.querySelector('template')).toBeNull());
  document.dispatchEvent(new Event('product-shown'));
  const fields = [...document.querySelectorAll('#ein')];
  expect(fields.map((field) => field.ariaLabel)).toEqual(['not all and (width < 1em)']);
});

it('In a frame a link of the product waits for it too, and loads no page that nobody watches (R1.7)', async () => {
  vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
  expect(await pressEverything()).toEqual(['Menu,Apply held back,Elsewhere,Question', 'Menu,Apply']);
});
