import type { Access } from '#machines/journey/routes.ts';
import type { ChartModel, ModelState } from '#src/review/engine/model/chartModel.ts';
import { sortedRequirements } from '#src/review/engine/model/chartModel.ts';
import { guardText, insideOf, markdownTable, stateById } from './graphParts.ts';

type Route = { readonly path: string; readonly access: Access; readonly step: number | null };

const INTRODUCTION = `# The screens

This page is written from the statechart and its routes by \`npm run docs\`; do not edit it. Who asks for a screen that
is not open to them is sent to sign in or to connect Patreon (R1.3, R1.4). What happens on a screen is told in
[the journey, state by state](statechart.md).`;

const WHO_MAY_OPEN = {
  anyone: 'anyone',
  signedIn: 'signed in',
  connected: 'signed in, Patreon connected',
} as const;

/** Every screen with its address, who may open it, its step, where Back leads and the requirements it serves. */
export function toScreensMarkdown(model: ChartModel, routes: Readonly<Record<string, Route>>): string {
  const head = ['Screen', 'Address', 'Who may open it', 'Step', 'Back leads to', 'What it is for', 'Requirements'];
  const rows = model.states.flatMap((state) =>
    state.screen === null ? [] : [cellsOf(model, state, routes[state.screen] ?? null)],
  );
  return `${INTRODUCTION}\n\n${markdownTable(head, rows)}\n`;
}

function cellsOf(model: ChartModel, state: ModelState, route: Route | null): readonly string[] {
  const states = insideOf(model, state);
  const ids = new Set(states.map(({ id }) => id));
  const served = [
    ...states.flatMap(({ requirements }) => requirements),
    ...model.transitions.filter(({ sourceId }) => ids.has(sourceId)).flatMap(({ requirements }) => requirements),
  ];
  return [
    state.title,
    route === null ? 'every other address' : `\`${route.path}\``,
    WHO_MAY_OPEN[route?.access ?? 'anyone'],
    String(route?.step ?? ''),
    backTargets(model, state),
    state.description,
    sortedRequirements(served).join(', '),
  ];
}

/** Where Back leads: first without a condition, then where a guard passes. */
function backTargets(model: ChartModel, { id }: ModelState): string {
  const ways = model.transitions.filter(
    ({ sourceId, trigger }) => sourceId === id && trigger.name === 'navigation.backRequested',
  );
  return [...ways.filter(({ guard }) => guard === null), ...ways.filter(({ guard }) => guard !== null)]
    .map(({ guard, targetIds }) => {
      const name = targetIds.map((target) => stateById(model, target).title).join(', ');
      return guard === null ? name : `${name} \`if ${guardText(model, guard)}\``;
    })
    .join('; ');
}
