import { describe, expect, it } from 'vitest';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { readModel } from '#src/visualizer/comparison/readModel.ts';
import { modelJson } from '#src/visualizer/sharing/modelJson.ts';

const model = journeyModel();
type Writable = { [key: string]: unknown };
type SavedFile = Writable & { states: Writable[]; transitions: Writable[] };

/** The saved version after somebody changed something in it. */
function changed(change: (file: SavedFile) => void): string {
  const file = JSON.parse(modelJson(model)) as SavedFile;
  change(file);
  return JSON.stringify(file);
}
const withState = (at: number, change: Writable) => changed(({ states }) => Object.assign(states[at] ?? {}, change));
const withRule = (change: Writable) => changed(({ transitions }) => Object.assign(transitions[0] ?? {}, change));

describe('A saved version', () => {
  it('comes back as it was saved', () => {
    expect(readModel(modelJson(model), 'journey')).toEqual({ model, problem: null });
  });

  it('of another chart is refused', () => {
    expect(readModel(modelJson(model), 'viewer')).toEqual({ model: null, problem: 'This file is of another chart.' });
  });

  it.each([
    ['', 'it cannot be read'],
    ['<html>', 'it cannot be read'],
    ['null', 'the chart is missing or not what it should be'],
    ['[]', 'the chart is missing'],
    ['{}', '“id” of the chart is missing'],
    [changed((file) => delete file['title']), '“title” of the chart is missing'],
    [withState(3, { type: 'circle' }), '“type” of “states” of the chart 4'],
    [withState(3, { tags: 'none' }), '“tags” of “states” of the chart 4'],
    [
      withRule({ guard: { kind: 'and', text: '', parts: [{}] } }),
      '“guard” of “transitions” of the chart 1 1 is missing',
    ],
    [withRule({ delayMs: 'long' }), '“delayMs” of “transitions”'],
    [changed((file) => file.states.splice(1, 1)), 'names “session”, which is not in it'],
    [withRule({ targetIds: ['nowhere'] }), 'names “nowhere”'],
    [changed((file) => file.states.push(file.states[0] ?? {})), '“journey” is in it twice'],
    [withState(0, { parentId: 'offers' }), 'names “offers”'],
  ])('that is damaged is refused with its place (%#)', (text, problem) => {
    expect(readModel(text).problem).toContain(problem);
  });

  it('that would exhaust the reader is refused', () => {
    const deep = `${'{"kind":"not","text":"","parts":['.repeat(5000)}1${']}'.repeat(5000)}`;
    const text = modelJson(model).replace('"guard": null', `"guard": ${deep}`);
    expect(readModel(text).problem).toContain('“guard”');
    expect(readModel(' '.repeat(20_000_001)).problem).toContain('too large');
  });
});
