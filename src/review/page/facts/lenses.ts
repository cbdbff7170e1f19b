import type { ChartModel, ModelState } from '#src/review/engine/model/chartModel.ts';
import type { LensName, LensReason, Texts } from '#src/review/engine/model/texts.ts';
import { groupBy } from '#src/review/engine/layout/groupBy.ts';
import type { LENS } from '#src/review/page/words/texts.ts';
import { headStateOf } from './ruleEntries.ts';
import type { ItemMarks, Marks } from './marks.ts';

/** A sentence that a lens highlights, or the lens's reason for highlighting a state or rule. */
export type LensItem = {
  readonly id: string;
  readonly text: string;
  readonly isSentence: boolean;
  /** Titles of the other screens or regions with the same sentence. */
  readonly also: readonly string[];
};

/** A lens's findings on one screen or region. Only the deadlines lens has groups. */
export type LensFinding = {
  readonly head: ModelState;
  readonly group: keyof typeof LENS.groups | null;
  readonly items: readonly LensItem[];
};

const LENS_GROUPS = [null, 'emails', 'promises', 'itself'] as const;

function groupOf(lens: LensName, { isSentence, text }: LensItem): LensFinding['group'] {
  if (lens !== 'deadlines') return null;
  return !isSentence ? 'itself' : /\be-?mail/i.test(text) ? 'emails' : 'promises';
}

/** Returns a lens's findings in order. Lists each sentence once, and other reasons once per screen or region. */
export function lensFindings(model: ChartModel, { lenses, sentences }: Texts, lens: LensName): readonly LensFinding[] {
  const all = lenses[lens].flatMap(([id, reason]) => {
    const head = headStateOf(model, id);
    const isSentence = typeof reason === 'number';
    const text = isSentence ? (sentences[reason]?.text ?? '') : reason;
    return head === null ? [] : [{ id, text, isSentence, head }];
  });
  type Item = (typeof all)[number];
  const duplicatesOf = (item: Item) =>
    all.filter(({ text, head }) => text === item.text && (item.isSentence || head === item.head));
  const unique = all.filter((item) => duplicatesOf(item)[0] === item);
  const found = unique.map((item) => {
    const titles = new Set(duplicatesOf(item).map(({ head }) => head.title));
    return { ...item, also: [...titles].filter((title) => title !== item.head.title) };
  });
  return LENS_GROUPS.flatMap((group) => {
    const items = found.filter((item) => groupOf(lens, item) === group);
    return [...groupBy(items, ({ head }) => head)].map(([head, onHead]) => ({ head, group, items: onHead }));
  });
}

export function lensMarks(model: ChartModel, reasons: readonly LensReason[]): Marks {
  const found = new Set(reasons.flatMap(([id]) => [id, headStateOf(model, id)?.id]));
  const mark = (id: string): ItemMarks => (found.has(id) ? { isFound: true } : { isDimmed: true });
  return new Map([...model.states, ...model.transitions].map(({ id }) => [id, mark(id)]));
}
