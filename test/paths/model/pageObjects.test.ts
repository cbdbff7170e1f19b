import { describe, expect, it } from 'vitest';
import { PATHS, walkPath } from '#src/review/journey/paths/paths.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { ROUTES, type ScreenId } from '#machines/journey/routes.ts';
import { openScreen } from '#machines/journey/views/openScreen.ts';
import { CONTRACT } from '#src/content/contract.ts';
import type { Control } from '#test/paths/pageObjects/control.ts';
import { controlsOf, WITHOUT_CONTROL } from '#test/paths/pageObjects/controls.ts';
import { HEADINGS } from '#test/paths/pageObjects/places.ts';
import { MENU_CONTROLS } from '#test/paths/pageObjects/shell.ts';
import { controlsInReach, DIALOG_CONTROLS, differences, expectedOf, titleOf } from '#test/paths/expectScreenOf.ts';
import type { PageReading } from '#test/paths/readPage.ts';
import { SAMPLES } from '#machines/journey/events/events.ts';

const SNAPSHOTS = PATHS.flatMap((path) => walkPath(path).map(({ after }) => after as unknown as JourneySnapshot));
const SCREENS = Object.keys(HEADINGS) as readonly ScreenId[];
const ROWS = SCREENS.flatMap((screen) => controlsOf(screen).map((control: Control) => ({ screen, control })));

const snapshotsAt = (screen: ScreenId) => SNAPSHOTS.filter((snapshot) => openScreen(snapshot) === screen);
const isReady = (control: Control, snapshot: JourneySnapshot) => expectedOf(control, snapshot) === 'enabled';

describe('The table of controls', () => {
  it('has for every event a control, or how it happens without one (R1.7)', () => {
    const controls = [...ROWS.map(({ control }) => control), ...MENU_CONTROLS, ...DIALOG_CONTROLS];
    const shown = new Set<string>(controls.flatMap(({ events }) => events.map(({ type }) => type)));
    const excused = WITHOUT_CONTROL.filter(({ on }) => on === undefined).map(({ type }) => type);
    const unshown = Object.keys(SAMPLES).filter((type) => !shown.has(type));
    expect(unshown.toSorted()).toEqual(excused.toSorted());
  });

  it('has no control that the paths never find ready (R1.7)', () => {
    const isFound = ({ screen, control }: (typeof ROWS)[number]) =>
      snapshotsAt(screen).some((snapshot) => isReady(control, snapshot));
    const found = new Set(ROWS.filter(isFound).map(({ control }) => control));
    const unready = ROWS.filter(({ control }) => !found.has(control));
    expect(unready.map(({ screen, control }) => [screen, control.events])).toEqual([]);
    expect(found.size).toBeGreaterThan(SCREENS.length);
  });

  it('has no exception that the paths never need (R1.7)', () => {
    const excepted = ROWS.flatMap(({ screen, control }) =>
      (control.exceptions ?? []).map((exception) => {
        const plain = { ...control, exceptions: [] };
        const isNeeded = (snapshot: JourneySnapshot) =>
          exception.when(snapshot) && expectedOf(plain, snapshot) !== exception.shows;
        return { exception, isUsed: snapshotsAt(screen).some(isNeeded) };
      }),
    );
    const used = new Set(excepted.filter(({ isUsed }) => isUsed).map(({ exception }) => exception));
    const unused = excepted.filter(({ exception }) => !used.has(exception));
    expect(unused.map(({ exception }) => exception.because)).toEqual([]);
    expect(used.size).toBeGreaterThan(0);
  });
});

/** A page as it would be seen if it agreed with the chart in everything. */
function sightOf(
  snapshot: JourneySnapshot,
  screen: 'contract' | 'connectPatreon',
  dialogs: readonly string[],
): PageReading {
  const seen = ({ role, names, within }: Control, isEnabled: boolean, place: number) => {
    return { role, name: names(snapshot)[0] ?? '', within: within === undefined ? [] : [within], isEnabled, place };
  };
  const controls = controlsInReach(snapshot).map((control, place) => seen(control, isReady(control, snapshot), place));
  const { path: address } = ROUTES[screen];
  return { headings: [HEADINGS[screen]], address, title: titleOf(screen), dialogs, controls };
}

it.each([
  ['contract', [CONTRACT.congratulations.title], { screen: { contract: { signing: 'congratulating' } } }],
  ['connectPatreon', [], { screen: 'connectPatreon' }],
] as const)(
  'a page that shows %s and %j differs by each thing that is not as the chart says (R1.7, R1.8)',
  (...row) => {
    const [screen, dialogs, state] = row;
    const snapshot = SNAPSHOTS.find((each) => each.matches(state) && each.value.reset === 'closed');
    if (snapshot === undefined) throw new Error(`No path comes to ${screen}.`);
    const sight = sightOf(snapshot, screen, dialogs);
    const found = (change: Partial<PageReading>) => differences({ ...sight, ...change }, snapshot).length;
    const controls = controlsInReach(snapshot);
    const ready = controls.filter((control) => isReady(control, snapshot));
    const withEach = (isEnabled: boolean) => ({
      controls: sight.controls.map((control) => ({ ...control, isEnabled })),
    });
    const without = ({ names, within = '' }: Control) =>
      sight.controls.filter(
        (seen) => seen.name !== names(snapshot)[0] || (within !== '' && !seen.within.includes(within)),
      );
    expect(differences(sight, snapshot)).toEqual([]);
    const wrong = [{ headings: [] }, { headings: [...sight.headings, 'Another'] }, { address: '/x' }, { title: '' }];
    expect([...wrong, { dialogs: ['A question'] }].map(found)).toEqual([1, 1, 1, 1, 1]);
    expect(ready.filter((control) => found({ controls: without(control) }) === 0)).toEqual([]);
    expect([found(withEach(false)), found(withEach(true))]).toEqual([ready.length, controls.length - ready.length]);
  },
);
