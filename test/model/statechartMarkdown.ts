import type { Access } from '#machines/journey/routes.ts';
import { humanize } from '#machines/journey/humanize.ts';
import type { ChartModel, Delay, GuardTree, ModelState, ModelTransition } from '#src/review/engine/model/chartModel.ts';
import { sortedRequirements } from '#src/review/engine/model/chartModel.ts';
import { callText } from '#src/review/engine/model/guardTree.ts';

const INTRODUCTION = `# The journey, state by state

\`npm run docs\` generates this page from the statechart; do not edit it. The statechart *is* the application: anything
not on this page cannot happen. Ids such as R8.3 name the requirements that a state or transition meets.

Each section lists the **states**, indented by nesting, and then **what can happen** in them. "No change" means that the
state stays the same, even if something is saved or shown. States marked "in parallel" are active at the same time.`;

/** Events that the map omits, because they work on too many screens to draw. */
const EVENTS_NOT_ON_MAP = new Set([
  'url.opened',
  'navigation.backRequested',
  'session.signOutRequested',
  'session.changedElsewhere',
]);

const MAP = `## How the screens connect

The diagram leaves out events that work on many screens: opening an address (including through links on the landing
page), Back, signing out, and session changes in another tab.`;

/** Response times of the simulated services, by port name. */
type ResponseTimesMs = Readonly<Record<string, number>>;

/** Describes the chart for a product owner: the map, the parallel regions, each screen, and the delays. */
export function toStatechartMarkdown(model: ChartModel, responseTimesMs: ResponseTimesMs = {}): string {
  const screens = model.states.filter(({ screen }) => screen !== null);
  const parallel = model.states.filter((state) => isRegion(model, state) && !hasScreens(model, state));
  const screenRegions = model.states.filter((state) => isRegion(model, state) && hasScreens(model, state));
  const parts = [
    INTRODUCTION,
    MAP,
    `\`\`\`mermaid\n${screenMap(model)}\n\`\`\``,
    ...parallel.map((state) => section(model, state, subtreeOf(model, state))),
    ...screenRegions.map((state) => section(model, state, [state])),
    ...screens.map((state) => section(model, state, subtreeOf(model, state))),
    waitsSection(model.delays, responseTimesMs),
  ];
  return `${parts.join('\n\n')}\n`;
}

function isRegion(model: ChartModel, state: ModelState): boolean {
  return state.parentId !== null && stateById(model, state.parentId).parentId === null;
}

function hasScreens(model: ChartModel, state: ModelState): boolean {
  return subtreeOf(model, state).some(({ screen }) => screen !== null);
}

function section(model: ChartModel, top: ModelState, states: readonly ModelState[]): string {
  const ids = new Set(states.map(({ id }) => id));
  const transitions = model.transitions.filter(
    ({ sourceId, trigger }) => ids.has(sourceId) && trigger.kind !== 'initial',
  );
  const inside = states.length > 1 ? childrenOf(model, top).flatMap((child) => stateLines(model, top, child, 0)) : [];
  const parts = [`## ${top.title}`, `${top.description} ${requirementText(top.requirements)}`];
  if (inside.length > 0) parts.push(`**States**${parallelNote(top)}`, inside.join('\n'));
  if (transitions.length > 0) parts.push('**What can happen**', transitionTable(model, top, transitions));
  return parts.join('\n\n');
}

function stateLines(model: ChartModel, parent: ModelState, state: ModelState, depth: number): readonly string[] {
  const notes = [
    parent.initialId === state.id ? ' *(first)*' : '',
    parallelNote(state),
    state.tags.includes('busy') ? ' *(busy)*' : '',
  ];
  const line = `- **${state.title}**${notes.join('')}: ${state.description} ${requirementText(state.requirements)}`;
  return [
    `${'  '.repeat(depth)}${line}`,
    ...childrenOf(model, state).flatMap((child) => stateLines(model, state, child, depth + 1)),
  ];
}

function parallelNote(state: ModelState): string {
  return state.type === 'parallel' ? ' *(in parallel)*' : '';
}

function transitionTable(model: ChartModel, top: ModelState, transitions: readonly ModelTransition[]): string {
  const rows = transitions.map((transition) => {
    const guard = transition.guard === null ? '' : ` if ${guardText(model, transition.guard)}`;
    return [
      pathInside(top, stateById(model, transition.sourceId)),
      transition.description,
      destination(model, top, transition),
      sortedRequirements(transition.requirements).join(', '),
      `\`${transition.trigger.text}${guard}\``,
    ];
  });
  return markdownTable(['In', 'What happens', 'Leads to', 'Requirements', 'In the chart'], rows);
}

function pathInside(top: ModelState, state: ModelState): string {
  const keys = state.keys.slice(top.keys.length);
  return keys.length === 0 ? 'anywhere' : keys.map(humanize).join(' › ');
}

function destination(model: ChartModel, top: ModelState, { targetIds }: ModelTransition): string {
  if (targetIds.length === 0) return 'no change';
  const names = targetIds.map((id) => {
    const state = stateById(model, id);
    const isInside = state.id !== top.id && top.keys.every((key, index) => state.keys[index] === key);
    if (isInside && (screenStateOf(model, top) !== null || screenStateOf(model, state) === null)) {
      return pathInside(top, state);
    }
    return `**${state.title}**`;
  });
  return names.join(', ');
}

function requirementText(requirements: readonly string[]): string {
  return requirements.length === 0 ? '' : `(${sortedRequirements(requirements).join(', ')})`;
}

function waitsSection(delays: readonly Delay[], responseTimesMs: ResponseTimesMs): string {
  const rows = delays.map(({ name, ms, isComputed }) => {
    const value = ms === null ? 'varies' : milliseconds(ms);
    const isShortened = isComputed && ms !== null;
    return [humanize(name), isShortened ? `${value}, minus the time already passed` : value, `\`${name}\``];
  });
  const responses = Object.entries(responseTimesMs).map(([port, ms]) => [
    `${humanize(port)}, simulated`,
    milliseconds(ms),
    `\`${port}\``,
  ]);
  return `## Waits\n\n${markdownTable(['Wait', 'Length', 'In the chart'], [...rows, ...responses])}`;
}

const milliseconds = (ms: number) => `${ms.toLocaleString('en-US')} ms`;

/** Returns the screens and the transitions between them as a Mermaid state diagram. */
function screenMap(model: ChartModel): string {
  const screens = model.states.filter(({ screen }) => screen !== null);
  const first = screens.find(({ id }) => model.states.some(({ initialId }) => initialId === id));
  const names = screens.map((screen) => `  state "${screen.title}" as ${screen.key}`);
  const start = first === undefined ? [] : [`  [*] --> ${first.key}`];
  return ['stateDiagram-v2', ...names, ...start, ...new Set(arrows(model))].join('\n');
}

function arrows(model: ChartModel): readonly string[] {
  return model.transitions.flatMap(({ sourceId, targetIds, trigger, description }) => {
    const from = screenStateOf(model, stateById(model, sourceId));
    if (from === null || EVENTS_NOT_ON_MAP.has(trigger.name)) return [];
    return targetIds.flatMap((id) => {
      const to = screenStateOf(model, stateById(model, id));
      const label = description.replace(/\.$/, '').replaceAll(/[:;#"]/g, ',');
      return to === null || to.id === from.id ? [] : [`  ${from.key} --> ${to.key}: ${label}`];
    });
  });
}

type Route = { readonly path: string; readonly access: Access; readonly step: number | null };

const SCREENS_INTRODUCTION = `# The screens

\`npm run docs\` generates this page from the statechart and its routes; do not edit it. Visitors without access to a
screen are redirected to sign in or to connect Patreon (R1.3, R1.4). [The journey, state by state](statechart.md)
describes what happens on each screen.`;

const WHO_CAN_OPEN = {
  anyone: 'anyone',
  signedIn: 'signed in',
  connected: 'signed in, Patreon connected',
} as const;

/** Lists every screen with its address, access, step, Back target and requirements. */
export function toScreensMarkdown(model: ChartModel, routes: Readonly<Record<string, Route>>): string {
  const head = ['Screen', 'Address', 'Who can open it', 'Step', 'Back returns to', 'Purpose', 'Requirements'];
  const rows = model.states.flatMap((state) =>
    state.screen === null ? [] : [cellsOf(model, state, routes[state.screen] ?? null)],
  );
  return `${SCREENS_INTRODUCTION}\n\n${markdownTable(head, rows)}\n`;
}

function cellsOf(model: ChartModel, state: ModelState, route: Route | null): readonly string[] {
  const states = subtreeOf(model, state);
  const ids = new Set(states.map(({ id }) => id));
  const requirements = [
    ...states.flatMap((nested) => nested.requirements),
    ...model.transitions.filter(({ sourceId }) => ids.has(sourceId)).flatMap((transition) => transition.requirements),
  ];
  return [
    state.title,
    route === null ? 'every other address' : `\`${route.path}\``,
    WHO_CAN_OPEN[route?.access ?? 'anyone'],
    String(route?.step ?? ''),
    backTargets(model, state),
    state.description,
    sortedRequirements(requirements).join(', '),
  ];
}

/** Returns the targets of Back, with the unguarded ones first. */
function backTargets(model: ChartModel, { id }: ModelState): string {
  const transitions = model.transitions.filter(
    ({ sourceId, trigger }) => sourceId === id && trigger.name === 'navigation.backRequested',
  );
  return [...transitions.filter(({ guard }) => guard === null), ...transitions.filter(({ guard }) => guard !== null)]
    .map(({ guard, targetIds }) => {
      const name = targetIds.map((target) => stateById(model, target).title).join(', ');
      return guard === null ? name : `${name} \`if ${guardText(model, guard)}\``;
    })
    .join('; ');
}

function childrenOf(model: ChartModel, state: ModelState): readonly ModelState[] {
  return model.states.filter(({ parentId }) => parentId === state.id);
}

function subtreeOf(model: ChartModel, state: ModelState): readonly ModelState[] {
  return [state, ...childrenOf(model, state).flatMap((child) => subtreeOf(model, child))];
}

function stateById(model: Pick<ChartModel, 'states'>, id: string): ModelState {
  const state = model.states.find((candidate) => candidate.id === id);
  if (state === undefined) throw new Error(`The chart has no state "${id}"`);
  return state;
}

/** Returns the screen that a state belongs to, or null in the regions parallel to the screens. */
function screenStateOf(model: ChartModel, state: ModelState): ModelState | null {
  if (state.screen !== null) return state;
  return state.parentId === null ? null : screenStateOf(model, stateById(model, state.parentId));
}

/** Returns a guard as written in the code. A named combination is followed by its parts in parentheses. */
function guardText(model: Pick<ChartModel, 'states'>, guard: GuardTree): string {
  if (guard.kind === 'unnamed') return guard.text;
  if (guard.kind === 'state') {
    return `in ${guard.stateIds.map((id) => stateById(model, id).keys.join('.')).join(' and ')}`;
  }
  if (guard.kind === 'named') {
    const inside = guard.inside === null ? '' : ` (${guardText(model, guard.inside)})`;
    return `${callText(guard.name, guard.params)}${inside}`;
  }
  const parts = guard.parts.map((part) => guardText(model, part));
  return guard.kind === 'not' ? `not ${parts.join('')}` : parts.join(` ${guard.kind} `);
}

function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`).join('\n');
}
