import { MantineProvider } from '@mantine/core';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { type Keep, JourneyProvider, type JourneyActor, type Papers } from '#src/journey/JourneyProvider.tsx';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import { theme } from './theme/theme.ts';
import { type Bridge, UrlBridge } from './UrlBridge.tsx';

export type AppProps = {
  readonly actor: JourneyActor;
  readonly opened?: JourneySnapshot;
  readonly keep: Keep;
  readonly papers: Papers;
  readonly bridge: Bridge;
};

/** The product: the theme, the running journey and the page behind the address bar. */
export function App({ actor, opened, keep, papers, bridge }: AppProps) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
      <ErrorBoundary>
        <JourneyProvider actor={actor} opened={opened} keep={keep} papers={papers}>
          <UrlBridge router={bridge.router} />
        </JourneyProvider>
      </ErrorBoundary>
    </MantineProvider>
  );
}
