import './app/theme/mantineBase.css';
import './app/theme/tokens.css';
import './app/theme/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DEMO_SESSION, GUEST_SESSION } from '#machines/domain/session.ts';
import { DEFAULT_POLICY } from '#machines/journey/context.ts';
import { App } from '#src/app/App.tsx';
import { createJourney } from '#src/app/createJourney.ts';
import { ErrorBoundary } from '#src/app/errors/ErrorBoundary.tsx';
import { Frame } from '#src/app/frame/Frame.tsx';
import { bridgeUrl } from '#src/app/UrlBridge.tsx';
import { createOutside } from '#src/services/outside.ts';
import { createSessionStore } from '#src/services/storage.ts';

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no element with the id root');

const store = createSessionStore(window);
const outside = createOutside({ pace: 'simulated' });
const journey = createJourney({
  outside,
  store,
  defaultSession: import.meta.env['VITE_START_AS_GUEST'] === 'true' ? GUEST_SESSION : DEMO_SESSION,
  policy: DEFAULT_POLICY,
  today: new Date(),
});
const page = (
  <ErrorBoundary>
    <Frame storage={store} />
  </ErrorBoundary>
);
const bridge = bridgeUrl(journey.actor, page);
const root = createRoot(place);
root.render(
  <StrictMode>
    <App actor={journey.actor} keep={outside.keep} bridge={bridge} />
  </StrictMode>,
);

if (import.meta.hot) {
  import.meta.hot.accept();
  import.meta.hot.dispose(() => {
    root.unmount();
    bridge.stop();
    journey.stop();
  });
}
