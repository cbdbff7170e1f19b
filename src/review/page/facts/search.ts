import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { LENS_NAMES, type Texts, type TextSource } from '#src/review/engine/model/texts.ts';
import { SCREEN_PAGE } from '#src/review/page/words/outline.ts';
import { PLACE_ANSWERS, type PlaceAnswer } from '#src/review/page/words/shell.ts';
import { eventsOf, headStateOf, outermostOf, placesOf } from './happenings.ts';
import { isNamedIn, keyWords, type Query, quotedIn, readQuery } from './queryWords.ts';
import { placeOf, stateOf } from './wordingChanges.ts';

/** An answer to a search: the screen or region that it belongs to, with what sets it off, and what it says. */
export type Answer = { readonly id: string; readonly place: string; readonly text: string };

/** A sentence that a customer reads: at its best place, on how many other screens, and the ids of all its places. */
export type TextAnswer = Answer & {
  readonly source: TextSource;
  readonly others: number;
  readonly ids: readonly string[];
};

/** The answers to a search, by their kinds, the best of each first. */
export type Answers = {
  /** What was looked for; null for nothing. */
  readonly asked: Query | null;
  /** The words of a question that were found together, where nothing has all of them; null where something has. */
  readonly mentioned: string | null;
  /** The lists and views that answer a whole question. */
  readonly places: readonly PlaceAnswer[];
  /** The buttons and screens that the query calls by their names. */
  readonly named: readonly Answer[];
  readonly texts: readonly TextAnswer[];
  readonly stories: readonly Answer[];
  readonly chart: readonly Answer[];
};

type Found = Pick<Answers, 'asked' | 'texts' | 'stories' | 'chart'>;

const NOTHING: Found = { asked: null, texts: [], stories: [], chart: [] };
export const NO_ANSWERS: Answers = { ...NOTHING, mentioned: null, places: [], named: [] };

/** Finds what a query names, and the sentences, stories, events, states and rules that contain every word of it. */
export function answersTo(model: ChartModel, texts: Texts | null, query: string): Answers {
  if (query.trim() === '') return NO_ANSWERS;
  const items = chartItems(model);
  const named = items.filter(({ name }) => name !== undefined && isNamedIn(name, query)).map(answerOf);
  const { mentioned, chart, ...found } = foundFor(model, texts, items, quotedIn(query) ?? query);
  const isNamed = ({ id }: Answer) => named.some((answer) => answer.id === id);
  const places = PLACE_ANSWERS.filter(({ asks }) => asks.test(query));
  return { ...found, mentioned, named, places, chart: chart.filter((answer) => !isNamed(answer)) };
}

function foundFor(model: ChartModel, texts: Texts | null, items: readonly ChartItem[], query: string) {
  const answersFor = (words: string) => answersOf(model, texts, items, readQuery(words));
  let best = answersFor(query);
  if (countOf(best) > 0) return { ...best, mentioned: null };
  // Somebody asks in a whole sentence: the rarest of its words say most of what it is about.
  const asked = keyWords(query);
  const counted = asked.map((word) => ({ word, count: countOf(answersFor(word)) }));
  let words: readonly string[] = [];
  for (const { word } of counted.toSorted((one, other) => one.count - other.count)) {
    const found = answersFor([...words, word].join(' '));
    if (countOf(found) > 0) [words, best] = [[...words, word], found];
  }
  const mentioned = asked.filter((word) => words.includes(word));
  return { ...best, mentioned: words.length > 0 && mentioned.length < asked.length ? mentioned.join(', ') : null };
}

function countOf({ texts, stories, chart }: Found): number {
  return texts.length + stories.length + chart.length;
}

function answersOf(model: ChartModel, texts: Texts | null, items: readonly ChartItem[], asked: Query | null): Found {
  if (asked === null) return NOTHING;
  const best = <One extends Answer>(answers: readonly One[]) =>
    answers.toSorted((one, other) => asked.rank(one.text) - asked.rank(other.text));
  const stories = texts?.stories.map(({ name, text }) => ({ id: name, place: name, text })) ?? [];
  const chart = best(items.filter(({ words }) => asked.isIn(words.join(' '))).map(answerOf));
  const rules = new Set(chart.map(({ id }) => id));
  const said = texts === null ? [] : best(textAnswers(model, texts, asked.isIn));
  // What is read once a rule is taken need not have its words.
  const then = texts === null || said.length > 0 ? [] : textAnswers(model, texts, (_, id) => rules.has(id));
  return {
    asked,
    texts: [...said, ...then],
    stories: stories.filter(({ place, text }) => asked.isIn(`${place} ${text}`)),
    chart,
  };
}

/** The ids of everything that was found, to be marked on the picture: of a sentence every place where it is read. */
export function foundIn({ texts, named, chart }: Answers): ReadonlySet<string> {
  return new Set([...texts.flatMap(({ ids }) => ids), ...[...named, ...chart].map(({ id }) => id)]);
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
  isIn: (text: string, id: string) => boolean,
): readonly TextAnswer[] {
  const listed = new Map<number, string>();
  for (const [id, reason] of LENS_NAMES.flatMap((lens) => lenses[lens]))
    if (typeof reason === 'number' && !listed.has(reason)) listed.set(reason, id);
  return [...new Set([...listed.keys(), ...sentences.keys()])].flatMap((index) => {
    const { text = '', at = [] } = sentences[index] ?? {};
    const all = at.flatMap(([place]) => places[place] ?? []).filter(({ id }) => isIn(text, id));
    const best = all.find(({ id }) => id === listed.get(index)) ?? all[0];
    if (best === undefined) return [];
    const ids = all.map(({ id }) => id);
    const others = new Set(ids.map((id) => headStateOf(model, id))).size - 1;
    return [{ ...best, text, place: placeOf(stateOf(best.id), model), others, ids }];
  });
}

/** What can be found in the chart: by its words, its address, its name in the code or a requirement id. */
type ChartItem = Pick<Answer, 'id' | 'place'> & {
  readonly text: () => string;
  readonly words: readonly string[];
  /** By which somebody may call it, when that is what a creator sees. */
  readonly name?: string;
};

const answerOf = ({ id, place, text }: ChartItem): Answer => ({ id, place, text: text() });

function chartItems(model: ChartModel): readonly ChartItem[] {
  const { states, transitions } = model;
  const headOf = (id: string) => outermostOf(model, id);
  return [
    ...eventsOf(model).map(({ id, label, rules }) => ({
      id,
      place: label,
      name: label,
      text: () => SCREEN_PAGE.rules(rules.length, placesOf(model, rules)),
      words: [id, label],
    })),
    ...states.map(({ id, title, screen, address = '', description, requirements }) => ({
      id,
      place: headOf(id),
      ...(screen === null ? {} : { name: title }),
      text: () => [headOf(id) === title ? '' : title, address, description].filter(Boolean).join(' · '),
      words: [id, title, address, description, ...requirements],
    })),
    ...transitions.map(({ id, sourceId, label, description, guard, requirements }) => ({
      id,
      place: `${headOf(sourceId)} · ${label}`,
      text: () => description,
      words: [id, label, description, guard?.text ?? '', ...requirements],
    })),
  ];
}
