import {
  INCOME_SHARE_LIMIT_PERCENT,
  QUALIFYING_MONTHLY_REVENUE_DOLLARS,
  QUALIFYING_REVENUE_MONTHS,
} from '#machines/constants.ts';
import type { EligibilityQuestion } from '#machines/domain/choices.ts';
import { formatDollars, formatList } from './format.ts';

const ASKED_FOR: Readonly<Record<EligibilityQuestion, string>> = {
  uploads: 'content at least twice a month on a subscription platform',
  history: `at least ${QUALIFYING_REVENUE_MONTHS} months of subscription revenue`,
  revenue: `${formatDollars(QUALIFYING_MONTHLY_REVENUE_DOLLARS)} or more per month`,
};
const TO_GO = ['no question', 'one question', 'two questions', 'all three questions'] as const;

/** The words of the eligibility check (R3.11, R3.12). */
export const ELIGIBILITY = {
  title: 'Do you qualify?',
  intro: `We fund US-based, registered businesses (LLC or higher) with under ${INCOME_SHARE_LIMIT_PERCENT}% of income from membership platforms.`,
  questions: {
    uploads: `Do you publish ${ASKED_FOR.uploads}?`,
    history: `Do you have ${ASKED_FOR.history}?`,
    revenue: `Do you earn ${ASKED_FOR.revenue}?`,
  } satisfies Record<EligibilityQuestion, string>,
  yes: 'Yes',
  no: 'No',
  open: { title: (unanswered: number) => `Answer ${TO_GO[unanswered] ?? unanswered}` },
  eligible: {
    title: 'You meet all three',
    text: `Your business must be an LLC or higher, with under ${INCOME_SHARE_LIMIT_PERCENT}% of its income from membership platforms.`,
    next: 'Next, sign in and connect your membership account to see your offers.',
  },
  notEligible: {
    title: 'Not yet',
    text: (unmet: readonly EligibilityQuestion[]) =>
      `We ask for ${formatList(unmet.map((question) => ASKED_FOR[question]))}.`,
    calculator: 'Back to the calculator',
  },
} as const;
