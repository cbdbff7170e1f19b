import type { Graph, GraphState, GraphTransition } from '#machines/graph/toGraph.ts';
import type { Coverage, Share } from './coverage.ts';

/** What the page shows beside the figures: the pictures that were taken, by the state that they show. */
export type Pictures = ReadonlyMap<string, readonly string[]>;

const KINDS = ['states', 'transitions', 'guardAnswers', 'requirements'] as const;
const WORDS = {
  states: 'States',
  transitions: 'Transitions',
  guardAnswers: 'Guard answers',
  requirements: 'Requirements',
};
/** A state that everything lies in would show them all. */
const MOST_PICTURES = 4;
const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
  table { border-collapse: collapse; margin: 1rem 0; width: 100%; }
  th, td { border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .4rem .6rem; text-align: start; vertical-align: top; }
  .missing { font-weight: 700; }
  .pictures { display: flex; flex-wrap: wrap; gap: .5rem; }
  .pictures img { border: 1px solid; height: auto; width: 14rem; }
`;

/** The report as one page: the figures, then every state with its pictures and every transition, by model and browser. */
export function coveragePage(graph: Graph, coverage: Coverage, pictures: Pictures): string {
  const transitions = graph.transitions.filter(({ trigger }) => trigger.kind !== 'initial');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>What is proved of the journey</title>
<style>${STYLE}</style>
<h1>What is proved of the journey</h1>
<p>The model is explored without a screen; the browser goes the paths on the built product.</p>
<table>
<tr><th scope="col">Of the chart</th><th scope="col">Model</th><th scope="col">Browser</th></tr>
${KINDS.map((kind) => `<tr><th scope="row">${WORDS[kind]}</th><td>${shareText(coverage.model[kind])}</td><td>${shareText(coverage.browser[kind])}</td></tr>`).join('\n')}
</table>
<h2>States</h2>
<table>
<tr><th scope="col">State</th><th scope="col">Model</th><th scope="col">Browser</th><th scope="col">Pictures</th></tr>
${graph.states.map((state) => stateRow(state, coverage, pictures.get(state.id) ?? [])).join('\n')}
</table>
<h2>Transitions</h2>
<table>
<tr><th scope="col">In</th><th scope="col">What happens</th><th scope="col">Requirements</th><th scope="col">Model</th><th scope="col">Browser</th></tr>
${transitions.map((transition) => transitionRow(transition, coverage)).join('\n')}
</table>
</html>
`;
}

function stateRow({ id, description }: GraphState, { model, browser }: Coverage, pictures: readonly string[]): string {
  const shown = pictures
    .slice(0, MOST_PICTURES)
    .map((picture) => `<img src="${escaped(picture)}" alt="" loading="lazy">`)
    .join('');
  return `<tr><th scope="row">${escaped(id)}<br><small>${escaped(description)}</small></th>${cell(model.states, id)}${cell(browser.states, id)}<td><div class="pictures">${shown}</div></td></tr>`;
}

function transitionRow(transition: GraphTransition, { model, browser }: Coverage): string {
  const { id, sourceId, description, trigger, guard, requirements } = transition;
  const condition = guard === null ? '' : ` if ${guard}`;
  return `<tr><th scope="row">${escaped(sourceId)}</th><td>${escaped(description)}<br><small><code>${escaped(trigger.text + condition)}</code></small></td><td>${requirements.join(', ')}</td>${cell(model.transitions, id)}${cell(browser.transitions, id)}</tr>`;
}

function cell({ missing }: Share, id: string): string {
  return missing.includes(id) ? '<td class="missing">missing</td>' : '<td>yes</td>';
}

function shareText({ covered, all }: Share): string {
  return `${covered} of ${all}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
