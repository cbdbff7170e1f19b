import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { TEXT_STYLES, textSize, textWidth, wrapped } from '#src/visualizer/layout/measure.ts';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
const CHARACTERS = [...ASCII, ...Array.from('’‘“”–—…·•×é')];

const fontAt = (path: string) => openSync(fileURLToPath(import.meta.resolve(path)));
const fonts = new Map(
  (['400', '500', '600'] as const).map((weight) => [
    weight,
    fontAt(`@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff2`),
  ]),
);

function widthsOf(font: ReturnType<typeof fontAt> | undefined): Readonly<Record<string, number>> {
  return Object.fromEntries(
    CHARACTERS.map((character) => [
      character,
      font?.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth ?? 0,
    ]),
  );
}

describe('The table of glyph widths', () => {
  it('equals the font; `npx vitest run test/visualizer/layout -u` writes it anew', async () => {
    const lines = [...fonts].map(([weight, font]) => `  "${weight}": ${JSON.stringify(widthsOf(font))}`);
    const path = '../../../src/visualizer/layout/glyphWidths.json';
    await expect(`{\n${lines.join(',\n')}\n}\n`).toMatchFileSnapshot(path);
  });

  it('holds for the variable font that the pages load', () => {
    const variable = fontAt('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2');
    expect(widthsOf(variable)).toEqual(widthsOf(fonts.get('400')));
  });

  it('leaves room for a text as the font sets it, kerning included', () => {
    const text = 'When the creator presses Continue, if AVATAR, To You';
    const { size, weight } = TEXT_STYLES.chart.label;
    const set = ((fonts.get(weight)?.layout(text).advanceWidth ?? Infinity) * size) / 1000;
    expect(textWidth(text, TEXT_STYLES.chart.label)).toBeGreaterThanOrEqual(set);
    expect(textWidth(text, TEXT_STYLES.chart.label)).toBeLessThan(set * 1.05);
  });

  it('counts a character that the font lacks as one em', () => {
    expect(textWidth('→', TEXT_STYLES.chart.row)).toBe(TEXT_STYLES.chart.row.size);
  });
});

describe('A text', () => {
  it('is broken between words, and a longer word is kept whole', () => {
    const sentence = 'the number of the document has been given by the office';
    expect(wrapped(sentence, 28)).toEqual(['the number of the document', 'has been given by the office']);
    expect(wrapped('an incomprehensibilities case', 10)).toEqual(['an', 'incomprehensibilities', 'case']);
  });

  it('is as wide as its widest line and as high as all of them', () => {
    const { row } = TEXT_STYLES.chart;
    const { width, height } = textSize(['i', 'wide line'], row);
    expect(width).toBeGreaterThanOrEqual(textWidth('wide line', row));
    expect(height).toBe(2 * row.lineHeight);
  });
});
