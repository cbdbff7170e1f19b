import type { Altitude, Box, DrawnState, TextBlock } from '#src/review/engine/layout/geometry.ts';
import { groupBy } from '#src/review/engine/layout/groupBy.ts';
import { TEXT_STYLES, type TextStyle, textSize, textWidth, wrapText } from '#src/review/engine/layout/measure.ts';
import type { ChartModel, ModelState } from '#src/review/engine/model/chartModel.ts';
import { SCENE } from '#src/review/page/words/scene.ts';

const PADDING = 10;
const NOTE_GAP = 2;
const ROUNDING = 0.5;

/** The text in a state's box. `isNamed` means that the full name fits. */
export type ClosedTexts = Pick<DrawnState, 'title' | 'note'> & { readonly isNamed: boolean };

/** Fits as much as possible of a state's name, description and list of hidden items into a box. */
export type WriteTexts = (box: Box, content: 'name' | 'own' | 'all') => ClosedTexts;

export function textWriters({ states, transitions }: ChartModel, altitude: Altitude): (id: string) => WriteTexts {
  const [inside, rules] = [
    groupBy(states, ({ parentId }) => parentId ?? ''),
    groupBy(transitions, ({ sourceId }) => sourceId),
  ];
  const known = new Map(states.map((state) => [state.id, state]));
  const labelsIn = (id: string): readonly string[] => [
    ...(rules.get(id) ?? []).flatMap(({ trigger, label }) => (trigger.kind === 'initial' ? [] : [label])),
    ...(inside.get(id) ?? []).flatMap((state) => labelsIn(state.id)),
  ];
  const hiddenIn = (id: string): readonly HiddenList[] => [
    { items: (inside.get(id) ?? []).map(({ title }) => title), summarize: SCENE.inside },
    { items: [...new Set(labelsIn(id))], summarize: SCENE.happens },
  ];
  return (id) => writerOf(known.get(id), altitude, () => hiddenIn(id));
}

/** Items hidden in a closed state. `summarize` lists some and counts the rest. */
type HiddenList = {
  readonly items: readonly string[];
  readonly summarize: (items: readonly string[], more: number) => string;
};

function writerOf(state: ModelState | undefined, altitude: Altitude, hidden: () => readonly HiddenList[]): WriteTexts {
  const styles = TEXT_STYLES[altitude];
  const { title = '', description = '', keys = [], screen = null } = state ?? {};
  const style = screen !== null || keys.length === 1 ? styles.screen : styles.title;
  return (box, content) => {
    const padding = Math.max(0, Math.min(PADDING, (box.height - style.lineHeight) / 2));
    const bottom = box.y + box.height - padding;
    const below = (y: number) => ({ x: box.x + padding, y, width: box.width - 2 * padding, height: bottom - y });
    const name = nameIn(below(box.y + padding), title, style);
    const isNamed = name.lines.join(' ') === title;
    const noteBox = below(name.y + name.height + NOTE_GAP);
    if (!isNamed || content === 'name' || noteBox.height + ROUNDING < styles.note.lineHeight)
      return { title: name, note: null, isNamed };
    const note = noteIn(noteBox, description, content === 'all' ? hidden() : [], styles.note);
    return { title: name, note: note.lines.length > 0 ? note : null, isNamed };
  };
}

function nameIn(box: Box, name: string, style: TextStyle): TextBlock {
  const widthOf = (line: string) => textWidth(line, style);
  const all = wrapText(name, box.width, widthOf);
  const lines = all.slice(0, linesIn(box, style));
  const shown = lines.map((line, index) => {
    const isCut = index === lines.length - 1 && lines.length < all.length;
    return truncate(isCut ? `${line} …` : line, (text) => widthOf(text) <= box.width);
  });
  return { ...box, ...textSize(shown, style), lines: shown };
}

/** Fills a box with text: all of `whole` or none of it, then as many items of each list as fit. */
function noteIn(box: Box, whole: string, lists: readonly HiddenList[], style: TextStyle): TextBlock {
  const maxLines = linesIn(box, style);
  const linesOf = (text: string) => wrapText(text, box.width, (line) => textWidth(line, style));
  const first = linesOf(whole);
  const lines = first.length > maxLines ? [] : [...first];
  for (const { items, summarize } of lists) {
    const room = maxLines - lines.length;
    const summary = (count: number) => linesOf(summarize(items.slice(0, count), items.length - count));
    let count = items.length;
    while (count > 0 && summary(count).length > room) count -= 1;
    if (count > 0) lines.push(...summary(count));
  }
  return { ...box, ...textSize(lines, style), lines };
}

function linesIn({ height }: Box, { lineHeight }: TextStyle): number {
  return Math.max(0, Math.floor((height + ROUNDING) / lineHeight));
}

function truncate(text: string, isFitting: (text: string) => boolean): string {
  if (isFitting(text) || text.length < 2) return text;
  return truncate(`${text.replace(/\s?…$/, '').slice(0, -1)}…`, isFitting);
}
