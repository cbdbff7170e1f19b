import { describe, expect, it } from 'vitest';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { TEXT_STYLES } from '#src/visualizer/layout/measure.ts';
import { detailAt } from '#src/visualizer/scene/detail.ts';
import { fitted } from '#src/visualizer/scene/panZoom.ts';
import { sceneFactsOf } from '#src/visualizer/scene/sceneFacts.ts';
import { storedDrawing } from '#test/visualizer/layout/storedDrawing.ts';

const map = storedDrawing('map');
const screens = [...sceneFactsOf(journeyModel(), map).states.values()].filter(({ kind }) => kind === 'screen');

/** The room beside the sidebar, in windows of these sizes. */
const LAPTOP = { width: 1040, height: 773 };
const LAPTOP_IN_A_SESSION = { width: 1040, height: 720 };
const TABLET = { width: 624, height: 598 };

/** The sizes of the letters on the screen when the map is shown for the first time, in pixels. */
function lettersIn(room: typeof LAPTOP) {
  const { zoom } = fitted(map, room);
  return {
    detail: detailAt('map', zoom),
    smallestName: Math.min(...screens.map(({ farName }) => (farName?.size ?? 0) * zoom)),
    label: TEXT_STYLES.map.label.size * zoom,
    rule: TEXT_STYLES.map.row.size * zoom,
  };
}

describe('The map as a whole', () => {
  it('can be read on a laptop: the names of the screens, the labels and the rules', () => {
    expect(screens).toHaveLength(14);
    const { detail, smallestName, label, rule } = lettersIn(LAPTOP);
    expect(detail).toBe('middle');
    expect(smallestName).toBeGreaterThanOrEqual(15);
    expect(label).toBeGreaterThanOrEqual(11);
    expect(rule).toBeGreaterThanOrEqual(11);
  });

  it('can be read on a laptop below which a session is played', () => {
    const { detail, smallestName, label } = lettersIn(LAPTOP_IN_A_SESSION);
    expect(detail).toBe('middle');
    expect(smallestName).toBeGreaterThanOrEqual(15);
    expect(label).toBeGreaterThanOrEqual(11);
  });

  it('shows large names and no labels on a tablet', () => {
    const { detail, smallestName } = lettersIn(TABLET);
    expect(detail).toBe('far');
    expect(smallestName).toBeGreaterThanOrEqual(12);
  });

  it('never shows a label too small to be read', () => {
    const zooms = Array.from({ length: 100 }, (_, index) => (index + 1) / 100);
    const labelled = zooms.filter((zoom) => detailAt('map', zoom) !== 'far');
    expect(labelled.length).toBeGreaterThan(10);
    expect(labelled.filter((zoom) => TEXT_STYLES.map.label.size * zoom < 9.5)).toEqual([]);
  });
});
