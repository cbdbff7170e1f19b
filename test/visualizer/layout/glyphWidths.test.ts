import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { TEXT_STYLES, textSize, textWidth, wrapped } from '#src/visualizer/layout/measure.ts';

const WEIGHTS = ['400', '500', '600'] as const;
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
const CHARACTERS = [...ASCII, ...Array.from('’‘“”–—…·•×é')];
const FOLDER = import.meta.resolve('@fontsource/instrument-sans/package.json').replace('package.json', 'files');
const VARIABLE = import.meta
  .resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2');

const fontOf = (weight: string) => openSync(fileURLToPath(`${FOLDER}/instrument-sans-latin-${weight}-normal.woff2`));

function widthsOf(font: Font): Readonly<Record<string, number>> {
  return Object.fromEntries(
    CHARACTERS.map((character) => [character, font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth]),
  );
}

describe('The table of glyph widths', () => {
  it('equals the font; `npx vitest run test/visualizer/layout -u` writes it anew', async () => {
    const lines = WEIGHTS.map((weight) => `  "${weight}": ${JSON.stringify(widthsOf(fontOf(weight)))}`);
    const path = '../../../src/visualizer/layout/glyphWidths.json';
    await expect(`{\n${lines.join(',\n')}\n}\n`).toMatchFileSnapshot(path);
  });

  it('holds for the variable font that the pages load', () => {
    expect(widthsOf(openSync(fileURLToPath(VARIABLE)))).toEqual(widthsOf(fontOf('400')));
  });

  it('leaves room for a text as the font sets it, kerning included', () => {
    const text = 'When the creator presses Continue, if AVATAR, To You';
    const { size, weight } = TEXT_STYLES.chart.label;
    const set = (fontOf(weight).layout(text).advanceWidth * size) / 1000;
    expect(textWidth(text, TEXT_STYLES.chart.label)).toBeGreaterThanOrEqual(set);
    expect(textWidth(text, TEXT_STYLES.chart.label)).toBeLessThan(set * 1.05);
  });

  it('counts a character that the font lacks as one em', () => {
    expect(textWidth('→', TEXT_STYLES.chart.row)).toBe(TEXT_STYLES.chart.row.size);
  });
});

describe('A text', () => {
  it('is broken between words at 28 characters', () => {
    expect(wrapped('the number of the document has been given by the office', 28)).toEqual([
      'the number of the document',
      'has been given by the office',
    ]);
  });

  it('keeps a longer word whole', () => {
    expect(wrapped('an incomprehensibilities case', 10)).toEqual(['an', 'incomprehensibilities', 'case']);
  });

  it('is as wide as its widest line and as high as all of them', () => {
    const { width, height } = textSize(['i', 'wide line'], TEXT_STYLES.chart.row);
    expect(width).toBeGreaterThanOrEqual(textWidth('wide line', TEXT_STYLES.chart.row));
    expect(height).toBe(2 * TEXT_STYLES.chart.row.lineHeight);
  });
});
