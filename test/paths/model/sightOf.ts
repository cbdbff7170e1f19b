import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { openScreen } from '#machines/journey/views/openScreen.ts';
import type { Control } from '#test/paths/controls/control.ts';
import { CONTROLS } from '#test/paths/controls/controls.ts';
import { HEADINGS } from '#test/paths/controls/places.ts';
import { expectedOf, titleOf } from '#test/paths/expectScreenOf.ts';
import type { PageReading } from '#test/paths/readPage.ts';

/** A page as it would be seen if it agreed with the chart in everything; no dialog is open. */
export function sightOf(snapshot: JourneySnapshot): PageReading {
  const screen = openScreen(snapshot);
  const { landingAnchor } = snapshot.context;
  const fragment = screen === 'landing' && landingAnchor !== null ? `#${landingAnchor}` : '';
  return {
    headings: [HEADINGS[screen]],
    address: screen === 'notFound' ? '/no-such-page' : `${ROUTES[screen].path}${fragment}`,
    title: titleOf(screen),
    dialogs: [],
    folded: [],
    controls: CONTROLS[screen].map((control: Control, place) => ({
      role: control.role,
      name: control.names(snapshot)[0] ?? '',
      within: control.within === undefined ? [] : [control.within],
      isEnabled: expectedOf(control, snapshot) === 'enabled',
      place,
    })),
  };
}
