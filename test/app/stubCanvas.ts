import { vi } from 'vitest';

/** The extent of painted letters, in pixels. */
const BOUNDS = {
  actualBoundingBoxLeft: 2.5,
  actualBoundingBoxRight: 61.2,
  actualBoundingBoxAscent: 40,
  actualBoundingBoxDescent: 9.1,
};
const PIXELS_PER_LETTER = 32;

/** Stubs a canvas, and fonts that cover some letters. */
export function stubCanvas(covered: (letter: string) => boolean = () => true) {
  const requested: [font: string, letters: string][] = [];
  const drawn: { readonly text: string; readonly at: readonly number[]; readonly look: readonly string[] }[] = [];
  const look = { font: '', direction: '', textAlign: '', fillStyle: '' };
  const context = Object.assign(look, {
    canvas: { width: 300, height: 150 },
    measureText: (text: string) => ({ width: text.length * PIXELS_PER_LETTER, ...BOUNDS }),
    fillText: (text: string, ...at: readonly number[]) => {
      drawn.push({ text, at, look: [look.font, look.direction, look.textAlign, look.fillStyle] });
    },
    getImageData: (_x: number, _y: number, width: number, height: number) => {
      return { width, height, data: new Uint8ClampedArray(width * height * 4) };
    },
  });
  const load = async (font: string, letters: string) => {
    requested.push([font, letters]);
    return covered(letters) ? [{}] : [];
  };
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => context }), fonts: { load } });
  return { requested, drawn };
}
