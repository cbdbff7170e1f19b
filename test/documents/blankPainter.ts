import type { Painting, TextPainter } from '#src/documents/painter.ts';

const LETTER_WIDTH = 0.9;
const DOT = { data: Uint8ClampedArray.of(0, 0, 0, 0), width: 1, height: 1 };
const paintings = new Map<string, Painting>();

const widthOf = (text: string) => [...new Intl.Segmenter('en').segment(text)].length * LETTER_WIDTH;

/** Paints one clear dot as wide as the letters are: tests in Node have no canvas. */
export const BLANK_PAINTER: TextPainter = {
  widthOf,
  paint(text) {
    const painting = paintings.get(text) ?? { image: DOT, x: 0, ascent: 0.8, width: widthOf(text), height: 1 };
    paintings.set(text, painting);
    return painting;
  },
};
