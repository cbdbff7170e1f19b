import type { ChartModel, ModelState } from '#src/review/engine/model/chartModel.ts';
import type { LensName, LensReason, Texts } from '#src/review/engine/model/texts.ts';
import { grouped } from '#src/review/engine/layout/grouped.ts';
import type { LENS } from '#src/review/page/words/texts.ts';
import { headStateOf } from './happenings.ts';
import type { ItemMarks, Marks } from './marks.ts';

/** Something that a lens marks: a sentence that is read there, or what a rule has to do with it. */
export type LensItem = {
  readonly id: string;
  readonly text: string;
  readonly isSentence: boolean;
  /** The titles of other screens on which the sentence is read. */
  readonly also: readonly string[];
};

/** The findings of a lens on one screen, or in a region beside the screens; of deadlines, those of one kind. */
export type LensFinding = {
  readonly head: ModelState;
  readonly group: keyof typeof LENS.groups | null;
  readonly items: readonly LensItem[];
};

const LENS_GROUPS = [null, 'emails', 'promises', 'itself'] as const;

/** An e-mail and a promise are read, a timer runs out whether anybody reads it or not. */
function groupOf(lens: LensName, { isSentence, text }: LensItem): LensFinding['group'] {
  if (lens !== 'deadlines') return null;
  return !isSentence ? 'itself' : /\be-?mail/i.test(text) ? 'emails' : 'promises';
}

/** What a lens finds, in its order: each sentence once, and on each screen once what a rule has to do with it. */
export function lensFindings(model: ChartModel, { lenses, sentences }: Texts, lens: LensName): readonly LensFinding[] {
  const all = lenses[lens].flatMap(([id, reason]) => {
    const head = headStateOf(model, id);
    const isSentence = typeof reason === 'number';
    const text = isSentence ? (sentences[reason]?.text ?? '') : reason;
    return head === null ? [] : [{ id, text, isSentence, head }];
  });
  type Item = (typeof all)[number];
  const sameAs = (item: Item) =>
    all.filter(({ text, head }) => text === item.text && (item.isSentence || head === item.head));
  const first = all.filter((item) => sameAs(item)[0] === item);
  const found = first.map((item) => {
    const titles = new Set(sameAs(item).map((same) => same.head.title));
    return { ...item, also: [...titles].filter((title) => title !== item.head.title) };
  });
  return LENS_GROUPS.flatMap((group) => {
    const items = found.filter((item) => groupOf(lens, item) === group);
    return [...grouped(items, ({ head }) => head)].map(([head, own]) => ({ head, group, items: own }));
  });
}

/** Marks what the lenses find and the screens in which it lies, and dims the rest. */
export function lensMarks(model: ChartModel, reasons: readonly LensReason[]): Marks {
  const found = new Set(reasons.flatMap(([id]) => [id, headStateOf(model, id)?.id]));
  const mark = (id: string): ItemMarks => (found.has(id) ? { isFound: true } : { isDimmed: true });
  return new Map([...model.states, ...model.transitions].map(({ id }) => [id, mark(id)]));
}
