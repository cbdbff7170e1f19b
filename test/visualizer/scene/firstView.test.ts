import { expect, it } from 'vitest';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { TEXT_STYLES } from '#src/visualizer/layout/measure.ts';
import { detailAt } from '#src/visualizer/scene/detail.ts';
import { fitted } from '#src/visualizer/scene/panZoom.ts';
import { sceneFactsOf } from '#src/visualizer/scene/sceneFacts.ts';
import { storedDrawing } from '#test/visualizer/layout/storedDrawing.ts';

const map = storedDrawing('map');
const screens = [...sceneFactsOf(journeyModel(), map).states.values()].filter(({ kind }) => kind === 'screen');
const { label, row } = TEXT_STYLES.map;

/** The room beside the sidebar, and how large the letters must be there at least, in pixels of the screen. */
it.each([
  ['on a laptop', { width: 1040, height: 773 }, { detail: 'middle', name: 15, text: 11 }],
  [
    'on a laptop below which a session is played',
    { width: 1040, height: 720 },
    { detail: 'middle', name: 15, text: 11 },
  ],
  ['on a tablet, by large names without labels', { width: 624, height: 598 }, { detail: 'far', name: 12, text: 0 }],
])('The map as a whole can be read %s', (_, room, { detail, name, text }) => {
  const { zoom } = fitted(map, room);
  expect([detailAt('map', zoom), screens.length]).toEqual([detail, 14]);
  expect(Math.min(...screens.map(({ farName }) => (farName?.size ?? 0) * zoom))).toBeGreaterThanOrEqual(name);
  expect(label.size * zoom).toBeGreaterThanOrEqual(text);
  expect(row.size * zoom).toBeGreaterThanOrEqual(room.height === 773 ? text : 0);
});

it('The map never shows a label too small to be read', () => {
  const zooms = Array.from({ length: 100 }, (_, index) => (index + 1) / 100);
  const labelled = zooms.filter((zoom) => detailAt('map', zoom) !== 'far');
  expect(labelled.length).toBeGreaterThan(10);
  expect(labelled.filter((zoom) => label.size * zoom < 9.5)).toEqual([]);
});
