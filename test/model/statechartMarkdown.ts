import { screenMap } from './screenMap.ts';
import type { ChartModel, Delay, ModelState, ModelTransition } from '#src/review/engine/model/chartModel.ts';
import { sortedRequirements } from '#src/review/engine/model/chartModel.ts';
import { childrenOf, guardText, insideOf, markdownTable, screenStateOf, stateById } from './graphParts.ts';
import { humanize } from '#machines/journey/humanize.ts';

const INTRODUCTION = `# The journey, state by state

This page is written from the statechart by \`npm run docs\`; do not edit it. The statechart *is* the application: what
is not on this page cannot happen. Numbers such as R8.3 name the requirement that a state or a step serves.

Each section lists the **states**, nested as they lie in one another, and then **what can happen** in them. "Stays"
means that something is remembered or shown while the journey stands where it is. Side by side are parts that go on at
the same time.`;

const MAP = `## How the screens follow each other

Not drawn, because they lead away from many screens alike: opening an address (the links of the landing page do that
too), Back, signing out, and a change of the session in another tab.`;

/** How long the simulated service behind a port takes to answer, by the name of the port. */
export type AnswerTimesMs = Readonly<Record<string, number>>;

/** The chart for a product owner: the map, the regions parallel to the screens, each screen, and the waits. */
export function toStatechartMarkdown(model: ChartModel, answerTimesMs: AnswerTimesMs = {}): string {
  const screens = model.states.filter(({ screen }) => screen !== null);
  const parallel = model.states.filter((state) => isRegion(model, state) && !holdsScreens(model, state));
  const frame = model.states.filter((state) => isRegion(model, state) && holdsScreens(model, state));
  const parts = [
    INTRODUCTION,
    MAP,
    `\`\`\`mermaid\n${screenMap(model)}\n\`\`\``,
    ...parallel.map((state) => section(model, state, insideOf(model, state))),
    ...frame.map((state) => section(model, state, [state])),
    ...screens.map((state) => section(model, state, insideOf(model, state))),
    waits(model.delays, answerTimesMs),
  ];
  return `${parts.join('\n\n')}\n`;
}

function isRegion(model: ChartModel, state: ModelState): boolean {
  return state.parentId !== null && stateById(model, state.parentId).parentId === null;
}

function holdsScreens(model: ChartModel, state: ModelState): boolean {
  return insideOf(model, state).some(({ screen }) => screen !== null);
}

function section(model: ChartModel, top: ModelState, states: readonly ModelState[]): string {
  const ids = new Set(states.map(({ id }) => id));
  const steps = model.transitions.filter(({ sourceId, trigger }) => ids.has(sourceId) && trigger.kind !== 'initial');
  const inside = states.length > 1 ? childrenOf(model, top).flatMap((child) => stateLines(model, top, child, 0)) : [];
  const parts = [`## ${top.title}`, `${top.description} ${requirementText(top.requirements)}`];
  if (inside.length > 0) parts.push(`**States**${sideBySide(top)}`, inside.join('\n'));
  if (steps.length > 0) parts.push('**What can happen**', stepTable(model, top, steps));
  return parts.join('\n\n');
}

function stateLines(model: ChartModel, parent: ModelState, state: ModelState, depth: number): readonly string[] {
  const marks = [
    parent.initialId === state.id ? ' *(first)*' : '',
    sideBySide(state),
    state.tags.includes('busy') ? ' *(busy)*' : '',
  ];
  const line = `- **${state.title}**${marks.join('')}: ${state.description} ${requirementText(state.requirements)}`;
  return [
    `${'  '.repeat(depth)}${line}`,
    ...childrenOf(model, state).flatMap((child) => stateLines(model, state, child, depth + 1)),
  ];
}

function sideBySide(state: ModelState): string {
  return state.type === 'parallel' ? ' *(side by side)*' : '';
}

function stepTable(model: ChartModel, top: ModelState, steps: readonly ModelTransition[]): string {
  const rows = steps.map((step) => {
    const guard = step.guard === null ? '' : ` if ${guardText(model, step.guard)}`;
    return [
      placeInside(top, stateById(model, step.sourceId)),
      step.description,
      destination(model, top, step),
      sortedRequirements(step.requirements).join(', '),
      `\`${step.trigger.text}${guard}\``,
    ];
  });
  return markdownTable(['In', 'What happens', 'Leads to', 'Requirements', 'In the chart'], rows);
}

function placeInside(top: ModelState, state: ModelState): string {
  const keys = state.keys.slice(top.keys.length);
  return keys.length === 0 ? 'anywhere' : keys.map(humanize).join(' › ');
}

function destination(model: ChartModel, top: ModelState, step: ModelTransition): string {
  if (step.targetIds.length === 0) return 'stays';
  const names = step.targetIds.map((id) => {
    const state = stateById(model, id);
    const isInside = state.id !== top.id && top.keys.every((key, index) => state.keys[index] === key);
    if (isInside && (screenStateOf(model, top) !== null || screenStateOf(model, state) === null)) {
      return placeInside(top, state);
    }
    return `**${state.title}**`;
  });
  return names.join(', ');
}

function requirementText(requirements: readonly string[]): string {
  return requirements.length === 0 ? '' : `(${sortedRequirements(requirements).join(', ')})`;
}

function waits(delays: readonly Delay[], answerTimesMs: AnswerTimesMs): string {
  const rows = delays.map(({ name, ms, isComputed }) => {
    const value = ms === null ? 'depends on what has happened' : milliseconds(ms);
    const isShortened = isComputed && ms !== null;
    return [humanize(name), isShortened ? `${value}, less what has passed already` : value, `\`${name}\``];
  });
  const answers = Object.entries(answerTimesMs).map(([port, ms]) => [
    `${humanize(port)}, simulated`,
    milliseconds(ms),
    `\`${port}\``,
  ]);
  return `## Waits\n\n${markdownTable(['Wait', 'Length', 'In the chart'], [...rows, ...answers])}`;
}

function milliseconds(ms: number): string {
  return `${ms.toLocaleString('en-US')} ms`;
}
