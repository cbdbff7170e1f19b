import { vi } from 'vitest';

type Drawing = { readonly text: string; readonly at: readonly number[]; readonly look: readonly string[] };

/** The extent of painted letters, in pixels. */
const BOUNDS = {
  actualBoundingBoxLeft: 2.5,
  actualBoundingBoxRight: 61.2,
  actualBoundingBoxAscent: 40,
  actualBoundingBoxDescent: 9.1,
};
const PIXELS_PER_LETTER = 32;

/** Stubs a canvas and fonts that cover some letters; a new size resets the canvas, as in a browser. */
export function stubCanvas(covered: (letter: string) => boolean = () => true) {
  const requested: [font: string, letters: string][] = [];
  const drawn: Drawing[] = [];
  const measured: Drawing['look'][] = [];
  const look = { font: '', direction: '', textAlign: '', fillStyle: '' };
  const size = { width: 300, height: 150 };
  const clear = () =>
    Object.assign(look, { font: '10px sans-serif', direction: 'inherit', textAlign: 'start', fillStyle: '#000' });
  const canvas = {
    get width() {
      return size.width;
    },
    set width(width: number) {
      size.width = width;
      clear();
    },
    get height() {
      return size.height;
    },
    set height(height: number) {
      size.height = height;
      clear();
    },
  };
  const context = Object.assign(look, {
    canvas,
    measureText: (text: string) => {
      measured.push([look.font, look.direction]);
      return { width: text.length * PIXELS_PER_LETTER, ...BOUNDS };
    },
    fillText: (text: string, ...at: readonly number[]) => {
      drawn.push({ text, at, look: [look.font, look.direction, look.textAlign, look.fillStyle] });
    },
    getImageData: (...area: readonly number[]) => ({
      area,
      width: size.width,
      height: size.height,
      data: new Uint8ClampedArray(size.width * size.height * 4),
    }),
  });
  const load = async (font: string, letters: string) => {
    requested.push([font, letters]);
    return covered(letters) ? [{}] : [];
  };
  vi.stubGlobal('document', {
    createElement: (name: string) => ({
      getContext: (kind: string) => (name === 'canvas' && kind === '2d' ? context : null),
    }),
    fonts: { load },
  });
  return { requested, drawn, measured };
}
