import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { PATHS, walkPath } from '#machines/graph/paths/paths.ts';
import { ROUTED_SCREEN_IDS } from '#machines/journey/routes.ts';
import { preloadScreen } from '#src/app/lazyScreens.ts';
import { type ApprovedStep, proofOfPaths } from '#src/app/entry/proofOfPaths.ts';
import { renderProduct } from './prerender.tsx';

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
