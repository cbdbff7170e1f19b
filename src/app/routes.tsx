import type { RouteObject } from 'react-router-dom';
import { ROUTED_SCREEN_IDS, ROUTES } from '#machines/journey/routes.ts';
import { AddressBridge } from './AddressBridge.tsx';
import { CurrentScreen } from './CurrentScreen.tsx';
import { ErrorPage } from './errors/ErrorPage.tsx';
import { Shell } from './shell/Shell.tsx';

const paths = [...ROUTED_SCREEN_IDS.map((screen) => ROUTES[screen].path), '*'];

/** Every address of the chart, and one for all others; the chart decides which screen is open at each (R1.1, R1.2). */
export const routes: RouteObject[] = [
  {
    element: (
      <>
        <AddressBridge />
        <Shell />
      </>
    ),
    errorElement: <ErrorPage />,
    children: paths.map((path) => ({ path, element: <CurrentScreen /> })),
  },
];
