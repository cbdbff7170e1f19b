import { ROUTES } from '#machines/journey/routes.ts';
import { formatDate, formatWeekday } from '#src/content/format.ts';
import { HEADINGS } from '#test/paths/pageObjects/places.ts';
import { openScreen } from '#test/e2e/support/placeSteps.ts';
import { expect, expectScreen, test } from '#test/e2e/support/test.ts';

/** Where, when, and what is read there: the time of saving, the tax return asked for, the next payment and the last one. */
const READ = [
  ['Pacific/Pago_Pago', '2027-01-01T10:59:59Z', '11:59 PM', 2025, '2027-01-14', '2026-12-01'],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '12:00 AM', 2026, '2027-01-15', '2026-12-02'],
  ['America/New_York', '2027-03-14T07:00:00Z', '3:00 AM', 2026, '2027-03-28', '2027-02-12'],
  ['America/New_York', '2026-11-01T06:30:00Z', '1:30 AM', 2025, '2026-11-15', '2026-10-02'],
  ['America/St_Johns', '2028-02-29T23:29:00Z', '7:59 PM', 2027, '2028-03-14', '2028-01-30'],
  ['Australia/Lord_Howe', '2026-10-03T15:30:00Z', '2:30 AM', 2025, '2026-10-18', '2026-09-04'],
] as const;

test.describe('F-34 the page is read in another time zone, when clocks change, on leap days and at the ends of years', () => {
  test('the time of saving, the year of the tax return and the days of the payments are those of the place (R9.6, R13.1, R13.4, R15.3)', async ({
    browser,
    baseURL,
  }) => {
    for (const [timezoneId, moment, time, taxYear, payment, lastPaid] of READ) {
      await test.step(`${timezoneId} at ${moment}`, async () => {
        const context = await browser.newContext({ baseURL: baseURL ?? '', timezoneId, locale: 'en-US' });
        const page = await context.newPage();
        await page.clock.setFixedTime(moment);
        await page.goto(ROUTES.entityDetails.path);
        await expectScreen(page, 'entityDetails', HEADINGS.entityDetails);
        await page.getByLabel('Business address').fill('1 Main Street');
        await expect(page.getByText(`Saved ${time} on this device until this tab closes`)).toBeVisible();
        await expect(page.getByRole('group', { name: `${taxYear} tax return` })).toBeVisible();
        await openScreen(page, 'dashboardEstablished');
        await expect(page.getByText(formatWeekday(payment), { exact: true })).toBeVisible();
        await expect(
          page.getByRole('row', { name: `Payment #3 $475.00 Completed ${formatDate(lastPaid)}` }),
        ).toBeVisible();
        await context.close();
      });
    }
  });
});
