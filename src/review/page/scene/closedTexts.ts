import type { Altitude, Box, DrawnState, TextBlock } from '#src/review/engine/layout/geometry.ts';
import { grouped } from '#src/review/engine/layout/grouped.ts';
import { TEXT_STYLES, type TextStyle, textSize, textWidth, wrapped } from '#src/review/engine/layout/measure.ts';
import type { ChartModel, ModelState } from '#src/review/engine/model/chartModel.ts';
import { SCENE } from '#src/review/page/words/scene.ts';

const PADDING = 10;
const NOTE_GAP = 2;
const ROUNDING = 0.5;

/** The texts of a state, and whether its whole name is among them. */
export type ClosedTexts = Pick<DrawnState, 'title' | 'note'> & { readonly isNamed: boolean };

/** Writes a state's name into a box, below it what it is, and all that it hides, as far as there is room. */
export type WriteTexts = (box: Box, says: 'name' | 'own' | 'all') => ClosedTexts;

/** Returns the writer of each state of a chart. */
export function textWriters({ states, transitions }: ChartModel, altitude: Altitude): (id: string) => WriteTexts {
  const [inside, rules] = [
    grouped(states, ({ parentId }) => parentId ?? ''),
    grouped(transitions, ({ sourceId }) => sourceId),
  ];
  const known = new Map(states.map((state) => [state.id, state]));
  const labelsIn = (id: string): readonly string[] => [
    ...(rules.get(id) ?? []).flatMap(({ trigger, label }) => (trigger.kind === 'initial' ? [] : [label])),
    ...(inside.get(id) ?? []).flatMap((state) => labelsIn(state.id)),
  ];
  const hiddenIn = (id: string): readonly string[] => {
    const titles = (inside.get(id) ?? []).map(({ title }) => title);
    const labels = [...new Set(labelsIn(id))];
    return [titles.length > 0 ? SCENE.inside(titles) : '', labels.length > 0 ? SCENE.happens(labels) : ''];
  };
  return (id) => writerOf(known.get(id), altitude, () => hiddenIn(id));
}

function writerOf(state: ModelState | undefined, altitude: Altitude, hidden: () => readonly string[]): WriteTexts {
  const styles = TEXT_STYLES[altitude];
  const { title = '', description = '', keys = [], screen = null } = state ?? {};
  const style = screen !== null || keys.length === 1 ? styles.screen : styles.title;
  return (box, says) => {
    const padding = Math.max(0, Math.min(PADDING, (box.height - style.lineHeight) / 2));
    const bottom = box.y + box.height - padding;
    const below = (y: number) => ({ x: box.x + padding, y, width: box.width - 2 * padding, height: bottom - y });
    const name = nameIn(below(box.y + padding), title, style);
    const isNamed = name.lines.join(' ') === title;
    const place = below(name.y + name.height + NOTE_GAP);
    if (!isNamed || says === 'name' || place.height + ROUNDING < styles.note.lineHeight)
      return { title: name, note: null, isNamed };
    const note = textsIn(place, [description, ...(says === 'all' ? hidden() : [])], styles.note);
    return { title: name, note: note.lines.length > 0 ? note : null, isNamed };
  };
}

/** A name in a box: as many lines as fit, the last of them cut short. */
function nameIn(box: Box, name: string, style: TextStyle): TextBlock {
  const widthOf = (line: string) => textWidth(line, style);
  const all = wrapped(name, box.width, widthOf);
  const lines = all.slice(0, linesIn(box, style));
  const shown = lines.map((line, index) => {
    const isCut = index === lines.length - 1 && lines.length < all.length;
    return cut(isCut ? `${line} …` : line, (text) => widthOf(text) <= box.width);
  });
  return { ...box, ...textSize(shown, style), lines: shown };
}

/** Texts below each other in a box: the first as a whole or not at all, of each list after it as many items as fit. */
function textsIn(box: Box, [whole = '', ...lists]: readonly string[], style: TextStyle): TextBlock {
  const most = linesIn(box, style);
  const linesOf = (text: string) => wrapped(text, box.width, (line) => textWidth(line, style));
  const first = linesOf(whole);
  const lines = first.length > most ? [] : [...first];
  for (const list of lists) {
    const all = linesOf(list);
    const room = most - lines.length;
    lines.push(...(all.length <= room ? all : fullItems(all.slice(0, room))));
    if (all.length > room) break;
  }
  return { ...box, ...textSize(lines, style), lines };
}

/** The lines of a list that goes on, up to the last item that is there as a whole. */
function fullItems(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => line.includes(','));
  return lines.slice(0, last + 1).map((line, index) => (index === last ? line.replace(/,[^,]*$/u, ' …') : line));
}

function linesIn({ height }: Box, { lineHeight }: TextStyle): number {
  return Math.max(0, Math.floor((height + ROUNDING) / lineHeight));
}

function cut(text: string, isFitting: (text: string) => boolean): string {
  if (isFitting(text) || text.length < 2) return text;
  return cut(`${text.replace(/\s?…$/, '').slice(0, -1)}…`, isFitting);
}
