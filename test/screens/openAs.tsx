import type { ReactElement } from 'react';
import { ROUTES } from '#machines/journey/routes.ts';
import { choose, type COMPLETING } from '#test/journey/businessSamples.ts';
import { showFakePdfViewer } from '#test/support/fakePdfViewer.tsx';
import { renderScreen } from '#test/support/renderScreen.tsx';
import { chooseOffer, signContract } from './seen.ts';

export const SOLE = choose('sole-proprietorship');

/** A screen of a creator who has filled in the form like this, with or without an offer, signed or not. */
export async function openAs(
  shown: ReactElement,
  path: string,
  events: typeof COMPLETING,
  offer: boolean,
  isSigned: boolean,
) {
  showFakePdfViewer();
  const view = renderScreen(shown, ROUTES.entityDetails.path);
  const { journey } = view;
  for (const event of events) journey.send(event);
  if (offer) await chooseOffer(journey, '6-month');
  journey.open(ROUTES.contract.path);
  await journey.settle();
  if (isSigned) await signContract(journey);
  journey.open(path);
  view.sent.length = 0;
  return view;
}
