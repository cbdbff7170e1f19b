import { createJourneyMachine, type JourneySnapshot } from '#machines/journey/machine.ts';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { PATHS, walkPath } from '#machines/graph/paths/paths.ts';
import { STARTS } from '#machines/graph/paths/starts.ts';
import { ROUTED_SCREEN_IDS } from '#machines/journey/routes.ts';
import { preloadScreen } from '#src/app/lazyScreens.ts';
import { type ApprovedStep, proofOfPaths } from '#src/app/entry/proofOfPaths.ts';
import { createActor } from 'xstate';
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
  for (const { address, snapshot } of pictured) pictures.push({ address, markup: await markupOf(snapshot) });
  return { proof: JSON.stringify(proof), pictures };
}

/** The product as it stands, as markup. */
export function markupOf(snapshot: JourneySnapshot): Promise<string> {
  const actor = createActor(createJourneyMachine(), { input: STARTS.guest.input });
  actor.getSnapshot = () => snapshot;
  return renderProduct(actor, snapshot.context.today, 'test');
}
