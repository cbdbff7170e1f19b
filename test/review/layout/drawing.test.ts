import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { segmentsOf } from '#src/review/engine/layout/clearLabels.ts';
import { planOf } from '#src/review/engine/layout/drawing.ts';
import type { Box, Geometry } from '#src/review/engine/layout/geometry.ts';
import { unpackGeometry } from '#src/review/engine/layout/unpackGeometry.ts';
import { LAYOUT_TIMEOUT_MS, layOut, packGeometry } from '#src/review/engine/layout/program/layOut.ts';
import { hashOf, modelHash } from '#src/review/engine/model/hash.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';

const model = journeyModel();
const chart = planOf(model, 'chart');
const map = planOf(model, 'map');
const sortedIds = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id).toSorted();

describe('The chart of the journey', () => {
  it('matches journeyModel.json, which `npm run docs` updates', async () => {
    const { states, transitions, ...rest } = model;
    const lines = (items: readonly unknown[]) => `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
    const template = JSON.stringify({ ...rest, states: 'STATES', transitions: 'TRANSITIONS' });
    const text = template.replace('"STATES"', () => lines(states)).replace('"TRANSITIONS"', () => lines(transitions));
    await expect(`${text}\n`).toMatchFileSnapshot('../../../src/review/journey/drawn/journeyModel.json');
  });

  it('has a different hash for every state, transition and change', () => {
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

  it('has stable hashes, so approvals stay valid', () => {
    expect(hashOf({ id: 'offers', targets: ['contract'], delayMs: 300 })).toBe('42dfe48868fe856c');
    expect(hashOf({ delayMs: 300, targets: ['contract'], id: 'offers' })).toBe('42dfe48868fe856c');
  });

  it('describes each transition of a state in a unique sentence', () => {
    const sentences = model.transitions.map(({ sourceId, description }) => `${sourceId}: ${description}`);
    expect(sentences.filter((sentence) => !/: [A-Z0-9].*[^.]\.$/.test(sentence))).toEqual([]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

/** Formats a drawing with one item per line, for readable diffs. */
function formatDrawing(drawing: ReturnType<typeof packGeometry>): string {
  const entries = Object.entries(drawing).map(([key, value]) => {
    const isList = Array.isArray(value) && value.some((item) => typeof item === 'object');
    const items = isList ? value.map((item) => `    ${JSON.stringify(item)}`).join(',\n') : '';
    return `  "${key}": ${isList ? `[\n${items}\n  ]` : JSON.stringify(value)}`;
  });
  return `{\n${entries.join(',\n')}\n}\n`;
}

/** Positions are rounded to half pixels. */
const TOLERANCE = 0.75;

function areOverlapping(a: Box, b: Box): boolean {
  const overlapsInX = a.x + a.width > b.x + TOLERANCE && a.x < b.x + b.width - TOLERANCE;
  const overlapsInY = a.y + a.height > b.y + TOLERANCE && a.y < b.y + b.height - TOLERANCE;
  return overlapsInX && overlapsInY;
}

/** Returns the ids of states and lines whose text overlaps other text or another line. */
function findOverlaps({ states, lines }: Geometry): readonly string[] {
  const stateLabels = states.flatMap(({ stateId, title, rows }) =>
    [title, ...rows].map((box) => ({ id: stateId, box: box as Box })),
  );
  const lineLabels = lines.flatMap(({ id, label }) => (label === null ? [] : { id, box: label as Box }));
  const labels = [...stateLabels, ...lineLabels];
  const isCovered = ({ id, box }: (typeof labels)[number]) =>
    labels.some((other) => other.box !== box && areOverlapping(box, other.box)) ||
    lines.some((line) => line.id !== id && segmentsOf(line.points).some((part) => areOverlapping(part, box)));
  return labels.filter(isCovered).map(({ id }) => id);
}

/** Returns the ids of the transitions that a plan shows as a line, a row or an initial marker. */
function findDrawnTransitions({ lines, rows, starts }: typeof chart): readonly string[] {
  const drawn = [...lines, ...rows].flatMap(({ transitionIds }) => transitionIds);
  return [...drawn, ...starts.map(({ stateId }) => `${stateId}|initial`)].toSorted();
}

describe('The drawing of the journey', () => {
  // The stored drawing comes from an earlier run, so this also checks that the layout is deterministic.
  it.each([
    ['map', 'journeyMap'],
    ['chart', 'journeyChart'],
  ] as const)(
    'matches its stored file and has no overlaps: %s',
    { timeout: LAYOUT_TIMEOUT_MS },
    async (altitude, file) => {
      const geometry = await layOut(model, altitude);
      await expect(formatDrawing(packGeometry(geometry))).toMatchFileSnapshot(
        `../../../src/review/journey/drawn/${file}.json`,
      );
      expect(unpackGeometry(packGeometry(geometry), model)).toEqual(geometry);
      expect(unpackGeometry({ ...packGeometry(geometry), modelHash: 'another' }, model)).toBeNull();
      expect(findOverlaps(geometry)).toEqual([]);
    },
  );

  it('shows every state and transition once on the full chart', () => {
    const lines = chart.lines.filter(({ isLink }) => !isLink);
    expect(sortedIds(chart.states)).toEqual(sortedIds(model.states));
    expect(findDrawnTransitions({ ...chart, lines })).toEqual(sortedIds(model.transitions));
  });

  it('shows every screen and every transition between screens on the map', () => {
    const cards = model.states.filter(({ screen }) => screen !== null && screen !== 'notFound');
    const screenOf = new Map(model.states.map(({ id, screenId }) => [id, screenId]));
    const betweenScreens = model.transitions.filter(
      ({ sourceId, targetIds }) =>
        targetIds.length > 0 &&
        (screenOf.get(sourceId) !== null || sourceId === 'screen') &&
        targetIds.every((id) => screenOf.get(id) !== screenOf.get(sourceId)),
    );
    expect(map.states.filter(({ isScreen }) => isScreen).map(({ id }) => id)).toEqual(cards.map(({ id }) => id));
    expect(new Set(findDrawnTransitions(map))).toEqual(new Set(sortedIds(betweenScreens)));
  });
});

it('The glyph widths match the shipped fonts; `npm run docs` updates them', async () => {
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
  const characters = [...ascii, ...Array.from('’‘“”–—…·•×é')];
  const fonts = '@fontsource/instrument-sans/files/instrument-sans-latin';
  const lines = ['400', '500', '600'].map((weight) => {
    const font = openSync(fileURLToPath(import.meta.resolve(`${fonts}-${weight}-normal.woff2`)));
    const getWidth = (character: string) => font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth;
    return `  "${weight}": ${JSON.stringify(Object.fromEntries(characters.map((character) => [character, getWidth(character)])))}`;
  });
  const path = '../../../src/review/engine/layout/glyphWidths.json';
  await expect(`{\n${lines.join(',\n')}\n}\n`).toMatchFileSnapshot(path);
});
