import type { ChartModel, ModelState } from '#src/review/engine/model/chartModel.ts';
import type { LensName, LensReason, Texts } from '#src/review/engine/model/texts.ts';
import type { ItemMarks, Marks } from './marks.ts';
import { stateOf } from './wordingChanges.ts';

/** Something that a lens marks: a sentence that is read there, or what a rule has to do with it. */
export type LensItem = { readonly id: string; readonly text: string; readonly isSentence: boolean };

/** What a lens finds on one screen, or in a region beside the screens. */
export type LensFinding = { readonly head: ModelState; readonly items: readonly LensItem[] };

/** What a lens finds, by screen, in the order of the chart. */
export function lensFindings(model: ChartModel, { lenses, sentences }: Texts, lens: LensName): readonly LensFinding[] {
  const headIdOf = headsOf(model);
  const items = lenses[lens].map(([id, reason]) => {
    const text = typeof reason === 'number' ? (sentences[reason]?.text ?? '') : reason;
    return { id, text, isSentence: typeof reason === 'number' };
  });
  return model.states.flatMap((head) => {
    const own = items.filter(({ id }) => headIdOf(id) === head.id);
    return own.length === 0 ? [] : [{ head, items: own.filter(isFirst) }];
  });
}

/** Marks what the lenses find and the screens in which it lies, and dims the rest. */
export function lensMarks(model: ChartModel, reasons: readonly LensReason[]): Marks {
  const headIdOf = headsOf(model);
  const found = new Set(reasons.flatMap(([id]) => [id, headIdOf(id)]));
  const mark = (id: string): ItemMarks => (found.has(id) ? { isFound: true } : { isDimmed: true });
  return new Map([...model.states, ...model.transitions].map(({ id }) => [id, mark(id)]));
}

/** The screen or region in which a state or a rule lies. */
function headsOf({ states }: ChartModel): (id: string) => string {
  const heads = new Map(states.map(({ id, screenId, regionId }) => [id, screenId ?? regionId ?? id]));
  return (id) => heads.get(stateOf(id)) ?? id;
}

/** A sentence of several states, or of several rules, is listed once. */
function isFirst({ text }: LensItem, index: number, items: readonly LensItem[]): boolean {
  return items.findIndex((other) => other.text === text) === index;
}
