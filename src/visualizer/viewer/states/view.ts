import { viewerSetup } from '#src/visualizer/viewer/actions.ts';
import { type ViewName, VIEWS } from '#src/visualizer/viewer/context.ts';

const WORDS: Readonly<Record<ViewName, string>> = {
  map: 'The journey map: the screens and the ways between them.',
  chart: 'The full chart: every state and every transition.',
  outline: 'The outline: everything that the picture says, as text.',
  storyboard: 'The storyboard: a picture of each state as a creator sees it.',
  review: 'The review: every state and transition with its verdict.',
};

/** One transition for each view: only that to the view that is asked for is taken. */
const toEach = <Action extends 'rememberAltitude' | 'rememberPlace'>(actions: Action) =>
  VIEWS.map(
    (view) =>
      ({
        guard: { type: 'isView', params: { view } },
        target: `.${view}`,
        actions,
        description: `The view "${view}" is asked for.`,
      }) as const,
  );

/** The view of the chart that is open: one at a time. */
export const view = viewerSetup.createStateConfig({
  description: 'The view of the chart that is open: one at a time.',
  initial: 'map',
  on: {
    'view.opened': toEach('rememberAltitude'),
    'address.opened': toEach('rememberPlace'),
    'path.opened': {
      target: '.chart',
      actions: 'showChart',
      description: 'A path is opened: the full chart shows it.',
    },
    'item.selected': { actions: 'select', description: 'The reviewer selects a state or a transition, or nothing.' },
    'search.changed': { actions: 'search', description: 'The reviewer searches.' },
    'comparison.opened': { actions: 'openComparison', description: 'What changed since a saved version is marked.' },
    'comparison.closed': { actions: 'closeComparison', description: 'The reviewer closes the comparison.' },
    'overlay.toggled': { actions: 'toggleOverlay', description: 'The reviewer lays something over the picture.' },
  },
  states: Object.fromEntries(VIEWS.map((name) => [name, { description: WORDS[name] }])) as Record<
    ViewName,
    { description: string }
  >,
});
