import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { ErrorBoundary } from '#src/components/ErrorBoundary.tsx';
import { SeamContext, type Seam } from '#src/journey/hooks.ts';
import { ErrorPage } from './errors/ErrorPage.tsx';
import { Shell } from './shell/Shell.tsx';
import { theme } from './theme/theme.ts';

/** `test` puts what lies over the page in its place without motion: so it is prerendered without a browser. */
export type AppProps = Seam & { readonly env?: 'default' | 'test' };

/** The product, the same tree in the browser and in the build: only then can one hydrate the markup of the other. */
export function App({ env = 'default', ...seam }: AppProps) {
  return (
    <StrictMode>
      <MantineProvider
        env={env}
        theme={theme}
        defaultColorScheme="auto"
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <ErrorBoundary fallback={<ErrorPage />}>
          <SeamContext value={seam}>
            <Shell />
          </SeamContext>
        </ErrorBoundary>
      </MantineProvider>
    </StrictMode>
  );
}
