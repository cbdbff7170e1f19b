import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import '#src/components/trustedTypes.ts';
import '#src/app/theme/reset.css';
import '#src/app/theme/tokens.css';
import '#src/app/theme/fonts.css';
import '#src/app/theme/global.css';
import '#src/app/theme/print.css';
import '#src/app/theme/forcedColors.css';
import { Shell } from '#src/review/page/shell/Shell.tsx';
import { readScheme, applyScheme } from '#src/review/page/viewer/colorScheme.ts';
import { ViewerProvider } from '#src/review/page/viewer/hooks.tsx';
import { createViewerMachine } from '#src/review/page/viewer/machine.ts';
import { createViewerServices } from '#src/review/page/shell/services.ts';
import { readLinkedStory } from '#src/review/page/play/simulateRecording.ts';
import { bridgeAddress } from '#src/review/page/viewer/address.ts';
import { REVIEWED } from '#src/review/journey/reviewed.ts';

const container = document.getElementById('viewer');
if (container === null) throw new Error('visualizer.html is missing the #viewer element');

document.title = REVIEWED.title;
applyScheme(window, readScheme(window));
const actor = createActor(createViewerMachine().provide({ actors: createViewerServices(window) }));
actor.start();
bridgeAddress(actor, window, readLinkedStory);
startTransition(() =>
  createRoot(container).render(
    <StrictMode>
      <ViewerProvider actor={actor}>
        <Shell />
      </ViewerProvider>
    </StrictMode>,
  ),
);
