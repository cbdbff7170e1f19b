import { JOURNEY_STEPS } from '#machines/constants.ts';
import { SAMPLES } from '#machines/graph/exploration/samples.ts';
import type { JourneyEvent } from '#machines/journey/events.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { ROUTES, type ScreenId, screenAt } from '#machines/journey/routes.ts';
import { openScreen } from '#machines/journey/views/openScreen.ts';
import { CONTRACT } from '#src/content/contract.ts';
import { CLEARING } from '#src/content/keeping.ts';
import { documentTitle, SCREEN_TITLES } from '#src/content/screens.ts';
import type { Control } from './controls/control.ts';
import { CONTROLS, WITHOUT_CONTROL } from './controls/controls.ts';
import { CONGRATULATIONS_CONTROLS } from './controls/contract.ts';
import { ERASE_CONTROLS, MENU_CONTROLS, RESTART_CONTROLS } from './controls/frame.ts';
import { HEADINGS } from './controls/places.ts';
import { type Eyes, type Sight, standingOf } from './eyes.ts';

const PATIENCE_MS = 10_000;

/** A dialog that asks or tells something: while it is open, only what is in it can be used. */
type Dialog = { readonly name: string; readonly controls: readonly Control[] };

const CONGRATULATIONS: Dialog = { name: CONTRACT.congratulations.title, controls: CONGRATULATIONS_CONTROLS };
const QUESTIONS: Readonly<Record<JourneySnapshot['value']['clearing'], Dialog | null>> = {
  closed: null,
  confirmingRestart: { name: CLEARING.restart.title, controls: RESTART_CONTROLS },
  confirmingErase: { name: CLEARING.erase.title, controls: ERASE_CONTROLS },
};
/** What can be used in any dialog. */
export const DIALOG_CONTROLS = [...CONGRATULATIONS_CONTROLS, ...RESTART_CONTROLS, ...ERASE_CONTROLS];

/** Waits until the screen agrees with the chart in everything, and fails with every difference when it does not. */
export async function expectScreenOf(eyes: Eyes, snapshot: JourneySnapshot): Promise<void> {
  await expectNone(eyes, (sight) => differences(sight, snapshot));
}

/** The same for the account menu while it is open. */
export async function expectMenuOf(eyes: Eyes, snapshot: JourneySnapshot): Promise<void> {
  await expectNone(eyes, (sight) => controlDifferences(sight, snapshot, MENU_CONTROLS));
}

async function expectNone(eyes: Eyes, find: (sight: Sight) => readonly string[]): Promise<void> {
  const endsAt = performance.now() + PATIENCE_MS;
  let found = find(await eyes.look());
  while (found.length > 0 && performance.now() < endsAt) {
    await eyes.blink();
    found = find(await eyes.look());
  }
  if (found.length > 0) throw new Error(`The screen does not agree with the chart:\n${found.join('\n')}`);
}

/** Every difference between what is seen and what the chart says, in words. */
export function differences(sight: Sight, snapshot: JourneySnapshot): readonly string[] {
  const screen = openScreen(snapshot);
  const dialogs = dialogsOf(snapshot);
  return [
    ...unequal('heading', sight.headings, [HEADINGS[screen]]),
    ...addressDifferences(sight, snapshot, screen),
    ...unequal('title', sight.title, titleOf(screen)),
    ...unequal(
      'dialogs',
      sight.dialogs,
      dialogs.map(({ name }) => name),
    ),
    ...(dialogs.length === 0
      ? controlDifferences(sight, snapshot, CONTROLS[screen])
      : dialogs.flatMap(({ name, controls }) => controlDifferences(sight, snapshot, controls, name))),
    ...eventsWithoutControl(snapshot, screen),
  ];
}

function dialogsOf(snapshot: JourneySnapshot): readonly Dialog[] {
  const question = QUESTIONS[snapshot.value.clearing];
  const isCongratulating = snapshot.matches({ screen: { contract: { signing: 'congratulating' } } });
  return [...(isCongratulating ? [CONGRATULATIONS] : []), ...(question === null ? [] : [question])];
}

function addressDifferences(sight: Sight, { context }: JourneySnapshot, screen: ScreenId): readonly string[] {
  if (screen === 'notFound') return screenAt(sight.address) === null ? [] : [`address: ${sight.address} is known`];
  const anchor = screen === 'landing' && context.landingAnchor !== null ? `#${context.landingAnchor}` : '';
  return unequal('address', sight.address, `${ROUTES[screen].path}${anchor}`);
}

/** What the browser says in the title of its tab. */
export function titleOf(screen: ScreenId): string {
  const step = screen === 'notFound' ? null : ROUTES[screen].step;
  return documentTitle(SCREEN_TITLES[screen], step, JOURNEY_STEPS);
}

function controlDifferences(
  sight: Sight,
  snapshot: JourneySnapshot,
  controls: readonly Control[],
  dialog?: string,
): readonly string[] {
  if (controls.length === 0) return ['there are no controls to look for'];
  return controls.flatMap((control) => {
    const { role, events } = control;
    const names = control.names(snapshot);
    const standing = standingOf(sight, role, names, dialog ?? control.within);
    if (standing === 'missing' && control.foldedIn !== undefined && sight.folded.includes(control.foldedIn)) return [];
    const expected = expectedOf(control, snapshot);
    const isAsExpected = expected === 'enabled' ? standing === 'enabled' : standing !== 'enabled';
    if (isAsExpected) return [];
    return [`${role} "${names.join('" or "')}": ${standing}, but ${expected} by ${JSON.stringify(events)}`];
  });
}

/** What a control shows by the chart: ready, or missing and disabled, which are the same to the chart. */
export function expectedOf({ events, exceptions = [] }: Control, snapshot: JourneySnapshot): 'enabled' | 'unusable' {
  const exception = exceptions.find(({ when }) => when(snapshot));
  if (exception !== undefined) return exception.shows;
  return events.some((event) => snapshot.can(event)) ? 'enabled' : 'unusable';
}

/** What the chart takes now, but nothing on the screen stands for. */
function eventsWithoutControl(snapshot: JourneySnapshot, screen: ScreenId): readonly string[] {
  const shown = new Set(
    [...CONTROLS[screen], ...MENU_CONTROLS.filter(() => screen !== 'landing'), ...DIALOG_CONTROLS].flatMap(
      ({ events }) => events.map(({ type }) => type),
    ),
  );
  const excused = new Set(WITHOUT_CONTROL.filter(({ on = screen }) => on === screen).map(({ type }) => type));
  return Object.entries<readonly JourneyEvent[]>(SAMPLES)
    .filter(([, samples]) => samples.some((event) => snapshot.can(event)))
    .map(([type]) => type as JourneyEvent['type'])
    .filter((type) => !shown.has(type) && !excused.has(type))
    .map((type) => `no control stands for ${type}`);
}

function unequal(what: string, seen: unknown, expected: unknown): readonly string[] {
  const [is, should] = [JSON.stringify(seen), JSON.stringify(expected)];
  return is === should ? [] : [`${what}: ${is}, but ${should} by the chart`];
}
