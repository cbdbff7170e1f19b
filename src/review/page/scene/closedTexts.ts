import type { Altitude, Box, DrawnState, TextBlock } from '#src/review/engine/layout/geometry.ts';
import { TEXT_STYLES, type TextStyle, textSize, textWidth, wrapped } from '#src/review/engine/layout/measure.ts';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { SCENE } from '#src/review/page/words/scene.ts';

const PADDING = 10;
const NOTE_GAP = 2;
const ROUNDING = 0.5;

/** The texts of a state, and whether its whole name is among them. */
export type ClosedTexts = Pick<DrawnState, 'title' | 'note'> & { readonly isNamed: boolean };

/** Returns a writer of a state's name, and below it what it is and what it hides, as far as the box has room. */
export function textsOf({ states, transitions }: ChartModel, id: string, altitude: Altitude) {
  const styles = TEXT_STYLES[altitude];
  const state = states.find((one) => one.id === id);
  const { title = id, description = '', keys = [], screen = null } = state ?? {};
  const style = screen !== null || keys.length === 1 ? styles.screen : styles.title;
  const inside = states.filter((other) => other.parentId === id).map((other) => other.title);
  const within = new Set(
    states.filter((other) => keys.every((key, at) => other.keys[at] === key)).map((other) => other.id),
  );
  const rules = transitions.filter(({ sourceId, trigger }) => within.has(sourceId) && trigger.kind !== 'initial');
  const labels = [...new Set(rules.map(({ label }) => label))];
  const hidden = [inside.length > 0 ? SCENE.inside(inside) : '', labels.length > 0 ? SCENE.happens(labels) : ''];
  return (box: Box, isOpen: boolean): ClosedTexts => {
    const padding = Math.max(0, Math.min(PADDING, (box.height - style.lineHeight) / 2));
    const bottom = box.y + box.height - padding;
    const below = (y: number) => ({ x: box.x + padding, y, width: box.width - 2 * padding, height: bottom - y });
    const name = textIn(below(box.y + padding), [title], style);
    const about = [description, ...(isOpen ? [] : hidden)].filter((text) => text !== '');
    const note = textIn(below(name.y + name.height + NOTE_GAP), about, styles.note);
    const isNamed = name.lines.join(' ') === title;
    return { title: name, note: isNamed && note.lines.length > 0 ? note : null, isNamed };
  };
}

/** Texts below each other in a box: as many lines as fit, the last of them cut short. */
function textIn(box: Box, texts: readonly string[], style: TextStyle): TextBlock {
  const widthOf = (line: string) => textWidth(line, style);
  const all = texts.flatMap((text) => wrapped(text, box.width, widthOf));
  const lines = all.slice(0, Math.max(0, Math.floor((box.height + ROUNDING) / style.lineHeight)));
  const shown = lines.map((line, index) => {
    const isCut = index === lines.length - 1 && lines.length < all.length;
    return cut(isCut ? `${line} …` : line, (text) => widthOf(text) <= box.width);
  });
  return { ...box, ...textSize(shown, style), lines: shown };
}

function cut(text: string, isFitting: (text: string) => boolean): string {
  if (isFitting(text) || text.length < 2) return text;
  return cut(`${text.replace(/\s?…$/, '').slice(0, -1)}…`, isFitting);
}
