import { describe, expect, it } from 'vitest';
import { SAMPLES } from '#machines/graph/exploration/samples.ts';
import { PATHS, walkPath } from '#machines/graph/paths/paths.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import type { ScreenId } from '#machines/journey/routes.ts';
import { openScreen } from '#machines/journey/views/openScreen.ts';
import type { Control } from '#test/paths/controls/control.ts';
import { CONTROLS, WITHOUT_CONTROL } from '#test/paths/controls/controls.ts';
import { MENU_CONTROLS } from '#test/paths/controls/frame.ts';
import { DIALOG_CONTROLS, differences, expectedOf } from '#test/paths/expectScreenOf.ts';
import { sightOf } from './sightOf.ts';

const MOMENTS = PATHS.flatMap((path) => walkPath(path).map(({ after }) => after as unknown as JourneySnapshot));
const SCREENS = Object.keys(CONTROLS) as readonly ScreenId[];
const ROWS = SCREENS.flatMap((screen) => CONTROLS[screen].map((control: Control) => ({ screen, control })));

const momentsAt = (screen: ScreenId) => MOMENTS.filter((moment) => openScreen(moment) === screen);
const isReady = (control: Control, moment: JourneySnapshot) => expectedOf(control, moment) === 'enabled';

describe('The table of controls', () => {
  it('has for every event a control, or how it happens without one (R1.7)', () => {
    const controls = [...ROWS.map(({ control }) => control), ...MENU_CONTROLS, ...DIALOG_CONTROLS];
    const shown = new Set<string>(controls.flatMap(({ events }) => events.map(({ type }) => type)));
    const excused = WITHOUT_CONTROL.filter(({ on }) => on === undefined).map(({ type }) => type);
    expect(
      Object.keys(SAMPLES)
        .filter((type) => !shown.has(type))
        .toSorted(),
    ).toEqual(excused.toSorted());
  });

  it('has no control that the paths never find ready (R1.7)', () => {
    const found = new Set(
      ROWS.filter(({ screen, control }) => momentsAt(screen).some((moment) => isReady(control, moment))).map(
        ({ control }) => control,
      ),
    );
    const unready = ROWS.filter(({ control }) => !found.has(control));
    expect(unready.map(({ screen, control }) => [screen, control.events])).toEqual([]);
    expect(found.size).toBeGreaterThan(SCREENS.length);
  });

  it('has no exception that the paths never need (R1.7)', () => {
    const excepted = ROWS.flatMap(({ screen, control }) =>
      (control.exceptions ?? []).map((exception) => {
        const plain = { ...control, exceptions: [] };
        const isNeeded = (moment: JourneySnapshot) =>
          exception.when(moment) && expectedOf(plain, moment) !== exception.shows;
        return { exception, isUsed: momentsAt(screen).some(isNeeded) };
      }),
    );
    const used = new Set(excepted.filter(({ isUsed }) => isUsed).map(({ exception }) => exception));
    const unused = excepted.filter(({ exception }) => !used.has(exception));
    expect(unused.map(({ exception }) => exception.because)).toEqual([]);
    expect(used.size).toBeGreaterThan(0);
  });
});

it.each(SCREENS)(
  'a page that shows %s differs from the chart by each thing that is not as it should be (R1.7, R1.8)',
  (screen) => {
    const [moment] = momentsAt(screen);
    if (moment === undefined) throw new Error(`No path comes to ${screen}.`);
    const sight = sightOf(moment);
    const found = (change: Partial<typeof sight>) => differences({ ...sight, ...change }, moment).length;
    const ready = CONTROLS[screen].filter((control: Control) => isReady(control, moment));
    const withEach = (isEnabled: boolean) => sight.controls.map((control) => ({ ...control, isEnabled }));
    const without = ({ names, within }: Control) =>
      sight.controls.filter(
        (seen) => seen.name !== names(moment)[0] || (within !== undefined && !seen.within.includes(within)),
      );
    expect(differences(sight, moment)).toEqual([]);
    expect([
      found({ headings: [] }),
      found({ headings: [...sight.headings, 'Another heading'] }),
      found({ address: '/business-verification/' }),
      found({ title: '' }),
      found({ dialogs: ['A question'] }),
    ]).toEqual([1, 1, 1, 1, 1]);
    expect(ready.filter((control: Control) => found({ controls: without(control) }) === 0)).toEqual([]);
    expect(found({ controls: withEach(false) })).toBe(ready.length);
    expect(found({ controls: withEach(true) })).toBe(CONTROLS[screen].length - ready.length);
  },
);
