import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import type { JourneyEvent } from '#machines/journey/events.ts';
import { App } from '#src/app/App.tsx';
import { ErrorBoundary } from '#src/app/errors/ErrorBoundary.tsx';
import { Frame } from '#src/app/frame/Frame.tsx';
import { bridgeUrl } from '#src/app/UrlBridge.tsx';
import { type JourneyOptions, startJourney } from '#test/support/journeyAt.ts';
import { fakeKeep, fakePapers } from '#test/support/renderScreen.tsx';

/** The whole page, opened at an address, on a journey with a fake outside world. */
export function renderApp(address: string, options: JourneyOptions = {}) {
  window.history.pushState(null, '', address);
  const journey = startJourney(options);
  const page = (
    <ErrorBoundary>
      <Frame />
    </ErrorBoundary>
  );
  const bridge = bridgeUrl(journey.actor, page);
  onTestFinished(bridge.stop);
  const view = render(<App actor={journey.actor} keep={fakeKeep()} papers={fakePapers()} bridge={bridge} />);
  return {
    ...view,
    journey,
    user: userEvent.setup(),
    send: (event: JourneyEvent) => act(() => journey.send(event)),
    settle: () => act(() => journey.settle()),
  };
}
