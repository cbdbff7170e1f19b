import { COUNTDOWN_DAY_MS, COUNTDOWN_START_DAYS } from '#machines/constants.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { type Place, visitOf } from './place.ts';
import { hold, settle, walkToDashboard } from './placeSteps.ts';
import { CONNECTED } from './test.ts';

/** The set-up and the repayment. */
export const REPAYMENT_PLACES: readonly Place[] = [
  {
    ...visitOf('dashboard'),
    name: 'in 14 days, nothing signed',
    as: CONNECTED,
    proof: (page) => page.getByText('In 14 days'),
  },
  {
    ...visitOf('dashboard'),
    name: 'with the signed contract',
    as: CONNECTED,
    path: ROUTES.offers.path,
    opens: 'offers',
    act: walkToDashboard,
    proof: (page) => page.getByText(/^Contract CCA-\d+ is signed\.$/),
  },
  {
    ...visitOf('dashboard'),
    name: 'today',
    as: CONNECTED,
    act: async (page) => {
      await hold(page);
      await page.clock.runFor(COUNTDOWN_START_DAYS * COUNTDOWN_DAY_MS);
    },
    proof: (page) => page.getByText('Today', { exact: true }),
  },
  {
    ...visitOf('dashboardEstablished'),
    name: 'half repaid',
    as: CONNECTED,
    proof: (page) => page.getByRole('table'),
  },
  {
    ...visitOf('dashboardEstablished'),
    name: 'just connected',
    as: CONNECTED,
    path: ROUTES.dashboard.path,
    opens: 'dashboard',
    act: async (page) => {
      await hold(page);
      await page.getByRole('button', { name: 'Connect Bank' }).click();
      await settle(page);
    },
    proof: (page) => page.getByText('Bank connection initiated', { exact: true }).first(),
    isSeenInWindow: true,
  },
];
