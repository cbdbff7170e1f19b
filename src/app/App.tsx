import { MantineProvider } from '@mantine/core';
import { JourneyProvider, type Seam } from '#src/journey/JourneyProvider.tsx';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import { theme } from './theme/theme.ts';
import { type Bridge, UrlBridge } from './UrlBridge.tsx';

export type AppProps = Seam & { readonly bridge: Bridge };

/** The product: the theme, the running journey and the page behind the address bar. */
export function App({ bridge, ...seam }: AppProps) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
      <ErrorBoundary>
        <JourneyProvider {...seam}>
          <UrlBridge router={bridge.router} />
        </JourneyProvider>
      </ErrorBoundary>
    </MantineProvider>
  );
}
