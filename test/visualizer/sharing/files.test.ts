import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { mermaidLeftOut, MERMAID_LOSSES, PAPER } from '#src/content/visualizer/sharing.ts';
import { drawingOf, figuresOf, partsOf } from '#src/visualizer/sharing/chartParts.ts';
import { PALETTES, paletteStyle } from '#src/visualizer/sharing/palette.ts';
import { PrintBooklet } from '#src/visualizer/sharing/PrintBooklet.tsx';
import { scaleOf } from '#src/visualizer/sharing/scenePng.ts';
import { sceneSvg } from '#src/visualizer/sharing/sceneSvg.tsx';
import { toMermaid } from '#src/visualizer/sharing/toMermaid.ts';
import { storedDrawing } from '#test/visualizer/layout/storedDrawing.ts';
import { smallGeometry, smallModel } from '#test/visualizer/scene/smallChart.ts';
import { wordsIn } from '#test/visualizer/wordsIn.ts';

const journey = journeyModel();
const SCHEMES = ['light', 'dark'] as const;
const css = readFileSync('src/visualizer/scene/scene.css', 'utf8');
const [light = '', dark = ''] = readFileSync('src/app/theme/tokens.css', 'utf8').split(
  "[data-mantine-color-scheme='dark']",
);
const tokens = { light, dark };

describe('An exported picture', () => {
  it.each(SCHEMES)(
    'stands alone and shows the marks of the page: %s colors are written in, nothing is fetched',
    (scheme) => {
      const marks = new Map([['small.open', { verdict: 'approved', isActive: true }]] as const);
      const svg = sceneSvg({ model: smallModel, geometry: smallGeometry, marks, scheme, css });
      expect(svg).toContain('badge approved');
      expect(svg).toContain(`stroke:${PALETTES[scheme]['line-strong']}`);
      expect(svg).not.toMatch(/var\(|currentColor|@import|url\((?!#)|href=|<script/);
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toContain('http');
    },
  );

  it.each(SCHEMES)('has the %s colors of the product', (scheme) => {
    const entries = Object.entries(PALETTES[scheme]);
    expect(entries.length).toBeGreaterThan(10);
    expect(entries.filter(([name, color]) => !tokens[scheme].includes(`--cca-${name}: ${color};`))).toEqual([]);
    expect(Object.entries(paletteStyle(scheme))).toEqual(entries.map(([name, color]) => [`--cca-${name}`, color]));
  });

  it('has two points for a pixel, or as many as a canvas can hold', () => {
    expect([scaleOf(2000, 1000), scaleOf(10_000, 10_000) ** 2 * 1e8]).toEqual([2, expect.closeTo(48e6)]);
  });
});

describe('A Mermaid diagram', () => {
  it('has every state once', () => {
    const names = [...toMermaid(journey).matchAll(/^ *state ".*" as (\w+)/gm)].map(([, name]) => name);
    expect([names.length, new Set(names).size]).toEqual([journey.states.length, journey.states.length]);
  });

  it('says first what it cannot show, then draws arrows between neighbors, starts and ends', () => {
    expect(toMermaid(smallModel).split('\n')).toEqual([
      'stateDiagram-v2',
      ...[...MERMAID_LOSSES, mermaidLeftOut(1)].map((line) => `  %% ${line}`),
      '  state "Small" as small {',
      '    [*] --> small_open',
      '    state "Open" as small_open',
      '    state "Closed" as small_closed',
      '    small_closed --> [*]',
      expect.stringMatching(/^ {4}small_open --> small_closed: ./),
      expect.stringMatching(/^ {4}small_open --> small_closed: ./),
      '  }',
      '',
    ]);
  });
});

describe('The booklet', () => {
  const chart = storedDrawing('chart');

  it('has every rule of the chart on exactly one page', () => {
    const rules = partsOf(journey).flatMap((part) => part.rules.flatMap((group) => group.rules.map(({ id }) => id)));
    const all = journey.transitions.filter(({ trigger }) => trigger.kind !== 'initial').map(({ id }) => id);
    expect(all.length).toBeGreaterThan(200);
    expect(rules.toSorted()).toEqual(all.toSorted());
  });

  it('cuts the part of a screen out of the picture, with the lines that begin or end there', () => {
    const { states = [], lines = [] } = drawingOf(journey, chart, 'offers')?.geometry ?? {};
    const inside = states.map(({ stateId }) => stateId);
    const offers = journey.states.filter(({ screenId }) => screenId === 'offers').map(({ id }) => id);
    const ofOffers = chart.lines.filter(
      ({ sourceId, targetId }) => offers.includes(sourceId) || offers.includes(targetId),
    );
    expect(inside).toEqual(offers);
    expect(lines).toEqual(ofOffers);
    expect(drawingOf(journey, chart, 'no such state')).toBeNull();
  });

  it(
    'opens with the figures of the chart, the map, and goes through all parts with their rules',
    { timeout: 60_000 },
    () => {
      const paper = { model: journey, marks: new Map(), map: storedDrawing('map'), chart };
      const booklet = renderToStaticMarkup(createElement(PrintBooklet, paper));
      const figures = [...booklet.matchAll(/<dt>(.*?)<\/dt><dd>(\d+)/g)].map(([, name, figure]) => [
        name,
        Number(figure),
      ]);
      const headings = [...booklet.matchAll(/<h2[^>]*>.*?<\/h2>/g)].map(([heading]) => wordsIn(heading));
      const titles = partsOf(journey).map(({ state }) => state.title);
      expect(figures).toEqual(
        Object.entries(figuresOf(journey)).map(([key, figure]) => [PAPER[key as 'rules'], figure]),
      );
      expect(headings).toEqual([PAPER.legend, PAPER.map, ...titles]);
      const page = wordsIn(booklet.split('<section').find((section) => section.includes('>Offers</h2>')) ?? '');
      const rules = journey.transitions.filter(
        ({ sourceId, trigger }) => sourceId === 'offers' && trigger.kind === 'event',
      );
      expect(rules.length).toBeGreaterThan(1);
      expect(rules.filter(({ sentence }) => !page.includes(sentence))).toEqual([]);
    },
  );
});
