import {
  QUALIFYING_MONTHLY_REVENUE_DOLLARS,
  QUALIFYING_REVENUE_MONTHS,
  QUALIFYING_UPLOADS_PER_MONTH,
} from '#machines/constants.ts';
import { formatDollars, LOCALE } from './format.ts';
import type { EligibilityQuestion } from '#machines/domain/choices.ts';

const revenue = formatDollars(QUALIFYING_MONTHLY_REVENUE_DOLLARS);

type Criterion = {
  readonly figure: string;
  readonly unit: string;
  readonly question: string;
  /** What is asked for, as part of a sentence. */
  readonly asked: string;
};

const CRITERIA: Readonly<Record<EligibilityQuestion, Criterion>> = {
  uploads: {
    figure: `${QUALIFYING_UPLOADS_PER_MONTH}×`,
    unit: 'a month',
    question: 'Do you publish content at least twice a month on a subscription platform?',
    asked: 'content at least twice a month on a subscription platform',
  },
  history: {
    figure: `${QUALIFYING_REVENUE_MONTHS}`,
    unit: 'months',
    question: `Do you have at least ${QUALIFYING_REVENUE_MONTHS} months of subscription revenue?`,
    asked: `at least ${QUALIFYING_REVENUE_MONTHS} months of subscription revenue`,
  },
  revenue: {
    figure: revenue,
    unit: 'a month',
    question: `Do you earn ${revenue} or more per month?`,
    asked: `${revenue} or more per month`,
  },
};
const TO_GO = ['No answer', 'One answer', 'Two answers', 'Three answers'] as const;
const and = new Intl.ListFormat(LOCALE, { type: 'conjunction' });

/** The words of the eligibility check; the criteria by their question (R3.11, R3.12). */
export const ELIGIBILITY = {
  title: 'Do you qualify?',
  intro: 'Three questions, and you can answer them now.',
  criteria: CRITERIA,
  yes: 'Yes',
  no: 'No',
  open: {
    title: (unanswered: number) => `${TO_GO[unanswered] ?? unanswered} to go`,
    text: 'Answer yes or no above, and you see here whether you can apply.',
  },
  eligible: {
    title: 'You meet all three',
    text: 'Next, sign in and connect your membership account to see your offers. All offers are subject to final approval.',
  },
  notEligible: {
    title: 'Not yet',
    reasons: (unmet: readonly EligibilityQuestion[]) =>
      `We ask for ${and.format(unmet.map((question) => CRITERIA[question].asked))}.`,
    text: 'Come back when you have it. Until then, see what an advance could be.',
    calculator: 'Back to the calculator',
  },
  also: {
    title: 'In any case',
    sentences: [
      'We serve US-based, registered businesses: an LLC or higher.',
      'We do not support sole proprietors, or creators without recurring revenue.',
      'Your answers are not sent anywhere.',
    ],
  },
} as const;
