import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { DOCUMENTS, type LensName, type Texts, type TextSource } from '#src/review/engine/model/texts.ts';
import { REVIEW_RULES } from '#src/review/journey/reviewRules.ts';
import { PART } from '#src/review/page/words/parts.ts';
import { TEXT_SOURCES } from '#src/review/page/words/shell.ts';
import { type JudgedPart, type Role, ROLES } from './review.ts';

/** Sentences under one heading, for everybody unless there is a `role`. `address` links to a document's file. */
export type WordGroup = {
  readonly heading: string;
  readonly words: readonly string[];
  readonly role?: Role;
  readonly address?: string | undefined;
};

type WordedPart = Pick<JudgedPart, 'items'> & {
  readonly stateIds: readonly string[];
  readonly subjects: readonly LensName[];
};

const ON_SCREEN: readonly TextSource[] = ['screen', 'field', 'help'];

export function createPartTextReader(
  { states, transitions }: ChartModel,
  { sentences, places, readingOrder, lenses }: Texts,
) {
  const sourceOf = new Map(transitions.map(({ id, sourceId }) => [id, sourceId]));
  const headIdOf = new Map(states.map(({ id, screenId, regionId }) => [id, screenId ?? regionId ?? id]));
  const partIdOf = (id: string) => headIdOf.get(sourceOf.get(id) ?? id) ?? id;
  const textsOf = (numbers: readonly number[]) => numbers.flatMap((number) => sentences[number]?.text ?? []);
  return ({ stateIds, subjects, items }: WordedPart, sources = ON_SCREEN) => {
    const documents = DOCUMENTS.filter((document) => sources.includes(document)).map((document): WordGroup => ({
      heading: TEXT_SOURCES[document],
      words: textsOf(readingOrder[document] ?? []),
      address: REVIEW_RULES.files[document],
    }));
    if (documents.length > 0)
      return {
        words: [...new Set(documents.flatMap((group) => group.words))],
        groups: documents.filter((group) => group.words.length > 0),
      };
    const isPlaceInPart = places.map(
      ({ id, source }) => sources.includes(source) && (sources !== ON_SCREEN || stateIds.includes(partIdOf(id))),
    );
    const inReadingOrder = new Set([...stateIds.flatMap((id) => readingOrder[id] ?? []), ...sentences.keys()]);
    const words = textsOf(
      [...inReadingOrder].filter((number) => sentences[number]?.at.some(([place]) => isPlaceInPart[place])),
    );
    /** Returns the sentences and fields that a lens finds in this part, except those already listed as items. */
    const foundBy = (lens: LensName) =>
      lenses[lens].flatMap(([id, reason]) => {
        const text = typeof reason === 'number' ? (sentences[reason]?.text ?? '') : reason;
        const isField = lens === 'personalData' && text === reason;
        const isRead = words.includes(text) || (isField && stateIds.includes(partIdOf(id)));
        return isRead && items.every((item) => item.text !== text) ? text : [];
      });
    const byRole = ROLES.flatMap((role): WordGroup | readonly [] => {
      const roleSubjects = subjects.filter((subject) => REVIEW_RULES.roles[subject] === role);
      const found = roleSubjects.flatMap(foundBy);
      const all = [...new Set([...words.filter((text) => found.includes(text)), ...found])];
      return found.length === 0 ? [] : { heading: PART.wordsFor(role, roleSubjects), words: all, role };
    });
    const rest = words.filter((text) => byRole.every((group) => !group.words.includes(text)));
    const other: WordGroup =
      byRole.length === 0
        ? { heading: PART.words, words: rest }
        : { heading: PART.otherWords, words: rest, role: 'owner' };
    return { words, groups: [...byRole, ...(rest.length > 0 ? [other] : [])] };
  };
}

/**
 * A group on the sign-off sheet. `words` are printed with numbers that start at `from`; `above` cites the numbers of
 * sentences printed earlier.
 */
export type PrintedGroup = Pick<WordGroup, 'heading' | 'words'> & { readonly from: number; readonly above: string };

/** Numbers the sentences of the sign-off sheet. Each one is printed once; repeats cite its number. */
export function numberWords(parts: readonly (readonly WordGroup[])[]): readonly (readonly PrintedGroup[])[] {
  const numbers = new Map<string, number>();
  const printGroup = ({ heading, words: all }: WordGroup): PrintedGroup => {
    const above = all.flatMap((text) => numbers.get(text) ?? []);
    const words = all.filter((text) => !numbers.has(text));
    const from = numbers.size + 1;
    for (const text of words) numbers.set(text, numbers.size + 1);
    return { heading, from, words, above: formatRanges(above.toSorted((one, other) => one - other)) };
  };
  return parts.map((groups) => groups.map(printGroup));
}

/** Formats sorted numbers as a citation: "3, 17–25". */
function formatRanges(numbers: readonly number[]): string {
  const starts = numbers.filter((number) => !numbers.includes(number - 1));
  const ends = numbers.filter((number) => !numbers.includes(number + 1));
  return starts.map((start, index) => [...new Set([start, ends[index]])].join('–')).join(', ');
}
