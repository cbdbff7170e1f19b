import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { partsOf } from '#src/visualizer/sharing/chartParts.ts';
import { PALETTES } from '#src/visualizer/sharing/palette.ts';
import { sceneSvg } from '#src/visualizer/sharing/sceneSvg.tsx';
import { smallGeometry, smallModel } from '#test/visualizer/scene/smallChart.ts';

const journey = journeyModel();
const css = readFileSync('src/visualizer/scene/scene.css', 'utf8');
const tokens = readFileSync('src/app/theme/tokens.css', 'utf8').split("[data-mantine-color-scheme='dark']");

it.each(['light', 'dark'] as const)(
  'An exported picture stands alone, with marks, in the %s colors of the product',
  (scheme) => {
    const marks = new Map([['small.open', { verdict: 'approved', isActive: true }]] as const);
    const svg = sceneSvg({ model: smallModel, geometry: smallGeometry, marks, scheme, css });
    expect(svg).toContain('badge approved');
    expect(svg).toContain(`stroke:${PALETTES[scheme]['line-strong']}`);
    expect(svg).not.toMatch(/var\(|currentColor|@import|url\((?!#)|href=|<script/);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toContain('http');
    const colors = Object.entries(PALETTES[scheme]);
    expect(
      colors.filter(([name, color]) => !tokens[scheme === 'light' ? 0 : 1]?.includes(`--cca-${name}: ${color};`)),
    ).toEqual([]);
  },
);

it('The booklet has every rule of the chart on exactly one page', () => {
  const rules = partsOf(journey).flatMap((part) => part.rules.flatMap((group) => group.rules.map(({ id }) => id)));
  const all = journey.transitions.filter(({ trigger }) => trigger.kind !== 'initial').map(({ id }) => id);
  expect(rules.toSorted()).toEqual(all.toSorted());
});
