import { renderToStaticMarkup } from 'react-dom/server';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import type { Geometry } from '#src/review/engine/layout/geometry.ts';
import type { Marks } from '#src/review/page/facts/marks.ts';
import { SceneShapes } from '#src/review/page/scene/SceneShapes.tsx';
import sceneCss from '#src/review/page/scene/scene.css?raw';

const MARGIN = 24;
/** The product's letters where they are installed, and letters of the same width elsewhere. */
const FONTS = "'Instrument Sans','Instrument Sans Variable',Arial,'Liberation Sans',Helvetica,sans-serif";

type SceneSvgInput = {
  readonly model: ChartModel;
  readonly geometry: Geometry;
  readonly marks: Marks;
  /** The value of a token of the theme, such as `--cca-page`. */
  readonly valueOf: (token: string) => string;
  /** The style sheet of the picture, for where files of this kind cannot be read. */
  readonly css?: string;
};

/** The picture as a file of its own: it needs nothing else, and every item in it carries its id. */
export function sceneSvg({ model, geometry, marks, valueOf, css = sceneCss }: SceneSvgInput): string {
  const { width, height } = sizeOf(geometry);
  const shapes = renderToStaticMarkup(<SceneShapes model={model} geometry={geometry} marks={marks} hatch="hatch" />);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart-scene" role="img" width="${width}" height="${height}" viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}">`,
    `<title>${escaped(model.title)}</title>`,
    `<style>${styleOf(css, valueOf)}</style>`,
    `<rect x="${-MARGIN}" y="${-MARGIN}" width="100%" height="100%" fill="${valueOf('--cca-page')}"/>`,
    withinFile(shapes),
    '</svg>\n',
  ].join('\n');
}

/** The size of an exported picture in pixels. */
export function sizeOf({ width, height }: Geometry): { readonly width: number; readonly height: number } {
  return { width: Math.ceil(width) + 2 * MARGIN, height: Math.ceil(height) + 2 * MARGIN };
}

/** The rules of the picture with the colors written in, as small as they can be. */
function styleOf(css: string, valueOf: SceneSvgInput['valueOf']): string {
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll('var(--cca-font-text)', FONTS)
    .replaceAll(/var\((--cca-[\w-]+)\)/g, (_, token: string) => valueOf(token))
    .replaceAll(/\s*([{};:,>])\s*/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(';}', '}')
    .trim();
}

/** Elements without content are closed at once, as a file of its own must be well-formed XML and small. */
function withinFile(markup: string): string {
  return markup.replaceAll(/><\/(?:path|rect|circle|image)>/g, '/>').replaceAll('><g ', '>\n<g ');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
