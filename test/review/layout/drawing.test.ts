import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { segmentsOf } from '#src/review/engine/layout/clearLabels.ts';
import { planOf } from '#src/review/engine/layout/drawing.ts';
import type { Box, Geometry } from '#src/review/engine/layout/geometry.ts';
import { unpacked } from '#src/review/engine/layout/unpacked.ts';
import { LAYOUT_TIMEOUT_MS, layOut, packed } from '#src/review/engine/layout/program/layOut.ts';
import { hashOf, modelHash } from '#src/review/engine/model/hash.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';

const model = journeyModel();
const chart = planOf(model, 'chart');
const map = planOf(model, 'map');
const sorted = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id).toSorted();

describe('The chart of the journey', () => {
  it('is stored in journeyModel.json, which `npm run docs` rewrites', async () => {
    const { states, transitions, ...rest } = model;
    const lines = (items: readonly unknown[]) => `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
    const frame = JSON.stringify({ ...rest, states: 'STATES', transitions: 'TRANSITIONS' });
    const text = frame.replace('"STATES"', () => lines(states)).replace('"TRANSITIONS"', () => lines(transitions));
    await expect(`${text}\n`).toMatchFileSnapshot('../../../src/review/journey/drawn/journeyModel.json');
  });

  it('has another hash for each state, transition and changed chart', () => {
    const { states, transitions } = model;
    const hashes = [
      ...[...states, ...transitions].map(({ hash }) => hash),
      model.hash,
      modelHash({ ...model, states: states.slice(1) }),
      modelHash({ ...model, transitions: transitions.slice(1) }),
      modelHash({ ...model, delays: [] }),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('keeps its hashes across versions, so that approvals stay valid', () => {
    expect(hashOf({ id: 'offers', targets: ['contract'], delayMs: 300 })).toBe('42dfe48868fe856c');
    expect(hashOf({ delayMs: 300, targets: ['contract'], id: 'offers' })).toBe('42dfe48868fe856c');
  });

  it('tells the transitions of a state apart, each by a whole sentence', () => {
    const sentences = model.transitions.map(({ sourceId, description }) => `${sourceId}: ${description}`);
    expect(sentences.filter((sentence) => !/: [A-Z0-9].*[^.]\.$/.test(sentence))).toEqual([]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

/** Writes one item a line, so that a diff shows what changed. */
function textOf(places: ReturnType<typeof packed>): string {
  const entries = Object.entries(places).map(([key, value]) => {
    const isList = Array.isArray(value) && value.some((item) => typeof item === 'object');
    const items = isList ? value.map((item) => `    ${JSON.stringify(item)}`).join(',\n') : '';
    return `  "${key}": ${isList ? `[\n${items}\n  ]` : JSON.stringify(value)}`;
  });
  return `{\n${entries.join(',\n')}\n}\n`;
}

/** Positions are rounded to half pixels. */
const TOLERANCE = 0.75;

function areTouching(one: Box, other: Box): boolean {
  const isAcross = one.x + one.width > other.x + TOLERANCE && one.x < other.x + other.width - TOLERANCE;
  return isAcross && one.y + one.height > other.y + TOLERANCE && one.y < other.y + other.height - TOLERANCE;
}

/** Lists the words that other words or another line cover. */
function coveredIn({ states, lines }: Geometry): readonly string[] {
  const inStates = states.flatMap(({ stateId, title, rows }) =>
    [title, ...rows].map((box) => ({ id: stateId, box: box as Box })),
  );
  const onLines = lines.flatMap(({ id, label }) => (label === null ? [] : { id, box: label as Box }));
  const words = [...inStates, ...onLines];
  const isCovered = ({ id, box }: (typeof words)[number]) =>
    words.some((other) => other.box !== box && areTouching(box, other.box)) ||
    lines.some((line) => line.id !== id && segmentsOf(line.points).some((part) => areTouching(part, box)));
  return words.filter(isCovered).map(({ id }) => id);
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
    'is stored up to date with nothing covered: %s',
    { timeout: LAYOUT_TIMEOUT_MS },
    async (altitude, file) => {
      const geometry = await layOut(model, altitude);
      await expect(textOf(packed(geometry))).toMatchFileSnapshot(`../../../src/review/journey/drawn/${file}.json`);
      expect(unpacked(packed(geometry), model)).toEqual(geometry);
      expect(unpacked({ ...packed(geometry), modelHash: 'another' }, model)).toBeNull();
      expect(coveredIn(geometry)).toEqual([]);
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
