import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import type { SessionStep } from '#src/review/engine/session/sessionStep.ts';
import { stepMarks } from '#src/review/page/facts/stepMarks.ts';
import { proofMarks } from '#src/review/page/facts/coverage.ts';
import type { Proof } from '#src/review/engine/model/proof.ts';
import { pictureMarks } from '#src/review/page/facts/storyboard.ts';
import type { Review } from '#src/review/page/facts/review.ts';
import type { ItemMarks, Marks } from '#src/review/page/facts/marks.ts';
import type { ViewerSnapshot } from './machine.ts';
import type { Texts } from '#src/review/engine/model/texts.ts';
import { type Answers, answersTo, foundIds, NO_ANSWERS } from '#src/review/page/facts/search.ts';
import { lensMarks } from '#src/review/page/facts/lenses.ts';
import { isLens, type Overlay } from './context.ts';
import { reviewMarks } from '#src/review/page/facts/partStatus.ts';

export type PageMarks = { readonly marks: Marks; readonly answers: Answers; readonly found: ReadonlySet<string> };

const NOTHING: Marks = new Map();

const search = memoizeLatest((model: ChartModel | null, texts: Texts | null, query: string) => {
  const answers = model === null ? NO_ANSWERS : answersTo(model, texts, query);
  return { answers, found: foundIds(answers) };
});

const lensLayer = memoizeLatest(
  (model: ChartModel | null, texts: Texts | null, overlays: readonly Overlay[]): Marks => {
    const lenses = overlays.filter(isLens);
    if (model === null || texts === null || lenses.length === 0) return NOTHING;
    return lensMarks(
      model,
      lenses.flatMap((lens) => texts.lenses[lens]),
    );
  },
);

const searchLayer = memoizeLatest((model: ChartModel | null, found: ReadonlySet<string>, query: string): Marks => {
  if (model === null || query.trim() === '') return NOTHING;
  const items = [...model.states, ...model.transitions];
  return new Map(items.map(({ id }) => [id, found.has(id) ? { isFound: true } : { isDimmed: true }]));
});

const proofLayer = memoizeLatest((model: ChartModel | null, proof: Proof | null, isShown: boolean): Marks =>
  model === null || proof === null || !isShown ? NOTHING : proofMarks(model, proof),
);

const pictureLayer = memoizeLatest((proof: Proof | null): Marks => (proof === null ? NOTHING : pictureMarks(proof)));

const reviewLayer = memoizeLatest((model: ChartModel | null, review: Review, isShown: boolean): Marks =>
  model === null || !isShown ? NOTHING : reviewMarks(model, review),
);

const stepLayer = memoizeLatest((steps: readonly SessionStep[] | null, cursor: number): Marks =>
  steps === null ? NOTHING : stepMarks(steps, cursor),
);

const asSteps = memoizeLatest((step: SessionStep | null): readonly SessionStep[] | null =>
  step === null ? null : [step],
);

const combineMarks = memoizeLatest((searching: Omit<PageMarks, 'marks'>, ...layers: readonly Marks[]): PageMarks => ({
  marks: mergeLayers(layers),
  ...searching,
}));

/** Combines all marks on the page. Returns the same object until one of them changes. */
export function marksOf({ context }: ViewerSnapshot): PageMarks {
  const { overlays, query, proof, texts, review, recording, product } = context;
  const model = context.drawing?.model ?? null;
  const searching = search(model, texts, query);
  return combineMarks(
    searching,
    proofLayer(model, proof, overlays.includes('proof')),
    pictureLayer(proof),
    reviewLayer(model, review, overlays.includes('review')),
    stepLayer(recording?.steps ?? asSteps(product?.step ?? null), recording === null ? 0 : context.cursor),
    lensLayer(model, texts, overlays),
    searchLayer(model, searching.found, query),
  );
}

function mergeLayers(layers: readonly Marks[]): Marks {
  const nonEmpty = layers.filter(({ size }) => size > 0);
  if (nonEmpty.length === 1 && nonEmpty[0] !== undefined) return nonEmpty[0];
  const marks = new Map<string, ItemMarks>();
  for (const layer of nonEmpty) for (const [id, mark] of layer) marks.set(id, { ...marks.get(id), ...mark });
  return marks;
}

function memoizeLatest<Args extends readonly unknown[], Result>(
  compute: (...args: Args) => Result,
): (...args: Args) => Result {
  let last: { readonly args: Args; readonly result: Result } | null = null;
  return (...args) => {
    if (last !== null && args.every((value, index) => value === last?.args[index])) return last.result;
    last = { args, result: compute(...args) };
    return last.result;
  };
}
