import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { LENS_NAMES, type Texts, type TextSource } from '#src/review/engine/model/texts.ts';
import { SCREEN_PAGE } from '#src/review/page/words/outline.ts';
import { eventsOf, headStateOf, outermostOf } from './happenings.ts';
import { keyWords, type Query, readQuery } from './queryWords.ts';
import { placeOf, stateOf } from './wordingChanges.ts';

/** An answer to a search: the screen or region that it belongs to, with what sets it off, and what it says. */
export type Answer = { readonly id: string; readonly place: string; readonly text: string };

/** A sentence that a customer reads: at its best place, on how many other screens, and the ids of all its places. */
export type TextAnswer = Answer & {
  readonly source: TextSource;
  readonly others: number;
  readonly ids: readonly string[];
};

/** The answers to a search: what customers read first, then the stories, the states and rules of the chart, the best first. */
export type Answers = {
  /** What was looked for; null for nothing. */
  readonly asked: Query | null;
  readonly texts: readonly TextAnswer[];
  readonly stories: readonly Answer[];
  readonly chart: readonly Answer[];
};

export const NO_ANSWERS: Answers = { asked: null, texts: [], stories: [], chart: [] };

/** Finds the sentences, stories, events, states and rules that contain every word of a query. */
export function answersTo(model: ChartModel, texts: Texts | null, query: string): Answers {
  const answersFor = (words: string) => answersOf(model, texts, readQuery(words));
  let best = answersFor(query);
  if (countOf(best) > 0) return best;
  // Somebody asks in a whole sentence: the rarest of its words say most of what it is about.
  const counted = keyWords(query).map((word) => ({ word, count: countOf(answersFor(word)) }));
  let words = '';
  for (const { word } of counted.toSorted((one, other) => one.count - other.count)) {
    const found = answersFor(`${words} ${word}`);
    if (countOf(found) > 0) [words, best] = [`${words} ${word}`, found];
  }
  return best;
}

function countOf({ texts, stories, chart }: Answers): number {
  return texts.length + stories.length + chart.length;
}

function answersOf(model: ChartModel, texts: Texts | null, asked: Query | null): Answers {
  if (asked === null) return NO_ANSWERS;
  const best = <One extends Answer>(answers: readonly One[]) =>
    answers.toSorted((one, other) => asked.rank(one.text) - asked.rank(other.text));
  const stories = texts?.stories.map(({ name, text }) => ({ id: name, place: name, text })) ?? [];
  return {
    asked,
    texts: texts === null ? [] : best(textAnswers(model, texts, asked.isIn)),
    stories: stories.filter(({ place, text }) => asked.isIn(`${place} ${text}`)),
    chart: best(chartItems(model).flatMap(({ words, ...answer }) => (asked.isIn(words.join(' ')) ? [answer] : []))),
  };
}

/** The ids of everything that was found, to be marked on the picture: of a sentence every place where it is read. */
export function foundIn({ texts, chart }: Answers): ReadonlySet<string> {
  return new Set([...texts.flatMap(({ ids }) => ids), ...chart.map(({ id }) => id)]);
}

/** Where a sentence is read, with the picture of that place; none for what no screen shows. */
export function sentenceAt(model: ChartModel, { places, pictures, sentences }: Texts, id: string, sentence: string) {
  const at = sentences.find(({ text }) => text === sentence)?.at ?? [];
  const [place = -1, picture = -1] = at.find(([number]) => places[number]?.id === id) ?? [];
  return {
    place: placeOf(stateOf(id), model),
    source: places[place]?.source ?? null,
    picture: pictures[picture] ?? null,
  };
}

/** The sentences with these words: first those that a lens lists, in its order, at the place where it lists them. */
function textAnswers(
  model: ChartModel,
  { places, sentences, lenses }: Texts,
  isIn: (text: string) => boolean,
): readonly TextAnswer[] {
  const listed = new Map<number, string>();
  for (const [id, reason] of LENS_NAMES.flatMap((lens) => lenses[lens]))
    if (typeof reason === 'number' && !listed.has(reason)) listed.set(reason, id);
  return [...new Set([...listed.keys(), ...sentences.keys()])].flatMap((index) => {
    const { text = '', at = [] } = sentences[index] ?? {};
    const all = isIn(text) ? at.flatMap(([place]) => places[place] ?? []) : [];
    const best = all.find(({ id }) => id === listed.get(index)) ?? all[0];
    if (best === undefined) return [];
    const ids = all.map(({ id }) => id);
    const others = new Set(ids.map((id) => headStateOf(model, id))).size - 1;
    return [{ ...best, text, place: placeOf(stateOf(best.id), model), others, ids }];
  });
}

/** What can be found in the chart: by its words, its address, its name in the code or a requirement id. */
function chartItems(model: ChartModel): readonly (Answer & { readonly words: readonly string[] })[] {
  const { states, transitions } = model;
  const headOf = (id: string) => outermostOf(model, id);
  return [
    ...eventsOf(model).map(({ id, label, rules }) => ({
      id,
      place: label,
      text: SCREEN_PAGE.rules(rules.length, [...new Set(rules.map(({ sourceId }) => headOf(sourceId)))]),
      words: [id, label],
    })),
    ...states.map(({ id, title, address = '', description, requirements }) => ({
      id,
      place: headOf(id),
      text: [headOf(id) === title ? '' : title, address, description].filter(Boolean).join(' · '),
      words: [id, title, address, description, ...requirements],
    })),
    ...transitions.map(({ id, sourceId, label, description, guard, requirements }) => ({
      id,
      place: `${headOf(sourceId)} · ${label}`,
      text: description,
      words: [id, label, description, guard?.text ?? '', ...requirements],
    })),
  ];
}
