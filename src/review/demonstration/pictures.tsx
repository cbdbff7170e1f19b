import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { PATHS, walkPath } from '#src/review/journey/paths/paths.ts';
import { ROUTED_SCREEN_IDS } from '#machines/journey/routes.ts';
import { preloadScreen } from '#src/screens/registry.ts';
import { type Manifest, named, styleSheetOf } from '#src/app/entry/pages.ts';
import { renderProduct } from '#src/app/entry/prerender.tsx';
import { PICTURES, WITHOUT_SHELL } from '#src/review/engine/model/proof.ts';
import { type ApprovedStep, proofOfPaths } from './proofOfPaths.ts';

const STYLE_LINK = /<link rel="stylesheet"[^>]*>/g;

/** A picture of the product: the address of its page, and the markup in it. */
export type Picture = { readonly address: string; readonly markup: string };

/**
 * What the approved paths show, and the product as it stands in each situation, from its real components and chart; no
 * pictures where nothing may be shown in a frame.
 */
export async function renderPictures(
  mayBeFramed: boolean,
): Promise<{ readonly proof: string; readonly pictures: readonly Picture[] }> {
  const steps = PATHS.flatMap((path) => walkPath(path).map((step) => ({ ...step, path: path.name })));
  const { pictured, ...proof } = proofOfPaths(
    journeyModel(),
    steps as unknown as readonly ApprovedStep[],
    mayBeFramed ? undefined : 0,
  );
  await Promise.all([...ROUTED_SCREEN_IDS, 'notFound' as const].map(preloadScreen));
  const pictures: Picture[] = [];
  for (const { address, snapshot } of pictured)
    pictures.push({ address, markup: await renderProduct(snapshot, 'test') });
  return { proof: JSON.stringify(proof), pictures };
}

/** The pictures as pages without scripts, in the styles of the whole product; with the one that sets their own. */
export function picturePages(
  shell: string,
  manifest: Manifest,
  pictures: readonly Picture[],
): readonly (readonly [address: string, text: string])[] {
  const own = `${PICTURES}pictures.css`;
  const linked = [...shell.matchAll(STYLE_LINK)].map(([link]) => link);
  // The fonts are a sheet of their own, which the product loads later.
  const others = new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [...css, file]));
  const styles = [...others]
    .filter((path) => path.endsWith('.css'))
    .map((path) => `/${path}`)
    .filter((path) => !shell.includes(`"${path}"`));
  const links = [
    ...linked,
    ...[...styles, own].map((path) => `<link rel="stylesheet" crossorigin href="${path}">`),
  ].join('');
  const root = `<html id="${WITHOUT_SHELL}" data-mantine-color-scheme="light"`;
  const opening = shell.slice(0, shell.indexOf('<head>')).replace('<html', root);
  const page = (markup: string) =>
    `${opening}<meta charset="utf-8"><title>Picture</title>${links}<div id="root">${named(markup)}</div>`;
  return [
    [own, `${styleSheetOf(pictures.map(({ markup }) => markup).join(''))}\nhtml:target :has(~ main){display:none}`],
    ...pictures.map(({ address, markup }) => [address, page(markup)] as const),
  ];
}
