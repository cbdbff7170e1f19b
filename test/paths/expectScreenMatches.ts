import { callsOf, timerTypes } from '#src/review/engine/session/pending.ts';
import { type JourneyEvent, SAMPLES } from '#machines/journey/events/events.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { ROUTES, type ScreenId, screenAt } from '#machines/journey/routes.ts';
import { viewApplication } from '#machines/journey/views/viewApplication.ts';
import { openScreen } from '#machines/journey/views/openScreen.ts';
import { CONTRACT } from '#src/content/contract.ts';
import { documentTitle, SCREEN_TITLES } from '#src/content/screens.ts';
import type { JourneyPage } from './browser/journeyPage.ts';
import type { Control, Exception } from './pageObjects/control.ts';
import { controlsOf, eventsWithoutControl, HEADINGS } from './pageObjects/places.ts';
import { CONGRATULATIONS_CONTROLS } from './pageObjects/toRepayment.ts';
import { ERASE_AGAIN, MENU_CONTROLS, RESET_DIALOGS } from './pageObjects/shell.ts';
import { controlIn, type PageReading } from './readPage.ts';

const PATIENCE_MS = 10_000;
/** How much time passes for the page with each reading, and how long is really waited before it. */
const BLINK = { passingMs: 16, waitMs: 16 };
/** Where nothing is due, time may pass faster: nothing can be missed. */
const QUICK_BLINK = { passingMs: 80, waitMs: 4 };
/**
 * Long enough for a screen that is loaded lazily: React shows it no sooner than 300 ms after it has said that it loads.
 */
const BRISK_BLINKS = 25;

/** A dialog: while it is open, only what is in it can be used. */
type Dialog = { readonly name: string; readonly controls: readonly Control[] };

/** Waits until the screen agrees with the chart in everything, and fails with every difference when it does not. */
export async function expectScreenOf(
  page: Pick<JourneyPage, 'read' | 'readAgain'>,
  snapshot: JourneySnapshot,
): Promise<void> {
  const isDue = timerTypes(snapshot).length > 0 || callsOf(snapshot).length > 0;
  const { passingMs, waitMs } = isDue ? BLINK : QUICK_BLINK;
  const judge = judgeOf(snapshot);
  const endsAt = performance.now() + PATIENCE_MS;
  let found = judge(await page.read(HEADINGS[openScreen(snapshot)]));
  for (let blinks = 0; found.length > 0 && performance.now() < endsAt; blinks += 1) {
    const isBrisk = blinks < BRISK_BLINKS;
    const isPassing = isBrisk || blinks % 2 === 0;
    found = judge(await page.readAgain(isPassing ? passingMs : 0, isBrisk ? waitMs : BLINK.waitMs));
  }
  if (found.length > 0) throw new Error(`The screen does not agree with the chart:\n${found.join('\n')}`);
}

/** Reads the chart once; the result finds what on a page is not as it should be, in words. */
function judgeOf(snapshot: JourneySnapshot): (reading: PageReading) => readonly string[] {
  const screen = openScreen(snapshot);
  const title = documentTitle(SCREEN_TITLES[screen], screen === 'notFound' ? null : ROUTES[screen].step);
  const dialogNames = dialogsOf(snapshot).map(({ name }) => name);
  const unsent = unsentEvents(snapshot, screen);
  const rows = controlsInReach(snapshot).map((control) => ({
    ...control,
    names: control.names(snapshot),
    expected: expectedOf(control, snapshot),
  }));
  return (reading) => [
    ...unequal('heading', reading.headings, [HEADINGS[screen]]),
    ...addressDifferences(reading, snapshot, screen),
    ...unequal('title', reading.title, title),
    ...unequal('dialogs', reading.dialogs, dialogNames),
    ...(rows.length === 0 ? ['there are no controls to look for'] : []),
    ...rows.flatMap(({ role, names, within, events, expected }) => {
      const seen = controlIn(reading, { role, names, within });
      const isEnabled = seen !== undefined && seen.disabled !== true;
      if (expected === 'either' || (expected === 'enabled') === isEnabled) return [];
      const actual = seen === undefined ? 'missing' : isEnabled ? 'enabled' : 'disabled';
      return [`${role} "${names.join('" or "')}": ${actual}, but ${expected} by ${JSON.stringify(events)}`];
    }),
    ...unsent,
  ];
}

/** Returns the controls of the open dialogs, or else those of the screen. */
export function controlsInReach(snapshot: JourneySnapshot): readonly Control[] {
  const dialogs = dialogsOf(snapshot);
  // The page has erased, or not, by the time it is read.
  const isErasing = snapshot.matches({ saving: { upToDate: 'erasing' } });
  if (dialogs.length === 0)
    return controlsOf(openScreen(snapshot)).filter((control) => !(isErasing && control === ERASE_AGAIN));
  return dialogs.flatMap(({ name, controls }) => controls.map((control) => ({ ...control, within: name })));
}

function dialogsOf(snapshot: JourneySnapshot): readonly Dialog[] {
  const { reset } = snapshot.value;
  const isCongratulating = snapshot.matches({ screen: { contract: { signing: 'congratulating' } } });
  const { title, titleWithoutMoney } = CONTRACT.congratulations;
  const name = viewApplication(snapshot).canReceive ? title : titleWithoutMoney;
  return [
    ...(isCongratulating ? [{ name, controls: CONGRATULATIONS_CONTROLS }] : []),
    ...(reset === 'closed' ? [] : [RESET_DIALOGS[reset]]),
  ];
}

function addressDifferences(
  { address }: PageReading,
  { context }: JourneySnapshot,
  screen: ScreenId,
): readonly string[] {
  if (screen === 'notFound') return screenAt(address) === null ? [] : [`address: ${address} is known`];
  const anchor = screen === 'landing' && context.landingAnchor !== null ? `#${context.landingAnchor}` : '';
  return unequal('address', address, `${ROUTES[screen].path}${anchor}`);
}

/** What a control shows by the chart: ready, or missing and disabled, which are the same to the chart. */
function expectedOf({ events, exception }: Control, snapshot: JourneySnapshot): Exception['shows'] {
  if (exception?.when(snapshot) === true) return exception.shows;
  return events.some((event) => snapshot.can(event)) ? 'enabled' : 'unusable';
}

/** What the chart takes now, but no control on the screen sends. */
function unsentEvents(snapshot: JourneySnapshot, screen: ScreenId): readonly string[] {
  const inDialogs = Object.values(RESET_DIALOGS).flatMap(({ controls }) => controls);
  const inMenu = screen === 'landing' ? [] : MENU_CONTROLS;
  const controls = [...controlsOf(screen), ...inMenu, ...CONGRATULATIONS_CONTROLS, ...inDialogs];
  const sent = new Set(controls.flatMap(({ events }) => events.map(({ type }) => type)));
  const excused = eventsWithoutControl(screen);
  return Object.entries<readonly JourneyEvent[]>(SAMPLES)
    .filter(([, samples]) => samples.some((event) => snapshot.can(event)))
    .map(([type]) => type as JourneyEvent['type'])
    .filter((type) => !sent.has(type) && !excused.has(type))
    .map((type) => `no control stands for ${type}`);
}

function unequal(what: string, seen: unknown, expected: unknown): readonly string[] {
  const [is, should] = [JSON.stringify(seen), JSON.stringify(expected)];
  return is === should ? [] : [`${what}: ${is}, but ${should} by the chart`];
}
