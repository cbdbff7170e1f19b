import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { SeamContext, type Seam } from '#src/journey/hooks.ts';
import { theme } from './theme/theme.ts';

/** `env="test"` renders overlays inline and without motion, for the review page's pictures. */
export type AppProps = Seam & Pick<RouterProviderProps, 'router'> & { readonly env?: 'default' | 'test' };

/** The product. The build renders the same tree, so the browser can hydrate it. */
export function App({ env = 'default', router, ...seam }: AppProps) {
  return (
    <StrictMode>
      <MantineProvider
        env={env}
        theme={theme}
        defaultColorScheme="auto"
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <SeamContext value={seam}>
          <RouterProvider router={router} useTransitions={false} />
        </SeamContext>
      </MantineProvider>
    </StrictMode>
  );
}
