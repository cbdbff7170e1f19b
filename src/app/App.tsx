import { MantineProvider } from '@mantine/core';
import { JourneyProvider, type Seam } from '#src/journey/JourneyProvider.tsx';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import { theme } from './theme/theme.ts';
import { type Bridge, UrlBridge } from './UrlBridge.tsx';

/** `test` puts what lies over the page in its place without motion: so it is written down without a browser. */
export type AppProps = Seam & { readonly bridge: Bridge; readonly env?: 'default' | 'test' };

/** The product: the theme, the running journey and the page behind the address bar. */
export function App({ bridge, env = 'default', ...seam }: AppProps) {
  return (
    <MantineProvider
      env={env}
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <ErrorBoundary>
        <JourneyProvider {...seam}>
          <UrlBridge router={bridge.router} />
        </JourneyProvider>
      </ErrorBoundary>
    </MantineProvider>
  );
}
