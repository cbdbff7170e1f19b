import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { packed, unpacked } from '#src/visualizer/layout/packed.ts';
import { layOutHere } from './layOutHere.ts';
import { storedDrawing } from './storedDrawing.ts';

const KB = 1024;
const LAYOUT_TIMEOUT_MS = 120_000;
const model = journeyModel();

const DRAWINGS = [
  { altitude: 'map', file: 'journeyMap', mostKilobytes: 4 },
  { altitude: 'chart', file: 'journeyChart', mostKilobytes: 25 },
] as const;

/** One item a line, so that a change of the chart can be read in a comparison of two versions. */
function textOf(places: ReturnType<typeof packed>): string {
  const entries = Object.entries(places).map(([key, value]) => {
    const isList = Array.isArray(value) && value.some((item) => typeof item === 'object');
    const items = isList ? value.map((item) => `    ${JSON.stringify(item)}`).join(',\n') : '';
    return `  "${key}": ${isList ? `[\n${items}\n  ]` : JSON.stringify(value)}`;
  });
  return `{\n${entries.join(',\n')}\n}\n`;
}

describe.each(DRAWINGS)('The stored $altitude', ({ altitude, file, mostKilobytes }) => {
  it(
    'is that of the chart as it is; `npx vitest run test/visualizer -u` writes it anew',
    async () => {
      const geometry = await layOutHere(model, altitude);
      const text = textOf(packed(geometry));
      await expect(text).toMatchFileSnapshot(`../../../src/visualizer/layout/${file}.json`);
      expect(gzipSync(text).length).toBeLessThan(mostKilobytes * KB);
      expect(unpacked(packed(geometry), model)).toEqual(geometry);
    },
    LAYOUT_TIMEOUT_MS,
  );

  it(
    'is the same each time that it is made',
    async () => {
      const hashes = [await layOutHere(model, altitude), await layOutHere(model, altitude)].map((geometry) =>
        createHash('sha256').update(JSON.stringify(geometry)).digest('hex'),
      );
      expect(hashes[0]).toBe(hashes[1]);
    },
    LAYOUT_TIMEOUT_MS,
  );

  it('is read back for the chart that it was made of, and for no other', () => {
    const geometry = storedDrawing(altitude);
    expect(geometry.altitude).toBe(altitude);
    expect(geometry.states.length).toBeGreaterThan(10);
    expect(unpacked({ ...packed(geometry), modelHash: 'another' }, model)).toBeNull();
  });
});
