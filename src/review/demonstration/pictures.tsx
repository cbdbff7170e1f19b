import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { PATHS, walkPath } from '#src/review/journey/paths/paths.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { journeyStepper } from '#src/review/journey/paths/starts.ts';
import { storyVerdicts } from '#src/review/journey/stories/stories.ts';
import { ROUTED_SCREEN_IDS } from '#machines/journey/routes.ts';
import { preloadScreen } from '#src/screens/registry.ts';
import { type Manifest, withDataStyles, styleSheetOf } from '#src/app/entry/pages.ts';
import { renderProduct } from '#src/app/entry/prerender.tsx';
import { PROOF_FOLDER, WITHOUT_SHELL } from '#src/review/engine/model/proof.ts';
import { type PicturedState, proofOfPaths } from './proofOfPaths.ts';
import type { ApprovedStep } from './situations.ts';
import { collectTexts, type ShownSituation } from './texts/collectTexts.ts';
import { documentTexts } from './texts/documents.ts';
import { fieldTexts } from './texts/fieldProblems.ts';
import { helpTexts } from './texts/help.ts';
import { messageTexts } from './texts/messages.ts';
import { visibleTexts } from './texts/visibleTexts.ts';

const STYLE_LINK = /<link rel="stylesheet"[^>]*>/g;

/** Highlights the sentence that a search found; the review page sets `data-found` on it. */
const FOUND_STYLE =
  '[data-found]{background:var(--cca-highlight-tint);color:var(--cca-ink);outline:3px solid var(--cca-highlight);outline-offset:2px}';
const HIDDEN_SHELL_STYLE = 'html:target :has(~ main){display:none}';

export type Picture = { readonly address: string; readonly markup: string };

type Demonstration = { readonly proof: string; readonly texts: string | null; readonly pictures: readonly Picture[] };

/** Computes the proof. If the product may be framed, also renders pictures and collects all text that creators read. */
export async function renderPictures(mayBeFramed: boolean): Promise<Demonstration> {
  const model = journeyModel();
  const steps = PATHS.flatMap((path) => walkPath(path).map((step) => ({ ...step, path: path.name })));
  const { pictured, ...shown } = proofOfPaths(model, steps, mayBeFramed ? undefined : 0);
  const proof = { ...shown, stories: storyVerdicts(journeyStepper()) };
  if (!mayBeFramed) return { proof: JSON.stringify(proof), texts: null, pictures: [] };
  await Promise.all([...ROUTED_SCREEN_IDS, 'notFound' as const].map(preloadScreen));
  const situations = await renderSituations(pictured, steps);
  const placedTexts = [...messageTexts(model, steps), ...fieldTexts(), ...helpTexts(), ...documentTexts()];
  const texts = collectTexts(model, situations, placedTexts);
  return {
    proof: JSON.stringify(proof),
    texts: JSON.stringify(texts),
    pictures: situations.flatMap(({ picture, markup }) => (picture === null ? [] : [{ address: picture, markup }])),
  };
}

type RenderedSituation = ShownSituation & { readonly markup: string };

/** Renders each situation once. A situation without a picture gets one if it shows new text. */
async function renderSituations(
  pictured: readonly PicturedState[],
  steps: readonly ApprovedStep[],
): Promise<readonly RenderedSituation[]> {
  const situations: RenderedSituation[] = [];
  const [keys, seen] = [new Set<string>(), new Set<string>()];
  const add = async (snapshot: JourneySnapshot, address: string | null) => {
    const markup = await renderProduct(snapshot, 'test');
    const texts = new Set(visibleTexts(markup));
    const isNew = [...texts].some((text) => !seen.has(text));
    for (const text of texts) seen.add(text);
    const picture = address ?? (isNew ? `${PROOF_FOLDER}text-${situations.length}.html` : null);
    situations.push({ active: new Set(snapshot._nodes.map(({ id }) => id)), texts, picture, markup });
    keys.add(keyOf(snapshot));
  };
  for (const { address, snapshot } of pictured) await add(snapshot, address);
  for (const { after } of steps) if (!keys.has(keyOf(after))) await add(after, null);
  return situations;
}

/** Returns equal keys for snapshots that differ only in elapsed time or countdown. */
function keyOf({ value, context }: JourneySnapshot): string {
  return JSON.stringify([value, { ...context, elapsedMs: 0, countdownMs: 0 }]);
}

export function picturePages(
  shell: string,
  manifest: Manifest,
  pictures: readonly Picture[],
): readonly (readonly [address: string, text: string])[] {
  const pictureStylesheet = `${PROOF_FOLDER}pictures.css`;
  const linked = [...shell.matchAll(STYLE_LINK)].map(([link]) => link);
  // Adds stylesheets that the product loads later, such as the fonts.
  const others = new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [...css, file]));
  const styles = [...others]
    .filter((path) => path.endsWith('.css'))
    .map((path) => `/${path}`)
    .filter((path) => !shell.includes(`"${path}"`));
  const links = [
    ...linked,
    ...[...styles, pictureStylesheet].map((path) => `<link rel="stylesheet" crossorigin href="${path}">`),
  ].join('');
  const root = `<html id="${WITHOUT_SHELL}" data-mantine-color-scheme="light"`;
  const opening = shell.slice(0, shell.indexOf('<head>')).replace('<html', root);
  const page = (markup: string) =>
    `${opening}<meta charset="utf-8"><title>Screen preview</title>${links}<div id="root">${withDataStyles(markup)}</div>`;
  return [
    [
      pictureStylesheet,
      [styleSheetOf(pictures.map(({ markup }) => markup).join('')), HIDDEN_SHELL_STYLE, FOUND_STYLE].join('\n'),
    ],
    ...pictures.map(({ address, markup }) => [address, page(markup)] as const),
  ];
}
