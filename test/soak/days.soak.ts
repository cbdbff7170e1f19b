import { COUNTDOWN_DAY_MS, COUNTDOWN_START_DAYS } from '#machines/constants.ts';
import { daysLeft, nextPaymentDate } from '#machines/domain/repayment.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { DASHBOARD_ESTABLISHED } from '#src/content/dashboardEstablished.ts';
import { HEADINGS } from '#test/e2e/support/headings.ts';
import { hold, settle } from '#test/e2e/support/placeSteps.ts';
import { CONNECTED, expect, expectScreen, test, visitAs } from '#test/e2e/support/test.ts';
import { HEADER, type Holding, measure, rowOf } from './measure.ts';
import { watchTimers } from './timers.ts';

const DAYS = 60;
const MEASURED_EVERY = 10;
const TODAY = '2026-11-21';
const { nextPayment } = DASHBOARD_ESTABLISHED;

test('sixty days on the set-up and the repayment screen count down to today, stay there and leave no timer', async ({
  page,
  context,
}) => {
  const devTools = await context.newCDPSession(page);
  await devTools.send('Performance.enable');
  await watchTimers(page);
  await visitAs(page, CONNECTED);
  await page.goto(ROUTES.dashboard.path);
  await expectScreen(page, 'dashboard', HEADINGS.dashboard);
  await hold(page);
  const holdings: Holding[] = [];
  console.log(`\n${HEADER.replace('journeys', '    days')}`);
  for (let day = 1; day <= DAYS; day += 1) {
    await page.getByRole('button', { name: 'Connect Bank' }).click();
    await expectScreen(page, 'dashboardEstablished', HEADINGS.dashboardEstablished);
    await settle(page, COUNTDOWN_DAY_MS);
    const left = daysLeft(day * COUNTDOWN_DAY_MS);
    await expect(page.getByText(nextPayment.days(left), { exact: true }).first()).toBeVisible();
    await expect(page.getByText(nextPayment.date(nextPaymentDate(TODAY, left))).first()).toBeVisible();
    await page.goBack();
    await expectScreen(page, 'dashboard', HEADINGS.dashboard);
    await expect(page.getByText(nextPayment.days(left), { exact: true }).first()).toBeVisible();
    if (day !== 1 && day % MEASURED_EVERY !== 0) continue;
    const holding = await measure(page, devTools, day);
    holdings.push(holding);
    console.log(rowOf(holding));
  }
  const [first, ...later] = holdings;
  const over = later.filter(({ journeys }) => journeys > COUNTDOWN_START_DAYS);
  expect(over.length).toBeGreaterThan(0);
  // The one timer of the countdown is gone once it is over.
  expect([...new Set(over.map(({ timers }) => timers))]).toEqual([(first?.timers ?? 0) - 1]);
});
