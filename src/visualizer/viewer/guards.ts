import { viewerBase } from './base.ts';
import type { PanelName, ViewName } from './context.ts';

/** The guards of the viewer's chart. */
export const withViewerGuards = viewerBase.extend({
  guards: {
    isView: ({ event }, { view }: { view: ViewName }) =>
      (event.type === 'view.opened' && event.view === view) ||
      (event.type === 'address.opened' && event.place.view === view),
    isPanel: ({ event }, { panel }: { panel: PanelName }) => event.type === 'panel.opened' && event.panel === panel,
    isNamed: ({ event }) =>
      (event.type === 'item.selected' && event.id !== null) ||
      (event.type === 'address.opened' && event.place.selectedId !== null),
    isProofAsked: ({ context: { overlays }, event }) =>
      event.type === 'overlay.toggled' && event.overlay === 'proof' && !overlays.includes('proof'),
    isNothingLeft: ({ context: { overlays }, event }) =>
      event.type === 'item.selected' && event.id === null && !overlays.includes('proof'),
    isOtherAltitude: ({ context: { altitude }, event }) =>
      (event.type === 'view.opened' && altitudeOf(event.view, altitude) !== altitude) ||
      (event.type === 'address.opened' && altitudeOf(event.place.view, altitude) !== altitude),
    isMap: ({ context }) => context.altitude === 'map',
  },
});

/** The map and the chart are drawn at altitudes of their own; the other views leave the last one as it is. */
export function altitudeOf(view: ViewName, before: 'map' | 'chart'): 'map' | 'chart' {
  return view === 'map' || view === 'chart' ? view : before;
}
