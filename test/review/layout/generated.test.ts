import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { openSync } from 'fontkit';
import { expect, it } from 'vitest';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { TEXT_STYLES, textWidth, wrapped } from '#src/review/engine/layout/measure.ts';
import { unpacked } from '#src/review/engine/layout/packed.ts';
import { LAYOUT_TIMEOUT_MS, layOut, packed } from '#src/review/engine/layout/program/layOut.ts';

const model = journeyModel();

/** One item a line, so that a change of the chart can be read in a comparison of two versions. */
function textOf(places: ReturnType<typeof packed>): string {
  const entries = Object.entries(places).map(([key, value]) => {
    const isList = Array.isArray(value) && value.some((item) => typeof item === 'object');
    const items = isList ? value.map((item) => `    ${JSON.stringify(item)}`).join(',\n') : '';
    return `  "${key}": ${isList ? `[\n${items}\n  ]` : JSON.stringify(value)}`;
  });
  return `{\n${entries.join(',\n')}\n}\n`;
}

// That the stored drawing was made at another time, on another computer, proves that it is the same each time.
it.each([
  { altitude: 'map', file: 'journeyMap', mostKilobytes: 4 },
  { altitude: 'chart', file: 'journeyChart', mostKilobytes: 25 },
] as const)(
  'The stored $altitude is that of the chart as it is; `npx vitest run test/review -u` writes it anew',
  { timeout: LAYOUT_TIMEOUT_MS },
  async ({ altitude, file, mostKilobytes }) => {
    const geometry = await layOut(model, altitude);
    const text = textOf(packed(geometry));
    await expect(text).toMatchFileSnapshot(`../../../src/review/journey/drawn/${file}.json`);
    expect(gzipSync(text).length).toBeLessThan(mostKilobytes * 1024);
    expect(unpacked(packed(geometry), model)).toEqual(geometry);
    expect(unpacked({ ...packed(geometry), modelHash: 'another' }, model)).toBeNull();
  },
);

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
const CHARACTERS = [...ASCII, ...Array.from('’‘“”–—…·•×é')];

const fontAt = (path: string) => openSync(fileURLToPath(import.meta.resolve(path)));
const fontOf = (weight: string) =>
  fontAt(`@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff2`);

function widthsOf(font: ReturnType<typeof fontAt>): Readonly<Record<string, number>> {
  const widthOf = (one: string) => font.glyphForCodePoint(one.codePointAt(0) ?? 0).advanceWidth;
  return Object.fromEntries(CHARACTERS.map((one) => [one, widthOf(one)]));
}

it('The glyph widths are those of the fonts; `npx vitest run test/review -u` writes them anew', async () => {
  const lines = ['400', '500', '600'].map((weight) => `  "${weight}": ${JSON.stringify(widthsOf(fontOf(weight)))}`);
  const path = '../../../src/review/engine/layout/glyphWidths.json';
  await expect(`{\n${lines.join(',\n')}\n}\n`).toMatchFileSnapshot(path);
  const variable = fontAt('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2');
  expect(widthsOf(variable)).toEqual(widthsOf(fontOf('400')));
});

it('The glyph widths leave room for a text with its kerning, which is broken between words', () => {
  const text = 'When the creator presses Continue, if AVATAR, To You';
  const { size, weight } = TEXT_STYLES.chart.label;
  const set = (fontOf(String(weight)).layout(text).advanceWidth * size) / 1000;
  expect(textWidth(text, TEXT_STYLES.chart.label)).toBeGreaterThanOrEqual(set);
  expect(textWidth(text, TEXT_STYLES.chart.label)).toBeLessThan(set * 1.05);
  expect(wrapped('an incomprehensibilities case', 10)).toEqual(['an', 'incomprehensibilities', 'case']);
});
