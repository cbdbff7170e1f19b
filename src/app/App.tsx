import { MantineProvider } from '@mantine/core';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import {
  type InputStore,
  JourneyProvider,
  type JourneyActor,
  type DocumentWriter,
} from '#src/journey/JourneyProvider.tsx';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import { theme } from './theme/theme.ts';
import { type Bridge, UrlBridge } from './UrlBridge.tsx';

export type AppProps = {
  readonly actor: JourneyActor;
  readonly opened?: JourneySnapshot;
  readonly inputStore: InputStore;
  readonly documentWriter: DocumentWriter;
  readonly bridge: Bridge;
};

/** The product: the theme, the running journey and the page behind the address bar. */
export function App({ actor, opened, inputStore, documentWriter, bridge }: AppProps) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
      <ErrorBoundary>
        <JourneyProvider actor={actor} opened={opened} inputStore={inputStore} documentWriter={documentWriter}>
          <UrlBridge router={bridge.router} />
        </JourneyProvider>
      </ErrorBoundary>
    </MantineProvider>
  );
}
