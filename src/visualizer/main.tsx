import '#src/components/trustedTypes.ts';
import '#src/app/theme/tokens.css';
import '#src/app/theme/global.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { REVIEWED } from './reviewed.ts';
import { Shell } from './shell/Shell.tsx';
import { bridgeAddress } from './viewer/bridgeAddress.ts';
import { foundScheme, wearScheme } from './viewer/colorScheme.ts';
import { ViewerProvider } from './viewer/hooks.tsx';
import { createViewerMachine } from './viewer/machine.ts';
import { createViewerServices } from './viewer/services.ts';

const place = document.getElementById('viewer');
if (place === null) throw new Error('visualizer.html has no element with the id viewer');

document.title = REVIEWED.title;
wearScheme(window, foundScheme(window));
const actor = createActor(createViewerMachine().provide({ actors: createViewerServices(window) }));
actor.start();
bridgeAddress(actor, window);
startTransition(() =>
  createRoot(place).render(
    <StrictMode>
      <ViewerProvider actor={actor}>
        <Shell />
      </ViewerProvider>
    </StrictMode>,
  ),
);
