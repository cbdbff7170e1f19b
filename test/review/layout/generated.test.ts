import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';
import { expect, it } from 'vitest';
import { wrapped } from '#src/review/engine/layout/measure.ts';
import { unpacked } from '#src/review/engine/layout/packed.ts';
import { LAYOUT_TIMEOUT_MS, layOut, packed } from '#src/review/engine/layout/program/layOut.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';

const model = journeyModel();

/** Writes one item a line, so that a diff shows what changed. */
function textOf(places: ReturnType<typeof packed>): string {
  const entries = Object.entries(places).map(([key, value]) => {
    const isList = Array.isArray(value) && value.some((item) => typeof item === 'object');
    const items = isList ? value.map((item) => `    ${JSON.stringify(item)}`).join(',\n') : '';
    return `  "${key}": ${isList ? `[\n${items}\n  ]` : JSON.stringify(value)}`;
  });
  return `{\n${entries.join(',\n')}\n}\n`;
}

// The stored drawing comes from another computer, so this also proves that the layout is deterministic.
it.each([
  ['map', 'journeyMap'],
  ['chart', 'journeyChart'],
] as const)(
  'The stored %s is up to date; `npm run docs` rewrites it',
  { timeout: LAYOUT_TIMEOUT_MS },
  async (altitude, file) => {
    const geometry = await layOut(model, altitude);
    await expect(textOf(packed(geometry))).toMatchFileSnapshot(`../../../src/review/journey/drawn/${file}.json`);
    expect(unpacked(packed(geometry), model)).toEqual(geometry);
    expect(unpacked({ ...packed(geometry), modelHash: 'another' }, model)).toBeNull();
  },
);

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
const CHARACTERS = [...ASCII, ...Array.from('’‘“”–—…·•×é')];
const PACKAGE = '@fontsource/instrument-sans/files/instrument-sans-latin';

it('The glyph widths fit the shipped fonts; `npm run docs` rewrites them', async () => {
  const lines = ['400', '500', '600'].map((weight) => {
    const font = openSync(fileURLToPath(import.meta.resolve(`${PACKAGE}-${weight}-normal.woff2`)));
    const widthOf = (one: string) => font.glyphForCodePoint(one.codePointAt(0) ?? 0).advanceWidth;
    return `  "${weight}": ${JSON.stringify(Object.fromEntries(CHARACTERS.map((one) => [one, widthOf(one)])))}`;
  });
  const path = '../../../src/review/engine/layout/glyphWidths.json';
  await expect(`{\n${lines.join(',\n')}\n}\n`).toMatchFileSnapshot(path);
});

it('A text is broken between words', () => {
  expect(wrapped('an incomprehensibilities case', 10)).toEqual(['an', 'incomprehensibilities', 'case']);
});
