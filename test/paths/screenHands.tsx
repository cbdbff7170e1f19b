import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import type { JourneyInput } from '#machines/journey/input.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { SIMULATION_KEY } from '#src/services/simulation.ts';
import type { Eyes, SeenControl, Sight } from './eyes.ts';
import type { Hands, Sought } from './hands.ts';
import { readPage } from './readPage.ts';
import { chosenFile } from './screens/chosenFiles.ts';
import { documentTurnsOut, letDrawing } from './screens/HeldPdfViewer.tsx';
import { type StartedPage, startPage, storeSession } from './screens/startPage.tsx';

/** Two presses are never at the same moment. */
const PRESS_MS = 40;
/** jsdom goes through its history in timers of no time, one after the other. */
const TURN_MS = 4;
const PATIENCE_MS = 5_000;
const EMPTY_FIELD = '';

/** A person at the whole product in jsdom, whose clock stands unless time is told to pass. */
export type ScreenVisit = {
  readonly hands: Hands;
  readonly eyes: Eyes;
  /** The journey behind the screen, to be compared with the path. */
  readonly snapshot: () => JourneySnapshot;
  readonly leave: () => void;
};

/** Lets everything that has been promised arrive; the real clock goes on for a moment, the one of the page stands. */
const arrive = () => act(() => new Promise<void>((resolve) => setImmediate(resolve)));

/** A person who comes to the product as this start finds it; the page is loaded with the first address. */
export function visitScreens(input: JourneyInput): ScreenVisit {
  let page: StartedPage | null = null;
  let answerOwed: boolean | null = null;

  const settle = async () => {
    await arrive();
    if (answerOwed !== null && page !== null) {
      const isRefused = answerOwed;
      answerOwed = null;
      act(() => page?.keeper.answer(isRefused));
    }
    await act(() => vi.advanceTimersByTimeAsync(TURN_MS));
    await arrive();
  };
  const acting = async (what: () => unknown) => {
    await act(async () => {
      await what();
    });
    await settle();
  };
  const elapse = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    await arrive();
  };
  const until = async (isSo: () => boolean, what: string) => {
    const endsAt = performance.now() + PATIENCE_MS;
    while (!isSo()) {
      if (performance.now() > endsAt) throw new Error(`The screen does not show ${what}.`);
      await arrive();
    }
  };
  const press = async (sought: Sought) => {
    await elapse(PRESS_MS);
    await acting(() => click(elementOf(sought)));
  };

  const hands: Hands = {
    open: (address) =>
      acting(() => {
        if (page === null) page = startPage(input, address);
        else openEntry(address);
      }),
    press,
    pressInVain: press,
    pressUnseen: press,
    type: (sought, text) =>
      acting(() => {
        const field = elementOf(sought);
        field.focus();
        fireEvent.change(field, { target: { value: text } });
      }),
    visit: (sought) =>
      acting(() => {
        const field = elementOf(sought);
        field.focus();
        field.blur();
      }),
    unfold: (words) => acting(() => click(lineOf(words))),
    tick: async (sought, isTicked) => {
      const box = elementOf(sought);
      if (box instanceof HTMLInputElement && box.checked !== isTicked) await press(sought);
    },
    choose: (sought, option) =>
      acting(() => fireEvent.change(elementOf(sought), { target: { value: valueOf(sought, option) } })),
    give: (label, file) => acting(() => fireEvent.change(placeOf(label), { target: { files: [chosenFile(file)] } })),
    standing: async (sought) => {
      const [control] = controlsOf(sought, readPage());
      if (control === undefined) return 'missing';
      return control.isEnabled ? 'enabled' : 'disabled';
    },
    read: async (words) => {
      await until(() => canRead(words), String(words));
      await settle();
    },
    elapse,
    elapseUntil: async (words, stepMs, mostMs) => {
      for (let passed = 0; passed < mostMs && !canRead(words); passed += stepMs) await elapse(stepMs);
      await until(() => canRead(words), String(words));
    },
    changeSessionElsewhere: (session) =>
      acting(() => {
        storeSession(session);
        window.dispatchEvent(new StorageEvent('storage', { key: null }));
      }),
    letDocumentCome: () => {
      letDrawing(true);
      return acting(() => documentTurnsOut('onLoaded'));
    },
    giveDocumentUp: async () => {},
    breakDocument: () => acting(() => documentTurnsOut('onFailed')),
    breakDrawing: async (control) => {
      letDrawing(false);
      await hands.press(control);
    },
    simulate: async (simulated) => window.sessionStorage.setItem(SIMULATION_KEY, JSON.stringify(simulated)),
    refuseKeeping: async (isRefused) => {
      answerOwed = isRefused;
    },
    announceNewerVersion: () => acting(() => page?.keeper.meetNewerVersion()),
  };
  return {
    hands,
    eyes: { look: async () => readPage(), blink: arrive },
    snapshot: () => startedPage(page).actor.getSnapshot(),
    leave: () => page?.stop(),
  };
}

function startedPage(page: StartedPage | null): StartedPage {
  if (page === null) throw new Error('No address has been opened.');
  return page;
}

/** Presses with a pointer, as a person does: the focus goes along. */
function click(element: HTMLElement): void {
  const isTaken = !fireEvent.mouseDown(element);
  const focused = element.closest<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]');
  if (!isTaken && focused !== document.activeElement) {
    if (focused === null) blurred(document.activeElement);
    else focused.focus();
  }
  fireEvent.mouseUp(element);
  fireEvent.click(element);
}

function blurred(element: Element | null): void {
  if (element instanceof HTMLElement) element.blur();
}

function valueOf(sought: Sought, option: string): string {
  const list = elementOf(sought);
  const options = list instanceof HTMLSelectElement ? [...list.options] : [];
  const found = options.find(({ label }) => label === option);
  if (found === undefined) throw new Error(`The list has no option ${option}.`);
  return found.value;
}

/** Goes to an entry of the tab's own history that has this address, as Forward does. */
function openEntry(address: string): void {
  const { idx = 0 } = Object(window.history.state) as { idx?: number };
  const state = { idx: idx + 1, key: `${idx + 1} ${address}`, usr: null };
  window.history.pushState(state, EMPTY_FIELD, address);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

function controlsOf({ role, name, within }: Sought, { controls }: Sight): readonly SeenControl[] {
  const isNamed = (words: string) => (typeof name === 'string' ? words === name : name.test(words));
  return controls.filter(
    (control) =>
      control.role === role && isNamed(control.name) && (within === undefined || control.within.includes(within.name)),
  );
}

function elementOf(sought: Sought): HTMLElement {
  const sight = readPage();
  const [control] = controlsOf(sought, sight);
  const all = document.querySelectorAll<HTMLElement>(sight.selector);
  const element = control === undefined ? undefined : all[control.place];
  if (element !== undefined) return element;
  const others = sight.controls.map(({ role, name }) => `${role} "${name}"`).join(', ');
  throw new Error(`There is no ${sought.role} ${String(sought.name)} among ${others}.`);
}

function lineOf(words: string): HTMLElement {
  const lines = [...document.querySelectorAll<HTMLElement>('summary')];
  const line = lines.find(({ textContent }) => textContent.includes(words));
  if (line === undefined) throw new Error(`No line says ${words}.`);
  return line;
}

function placeOf(label: string): HTMLInputElement {
  const places = [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')];
  const place = places.find((one) => one.getAttribute('aria-label') === label);
  if (place === undefined) throw new Error(`No place for a file is called ${label}.`);
  return place;
}

/** Whether words stand by themselves somewhere on the page. */
function canRead(words: string | RegExp): boolean {
  const isSaid = (text: string) => (typeof words === 'string' ? text === words : words.test(text));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    if (isSaid(walker.currentNode.textContent?.trim() ?? '')) return true;
  }
  return false;
}
