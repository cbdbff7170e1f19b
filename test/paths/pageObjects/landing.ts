import { ADVANCE_MONTHS } from '#machines/constants.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { viewResume } from '#machines/journey/views/viewResume.ts';
import { RESUME } from '#src/content/resume.ts';
import { SHELL } from '#src/content/shell.ts';
import { LANDING } from '#src/content/landing.ts';
import { ELIGIBILITY } from '#src/content/landingEligibility.ts';
import { type Control, control, controlNamed, link, sample } from './control.ts';

const { bar, calculator, months: monthsOf, payout } = LANDING;

/** What can be used on the landing page (R3). */
export const LANDING_CONTROLS: readonly Control[] = [
  link(SHELL.productName, ROUTES.landing.path),
  // It leads back into an application that was begun.
  controlNamed(
    'link',
    (snapshot) => [viewResume(snapshot) === null ? LANDING.applyNow : RESUME.goOn.name, RESUME.setUp.name],
    {
      type: 'url.opened',
      path: ROUTES.signIn.path,
      hash: '',
    },
  ),
  link(bar.faq, ROUTES.landing.path, '#faq', { within: bar.sections }),
  control('slider', calculator.revenueLabel, sample('calculator.revenueChanged')),
  control('textbox', calculator.revenueLabel, sample('calculator.revenueChanged')),
  ...ADVANCE_MONTHS.map((months) =>
    control('radio', monthsOf(months), sample('calculator.monthsChosen', { months }), {
      within: calculator.sizeLegend,
    }),
  ),
  control('textbox', payout.amountLabel, sample('payout.amountChanged')),
  control('radio', monthsOf(6), sample('payout.monthsChosen', { months: 6 }), { within: payout.durationLegend }),
  control('radio', ELIGIBILITY.no, sample('eligibility.answered', { question: 'revenue', isMet: false }), {
    within: ELIGIBILITY.criteria.revenue.question,
  }),
];
