import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import type { JourneyEvent } from '#machines/journey/events.ts';
import { App } from '#src/app/App.tsx';
import { framedPage } from '#src/app/entry/Product.tsx';
import { bridgeUrl } from '#src/app/UrlBridge.tsx';
import { type JourneyOptions, startJourney } from '#test/support/journeyAt.ts';
import { fakeKeep, fakePapers } from '#test/support/renderScreen.tsx';

/** The whole page, opened at an address, on a journey with a fake outside world; the product itself stands in strict mode. */
export function renderApp(address: string, options: JourneyOptions = {}, Page: typeof App = App) {
  window.history.pushState(null, '', address);
  const journey = startJourney(options);
  const bridge = bridgeUrl(journey.actor, framedPage());
  onTestFinished(bridge.stop);
  const view = render(<Page actor={journey.actor} keep={fakeKeep()} papers={fakePapers()} bridge={bridge} />);
  return {
    ...view,
    journey,
    user: userEvent.setup(),
    send: (event: JourneyEvent) => act(() => journey.send(event)),
    advance: (ms: number) => act(() => journey.advance(ms)),
    settle: () => act(() => journey.settle()),
  };
}
