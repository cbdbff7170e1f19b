import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { saveFile } from '#src/components/saveFile.ts';
import { modelJson } from '#src/review/page/facts/readModel.ts';
import type { Geometry } from '#src/review/engine/layout/geometry.ts';
import type { Marks } from '#src/review/page/facts/marks.ts';
import { scenePng } from './scenePng.ts';

export type FileKind = 'svg' | 'png' | 'json';

type SaveInput = {
  readonly model: ChartModel;
  readonly geometry: Geometry;
  readonly marks: Marks;
};

/** Makes a file and has the browser save it. Rejects when it cannot be made. */
export async function saveAs(kind: FileKind, input: SaveInput): Promise<void> {
  const content = kind === 'json' ? 'model' : input.geometry.altitude;
  saveFile(await FILES[kind](input), `${input.model.id}-${content}.${kind}`);
}

const FILES: { readonly [Kind in FileKind]: (input: SaveInput) => Promise<Blob> | Blob } = {
  svg: async (input) => new Blob([(await drawn(input)).svg], { type: 'image/svg+xml' }),
  png: async (input) => scenePng(await drawn(input)),
  json: ({ model }) => new Blob([modelJson(model)], { type: 'application/json' }),
};

/** The program that writes pictures is loaded with the first of them. */
async function drawn(input: SaveInput) {
  const { sceneSvg, sizeOf } = await import('./sceneSvg.tsx');
  const worn = getComputedStyle(document.documentElement);
  return { svg: sceneSvg({ ...input, valueOf: (token) => worn.getPropertyValue(token) }), ...sizeOf(input.geometry) };
}
