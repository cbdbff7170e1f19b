import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { mermaidLeftOut, MERMAID_LOSSES } from '#src/content/visualizer/sharing.ts';
import { modelJson } from '#src/visualizer/sharing/modelJson.ts';
import { PALETTES, paletteStyle } from '#src/visualizer/sharing/palette.ts';
import { scaleOf } from '#src/visualizer/sharing/scenePng.ts';
import { sceneSvg } from '#src/visualizer/sharing/sceneSvg.tsx';
import { toMermaid } from '#src/visualizer/sharing/toMermaid.ts';
import { storedDrawing } from '#test/visualizer/layout/storedDrawing.ts';
import { smallGeometry, smallModel } from '#test/visualizer/scene/smallChart.ts';

const journey = journeyModel();
const MOST_SVG_BYTES = 120_000;
/** The test runner reads no style sheets; these are read as they are. */
vi.mock('#src/visualizer/scene/scene.css?raw', () => ({
  default: readFileSync('src/visualizer/scene/scene.css', 'utf8'),
}));
const tokens = readFileSync('src/app/theme/tokens.css', 'utf8');

const marks = new Map([['small.open', { verdict: 'approved', isActive: true }]] as const);

describe('An exported picture', () => {
  it('of the whole journey is a well-formed file of at most 120 kB with every item in it', () => {
    const svg = sceneSvg({
      model: journey,
      geometry: storedDrawing('chart'),
      marks: new Map(),
      scheme: 'light',
    });
    const read = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(read.querySelector('parsererror')).toBeNull();
    expect(new TextEncoder().encode(svg).length).toBeLessThanOrEqual(MOST_SVG_BYTES);
    const ids = new Set([...read.querySelectorAll('[data-id]')].map((item) => item.getAttribute('data-id')));
    const everything = [...journey.states, ...journey.transitions].map(({ id }) => id);
    expect(everything.length).toBeGreaterThan(300);
    expect(everything.filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('stands alone: %s colors are written in, nothing is fetched', (scheme) => {
    const svg = sceneSvg({ model: smallModel, geometry: smallGeometry, marks, scheme });
    expect(svg).toContain(PALETTES[scheme].ink);
    expect(svg).not.toContain('var(');
    expect(svg).not.toContain('currentColor');
    expect(svg).not.toMatch(/@import|url\((?!#)|href=|<script/);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toContain('http');
  });

  it('shows the marks that the page shows', () => {
    expect(sceneSvg({ model: smallModel, geometry: smallGeometry, marks, scheme: 'light' })).toContain(
      'badge approved',
    );
  });

  it('has the colors of the product', () => {
    const [light = '', dark = ''] = tokens.split("[data-mantine-color-scheme='dark']");
    for (const [scheme, sheet] of [
      ['light', light],
      ['dark', dark],
    ] as const) {
      const entries = Object.entries(PALETTES[scheme]);
      expect(entries.length).toBeGreaterThan(10);
      expect(entries.filter(([name, color]) => !sheet.includes(`--cca-${name}: ${color};`))).toEqual([]);
    }
    expect(paletteStyle('dark')['--cca-ink']).toBe(PALETTES.dark.ink);
  });

  it('has two points for a pixel, or as many as a canvas can hold', () => {
    expect(scaleOf(2000, 1000)).toBe(2);
    expect(scaleOf(10_000, 10_000)).toBeLessThan(1);
  });
});

describe('A Mermaid diagram', () => {
  const mermaid = toMermaid(journey);

  it('says first what it cannot show', () => {
    const [first, ...lines] = mermaid.split('\n');
    expect(first).toBe('stateDiagram-v2');
    expect(lines.slice(0, MERMAID_LOSSES.length)).toEqual(MERMAID_LOSSES.map((line) => `  %% ${line}`));
    expect(mermaid).toMatch(/%% - \d+ rules that change nothing/);
  });

  it('has every state once', () => {
    const names = [...mermaid.matchAll(/^ *state ".*" as (\w+)/gm)].map(([, name]) => name);
    expect(names).toHaveLength(journey.states.length);
    expect(new Set(names).size).toBe(journey.states.length);
  });

  it('draws arrows between neighbors, starts and ends, and counts the rules that it leaves out', () => {
    expect(
      toMermaid(smallModel)
        .split('\n')
        .slice(MERMAID_LOSSES.length + 1),
    ).toEqual([
      `  %% ${mermaidLeftOut(1)}`,
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

describe('The chart as data', () => {
  it('is read back as it was', () => {
    expect(JSON.parse(modelJson(journey))).toEqual(journey);
  });
});
