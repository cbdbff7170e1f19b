import { CHARTS, OVERLAYS, type Place, VIEWS } from './context.ts';
import type { ViewerSnapshot } from './machine.ts';

/** The address of a place, from its `#` on: `#/chart/journey?item=offers&show=proof`. */
export function addressOf({ view, chart, selectedId, overlays, query }: Place): string {
  const words = new URLSearchParams();
  if (selectedId !== null) words.set('item', selectedId);
  if (overlays.length > 0) words.set('show', overlays.join(','));
  if (query !== '') words.set('find', query);
  const asked = words.size === 0 ? '' : `?${words.toString()}`;
  return `#/${view}/${chart}${asked}`;
}

/** The place that an address names; whatever is not understood gives the map of the journey. */
export function placeOf(address: string): Place {
  const [path = '', asked = ''] = address.replace(/^#\/?/, '').split('?');
  const [viewName, chartName] = path.split('/');
  const words = new URLSearchParams(asked);
  const shown = (words.get('show') ?? '').split(',');
  return {
    view: VIEWS.find((name) => name === viewName) ?? 'map',
    chart: CHARTS.find((name) => name === chartName) ?? 'journey',
    selectedId: words.get('item'),
    overlays: OVERLAYS.filter((overlay) => shown.includes(overlay)),
    query: words.get('find') ?? '',
  };
}

/** Where the viewer stands. */
export function currentPlace({ value, context }: ViewerSnapshot): Place {
  const { chart, selectedId, overlays, query } = context;
  return { view: value.view, chart, selectedId, overlays, query };
}
