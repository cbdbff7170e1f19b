import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { planOf } from '#src/review/engine/layout/drawing.ts';
import { unpacked } from '#src/review/engine/layout/unpacked.ts';
import { LAYOUT_TIMEOUT_MS, layOut, packed } from '#src/review/engine/layout/program/layOut.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { faultsOf } from './faults.ts';

const model = journeyModel();
const chart = planOf(model, 'chart');
const map = planOf(model, 'map');
const sorted = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id).toSorted();

/** Writes one item a line, so that a diff shows what changed. */
function textOf(places: ReturnType<typeof packed>): string {
  const entries = Object.entries(places).map(([key, value]) => {
    const isList = Array.isArray(value) && value.some((item) => typeof item === 'object');
    const items = isList ? value.map((item) => `    ${JSON.stringify(item)}`).join(',\n') : '';
    return `  "${key}": ${isList ? `[\n${items}\n  ]` : JSON.stringify(value)}`;
  });
  return `{\n${entries.join(',\n')}\n}\n`;
}

/** Lists every transition that a plan draws, as a line, a row or a start. */
function transitionsOf({ lines, rows, starts }: typeof chart): readonly string[] {
  const drawn = [...lines, ...rows].flatMap(({ transitionIds }) => transitionIds);
  return [...drawn, ...starts.map(({ stateId }) => `${stateId}|initial`)].toSorted();
}

describe('The drawing of the journey', () => {
  // The stored drawing comes from another computer, so this also proves that the layout is deterministic.
  it.each([
    ['map', 'journeyMap'],
    ['chart', 'journeyChart'],
  ] as const)(
    'is stored up to date and has no overlaps: %s',
    { timeout: LAYOUT_TIMEOUT_MS },
    async (altitude, file) => {
      const geometry = await layOut(model, altitude);
      await expect(textOf(packed(geometry))).toMatchFileSnapshot(`../../../src/review/journey/drawn/${file}.json`);
      expect(unpacked(packed(geometry), model)).toEqual(geometry);
      expect(unpacked({ ...packed(geometry), modelHash: 'another' }, model)).toBeNull();
      expect(faultsOf(geometry)).toEqual([]);
      expect(faultsOf({ ...geometry, states: geometry.states.map((state) => ({ ...state, x: 0 })) })).not.toEqual([]);
    },
  );

  it('has every state and transition once on the full chart', () => {
    const lines = chart.lines.filter(({ isLink }) => !isLink);
    expect(sorted(chart.states)).toEqual(sorted(model.states));
    expect(transitionsOf({ ...chart, lines })).toEqual(sorted(model.transitions));
  });

  it('has every screen and every transition between screens on the map', () => {
    const cards = model.states.filter(({ screen }) => screen !== null && screen !== 'notFound');
    const screenOf = new Map(model.states.map(({ id, screenId }) => [id, screenId]));
    const between = model.transitions.filter(
      ({ sourceId, targetIds }) =>
        targetIds.length > 0 &&
        (screenOf.get(sourceId) !== null || sourceId === 'screen') &&
        targetIds.every((id) => screenOf.get(id) !== screenOf.get(sourceId)),
    );
    expect(map.states.filter(({ isScreen }) => isScreen).map(({ id }) => id)).toEqual(cards.map(({ id }) => id));
    expect(new Set(transitionsOf(map))).toEqual(new Set(sorted(between)));
  });
});

it('The glyph widths fit the shipped fonts; `npm run docs` rewrites them', async () => {
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
  const characters = [...ascii, ...Array.from('’‘“”–—…·•×é')];
  const fonts = '@fontsource/instrument-sans/files/instrument-sans-latin';
  const lines = ['400', '500', '600'].map((weight) => {
    const font = openSync(fileURLToPath(import.meta.resolve(`${fonts}-${weight}-normal.woff2`)));
    const widthOf = (one: string) => font.glyphForCodePoint(one.codePointAt(0) ?? 0).advanceWidth;
    return `  "${weight}": ${JSON.stringify(Object.fromEntries(characters.map((one) => [one, widthOf(one)])))}`;
  });
  const path = '../../../src/review/engine/layout/glyphWidths.json';
  await expect(`{\n${lines.join(',\n')}\n}\n`).toMatchFileSnapshot(path);
});
