import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { partsOf } from '#src/review/page/facts/chartParts.ts';
import { sceneSvg } from '#src/review/page/share/sceneSvg.tsx';
import { smallGeometry, smallModel } from '#test/review/scene/smallChart.ts';

const journey = journeyModel();
const css = readFileSync('src/review/page/scene/scene.css', 'utf8');
const [light = '', dark = ''] = readFileSync('src/app/theme/tokens.css', 'utf8').split(
  "[data-mantine-color-scheme='dark']",
);

it.each([
  ['light', light],
  ['dark', dark],
])('An exported picture stands alone, with marks, in the %s colors of the product', (_scheme, tokens) => {
  const marks = new Map([['small.open', { verdict: 'approved', isActive: true }]] as const);
  const valueOf = (token: string) => new RegExp(`${token}: ([^;]+);`).exec(tokens)?.[1] ?? 'currentColor';
  const svg = sceneSvg({ model: smallModel, geometry: smallGeometry, marks, valueOf, css });
  expect(svg).toContain('badge approved');
  expect(svg).toContain(`stroke:${valueOf('--cca-line-strong')}`);
  expect(svg).not.toMatch(/var\(|currentColor|@import|url\((?!#)|href=|<script/);
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toContain('http');
});

it('The booklet has every rule of the chart on exactly one page', () => {
  const rules = partsOf(journey).flatMap((part) => part.rules.flatMap((group) => group.rules.map(({ id }) => id)));
  const all = journey.transitions.filter(({ trigger }) => trigger.kind !== 'initial').map(({ id }) => id);
  expect(rules.toSorted()).toEqual(all.toSorted());
});
