import { QUALIFYING_MONTHLY_REVENUE_DOLLARS, QUALIFYING_REVENUE_MONTHS } from '#machines/constants.ts';
import type { EligibilityQuestion } from '#machines/domain/choices.ts';
import { formatDollars, formatList } from './format.ts';

const revenue = formatDollars(QUALIFYING_MONTHLY_REVENUE_DOLLARS);

/** Each criterion as a question, and as part of a sentence that asks for it. */
const CRITERIA: Readonly<Record<EligibilityQuestion, { readonly question: string; readonly asked: string }>> = {
  uploads: {
    question: 'Do you publish content at least twice a month on a subscription platform?',
    asked: 'content at least twice a month on a subscription platform',
  },
  history: {
    question: `Do you have at least ${QUALIFYING_REVENUE_MONTHS} months of subscription revenue?`,
    asked: `at least ${QUALIFYING_REVENUE_MONTHS} months of subscription revenue`,
  },
  revenue: {
    question: `Do you earn ${revenue} or more per month?`,
    asked: `${revenue} or more per month`,
  },
};
const TO_GO = ['No answer', 'One answer', 'Two answers', 'Three answers'] as const;

/** The words of the eligibility check; the criteria by their question (R3.11, R3.12). */
export const ELIGIBILITY = {
  title: 'Do you qualify?',
  intro: 'We work with US-based, registered businesses. Your answers stay on your device.',
  criteria: CRITERIA,
  yes: 'Yes',
  no: 'No',
  open: { title: (unanswered: number) => `${TO_GO[unanswered] ?? unanswered} to go` },
  eligible: {
    title: 'You meet all three',
    text: 'Next, sign in and connect your membership account to see your offers.',
  },
  notEligible: {
    title: 'Not yet',
    text: (unmet: readonly EligibilityQuestion[]) =>
      `We ask for ${formatList(unmet.map((question) => CRITERIA[question].asked))}.`,
    calculator: 'Back to the calculator',
  },
} as const;
