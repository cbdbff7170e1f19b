import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import type { JourneyEvent } from '#machines/journey/events.ts';
import { App } from '#src/app/App.tsx';
import { ErrorBoundary } from '#src/app/errors/ErrorBoundary.tsx';
import { Frame } from '#src/app/frame/Frame.tsx';
import type { StorageRefusal } from '#src/app/frame/StorageNotice.tsx';
import { bridgeUrl } from '#src/app/UrlBridge.tsx';
import { type JourneyOptions, startJourney } from '#test/support/journeyAt.ts';
import { fakeKeep } from '#test/support/renderScreen.tsx';

const WILLING_STORAGE: StorageRefusal = { isRefused: () => false, onRefused: () => () => {} };

/** The whole page, opened at an address, on a journey with a fake outside world. */
export function renderApp(address: string, options: JourneyOptions = {}, storage: StorageRefusal = WILLING_STORAGE) {
  window.history.pushState(null, '', address);
  const journey = startJourney(options);
  const page = (
    <ErrorBoundary>
      <Frame storage={storage} />
    </ErrorBoundary>
  );
  const bridge = bridgeUrl(journey.actor, page);
  onTestFinished(bridge.stop);
  const view = render(<App actor={journey.actor} keep={fakeKeep()} bridge={bridge} />);
  return {
    ...view,
    journey,
    user: userEvent.setup(),
    send: (event: JourneyEvent) => act(() => journey.send(event)),
    settle: () => act(() => journey.settle()),
  };
}
