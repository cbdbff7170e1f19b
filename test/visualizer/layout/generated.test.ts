import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { packed, unpacked } from '#src/visualizer/layout/packed.ts';
import { LAYOUT_TIMEOUT_MS, layOutHere } from './layOutHere.ts';

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
  'The stored $altitude is that of the chart as it is, and of no other; `npx vitest run test/visualizer -u` writes it anew',
  { timeout: LAYOUT_TIMEOUT_MS },
  async ({ altitude, file, mostKilobytes }) => {
    const geometry = await layOutHere(model, altitude);
    const text = textOf(packed(geometry));
    await expect(text).toMatchFileSnapshot(`../../../src/visualizer/layout/${file}.json`);
    expect(gzipSync(text).length).toBeLessThan(mostKilobytes * 1024);
    expect(unpacked(packed(geometry), model)).toEqual(geometry);
    expect(unpacked({ ...packed(geometry), modelHash: 'another' }, model)).toBeNull();
  },
);
