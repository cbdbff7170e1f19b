import { describe, expect, it } from 'vitest';
import { PATHS, walkPath } from '#machines/graph/paths/paths.ts';
import { SAMPLES } from '#machines/graph/exploration/samples.ts';
import type { JourneyEvent } from '#machines/journey/events.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import type { ScreenId } from '#machines/journey/routes.ts';
import { openScreen } from '#machines/journey/views/openScreen.ts';
import type { Control } from '#test/paths/controls/control.ts';
import { CONTROLS, WITHOUT_CONTROL } from '#test/paths/controls/controls.ts';
import { DIALOG_CONTROLS, differences, expectedOf } from '#test/paths/expectScreenOf.ts';
import { MENU_CONTROLS } from '#test/paths/controls/frame.ts';
import { sightOf } from './sightOf.ts';

const MOMENTS = PATHS.flatMap((path) => walkPath(path).map(({ after }) => after as unknown as JourneySnapshot));
const SCREENS = Object.keys(CONTROLS) as readonly ScreenId[];
const TYPES = Object.keys(SAMPLES) as readonly JourneyEvent['type'][];
const ROWS = SCREENS.flatMap((screen) => CONTROLS[screen].map((control): [ScreenId, Control] => [screen, control]));

const momentsAt = (screen: ScreenId) => MOMENTS.filter((moment) => openScreen(moment) === screen);
const nameOf = ({ role, names, within }: Control, moment: JourneySnapshot) =>
  `${role} ${names(moment).join(' / ')} ${within ?? ''}`;

describe('The table of controls', () => {
  it('has for every event a control, or how it happens without one (R1.7)', () => {
    const rows = [...ROWS.map(([, control]) => control), ...MENU_CONTROLS, ...DIALOG_CONTROLS];
    const shown = new Set(rows.flatMap(({ events }) => events.map(({ type }) => type)));
    const excused = WITHOUT_CONTROL.filter(({ on }) => on === undefined).map(({ type }) => type);
    expect(TYPES.filter((type) => !shown.has(type)).toSorted()).toEqual(excused.toSorted());
  });

  it('has no control that the paths never find ready (R1.7)', () => {
    const ready = ROWS.filter(([screen, control]) =>
      momentsAt(screen).some((moment) => expectedOf(control, moment) === 'enabled'),
    );
    const found = new Set(ready.map(([, control]) => control));
    expect(ROWS.filter(([, control]) => !found.has(control)).map(([screen, { events }]) => [screen, events])).toEqual(
      [],
    );
    expect(found.size).toBeGreaterThan(SCREENS.length);
  });

  it('has no exception that the paths never need (R1.7)', () => {
    const excepted = ROWS.flatMap(([screen, control]) =>
      (control.exceptions ?? []).map((exception) => ({ screen, control, exception })),
    );
    const needed = excepted.filter(({ screen, control, exception }) =>
      momentsAt(screen).some((moment) => {
        const plain = expectedOf({ ...control, exceptions: [] }, moment);
        return exception.when(moment) && plain !== exception.shows;
      }),
    );
    const all = new Set(excepted.map(({ exception }) => exception));
    const used = new Set(needed.map(({ exception }) => exception));
    expect([...all].filter((exception) => !used.has(exception)).map(({ because }) => because)).toEqual([]);
    expect(used.size).toBeGreaterThan(0);
  });
});

describe.each(SCREENS)('What is told of the screen %s', (screen) => {
  const [moment] = momentsAt(screen);
  if (moment === undefined) throw new Error(`No path comes to ${screen}.`);
  const sight = sightOf(moment);
  const found = (change: Partial<typeof sight>) => differences({ ...sight, ...change }, moment).length;

  it('is nothing when it agrees with the chart (R1.7)', () => {
    expect(differences(sight, moment)).toEqual([]);
  });

  it('is each thing that differs: heading, address, title, dialog (R1.7, R1.8)', () => {
    const changes: readonly Partial<typeof sight>[] = [
      { headings: [] },
      { headings: [...sight.headings, 'Another heading'] },
      { address: '/business-verification/' },
      { title: '' },
      { dialogs: ['A question'] },
    ];
    expect(changes.map(found)).toEqual(changes.map(() => 1));
  });

  it('is each control that is ready and should not be, or should be and is not (R1.7)', () => {
    const kept = CONTROLS[screen].filter((control: Control) => expectedOf(control, moment) === 'enabled');
    const without = kept.map((control: Control) => {
      const [first] = control.names(moment);
      const controls = sight.controls.filter(
        ({ name, within }) => name !== first || (control.within !== undefined && !within.includes(control.within)),
      );
      return [nameOf(control, moment), found({ controls }) > 0];
    });
    const disabled = sight.controls.map((control) => ({ ...control, isEnabled: false }));
    const enabled = sight.controls.map((control) => ({ ...control, isEnabled: true }));
    expect(without).toEqual(kept.map((control: Control) => [nameOf(control, moment), true]));
    expect(found({ controls: disabled })).toBe(kept.length);
    expect(found({ controls: enabled })).toBe(CONTROLS[screen].length - kept.length);
  });
});
