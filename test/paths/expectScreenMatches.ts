import { callsOf, timerTypes } from '#src/review/engine/session/pending.ts';
import { type JourneyEvent, SAMPLES } from '#machines/journey/events/events.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { ROUTES, type ScreenId, screenAt } from '#machines/journey/routes.ts';
import { viewApplication } from '#machines/journey/views/viewApplication.ts';
import { getOpenScreen } from '#machines/journey/views/openScreen.ts';
import { CONTRACT } from '#src/content/contract.ts';
import { documentTitle, SCREEN_TITLES } from '#src/content/screens.ts';
import type { JourneyPage } from './browser/journeyPage.ts';
import type { Control, ControlException } from './pageObjects/control.ts';
import { getControls, listEventsWithoutControl, HEADINGS } from './pageObjects/screenControls.ts';
import { CONGRATULATIONS_CONTROLS } from './pageObjects/controlsToRepayment.ts';
import { RETRY_ERASING, MENU_CONTROLS, RESET_DIALOGS } from './pageObjects/shell.ts';
import { findControl, type PageReading } from './readPage.ts';

const MATCH_TIMEOUT_MS = 10_000;
/** Each poll waits in real time, then advances the page's stopped clock. */
const POLL = { clockMs: 16, waitMs: 16 };
/** Used when no timer or call is pending, so a faster clock can't skip a state. */
const FAST_POLL = { clockMs: 80, waitMs: 4 };
/** Polls that always advance the clock. React may show the loading state of a lazy screen for 300 ms. */
const INITIAL_POLLS = 25;

/** An open dialog. While it is open, only its controls can be used. */
type Dialog = { readonly name: string; readonly controls: readonly Control[] };

/** Waits until the screen matches the chart's state, or fails and lists every difference. */
export async function expectScreenMatches(
  page: Pick<JourneyPage, 'read' | 'readAgain'>,
  snapshot: JourneySnapshot,
): Promise<void> {
  const hasPendingWork = timerTypes(snapshot).length > 0 || callsOf(snapshot).length > 0;
  const { clockMs, waitMs } = hasPendingWork ? POLL : FAST_POLL;
  const findDifferences = createComparison(snapshot);
  const deadline = performance.now() + MATCH_TIMEOUT_MS;
  let differences = findDifferences(await page.read(HEADINGS[getOpenScreen(snapshot)]));
  for (let polls = 0; differences.length > 0 && performance.now() < deadline; polls += 1) {
    const isInitial = polls < INITIAL_POLLS;
    const isAdvancing = isInitial || polls % 2 === 0;
    differences = findDifferences(await page.readAgain(isAdvancing ? clockMs : 0, isInitial ? waitMs : POLL.waitMs));
  }
  if (differences.length > 0) throw new Error(`The screen doesn't match the chart:\n${differences.join('\n')}`);
}

/** Returns a function that describes how a page differs from this snapshot. */
function createComparison(snapshot: JourneySnapshot): (reading: PageReading) => readonly string[] {
  const screen = getOpenScreen(snapshot);
  const title = documentTitle(SCREEN_TITLES[screen], screen === 'notFound' ? null : ROUTES[screen].step);
  const dialogNames = findOpenDialogs(snapshot).map(({ name }) => name);
  const missingControls = findMissingControls(snapshot, screen);
  const controls = findReachableControls(snapshot).map((control) => ({
    ...control,
    names: control.names(snapshot),
    expected: getExpectedState(control, snapshot),
  }));
  return (reading) => [
    ...compare('heading', reading.headings, [HEADINGS[screen]]),
    ...compareAddress(reading, snapshot, screen),
    ...compare('title', reading.title, title),
    ...compare('dialogs', reading.dialogs, dialogNames),
    ...(controls.length === 0 ? ['no controls are listed for this screen'] : []),
    ...controls.flatMap(({ role, names, within, events, expected }) => {
      const found = findControl(reading, { role, names, within });
      const isEnabled = found !== undefined && found.disabled !== true;
      if (expected === 'either' || (expected === 'enabled') === isEnabled) return [];
      const actual = found === undefined ? 'missing' : isEnabled ? 'enabled' : 'disabled';
      return [
        `${role} "${names.join('" or "')}": ${actual}, but the chart expects ${expected} for ${JSON.stringify(events)}`,
      ];
    }),
    ...missingControls,
  ];
}

/** Returns the controls of the open dialogs or, if none is open, of the screen. */
export function findReachableControls(snapshot: JourneySnapshot): readonly Control[] {
  const dialogs = findOpenDialogs(snapshot);
  // Erasing may already be done when the page is read.
  const isErasing = snapshot.matches({ saving: { upToDate: 'erasing' } });
  if (dialogs.length === 0)
    return getControls(getOpenScreen(snapshot)).filter((control) => !(isErasing && control === RETRY_ERASING));
  return dialogs.flatMap(({ name, controls }) => controls.map((control) => ({ ...control, within: name })));
}

function findOpenDialogs(snapshot: JourneySnapshot): readonly Dialog[] {
  const { reset } = snapshot.value;
  const isCongratulating = snapshot.matches({ screen: { contract: { signing: 'congratulating' } } });
  const { title, titleWithoutMoney } = CONTRACT.congratulations;
  const name = viewApplication(snapshot).canReceive ? title : titleWithoutMoney;
  return [
    ...(isCongratulating ? [{ name, controls: CONGRATULATIONS_CONTROLS }] : []),
    ...(reset === 'closed' ? [] : [RESET_DIALOGS[reset]]),
  ];
}

function compareAddress({ address }: PageReading, { context }: JourneySnapshot, screen: ScreenId): readonly string[] {
  if (screen === 'notFound')
    return screenAt(address) === null
      ? []
      : [`address: ${address} belongs to a screen, but the chart expects an unknown address`];
  const anchor = screen === 'landing' && context.landingAnchor !== null ? `#${context.landingAnchor}` : '';
  return compare('address', address, `${ROUTES[screen].path}${anchor}`);
}

/** Returns a control's expected state. `unavailable` means missing or disabled. */
function getExpectedState({ events, exception }: Control, snapshot: JourneySnapshot): ControlException['expected'] {
  if (exception?.when(snapshot) === true) return exception.expected;
  return events.some((event) => snapshot.can(event)) ? 'enabled' : 'unavailable';
}

/** Lists the events that the chart accepts but no control sends. */
function findMissingControls(snapshot: JourneySnapshot, screen: ScreenId): readonly string[] {
  const dialogControls = Object.values(RESET_DIALOGS).flatMap(({ controls }) => controls);
  const menuControls = screen === 'landing' ? [] : MENU_CONTROLS;
  const controls = [...getControls(screen), ...menuControls, ...CONGRATULATIONS_CONTROLS, ...dialogControls];
  const sent = new Set(controls.flatMap(({ events }) => events.map(({ type }) => type)));
  const exempt = listEventsWithoutControl(screen);
  return Object.entries<readonly JourneyEvent[]>(SAMPLES)
    .filter(([, samples]) => samples.some((event) => snapshot.can(event)))
    .map(([type]) => type as JourneyEvent['type'])
    .filter((type) => !sent.has(type) && !exempt.has(type))
    .map((type) => `no control sends ${type}`);
}

function compare(label: string, actual: unknown, expected: unknown): readonly string[] {
  const [actualText, expectedText] = [JSON.stringify(actual), JSON.stringify(expected)];
  return actualText === expectedText ? [] : [`${label}: ${actualText}, but the chart expects ${expectedText}`];
}
