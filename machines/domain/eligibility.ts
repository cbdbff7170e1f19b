import { ELIGIBILITY_QUESTIONS, type EligibilityQuestion } from './choices.ts';

/** For each question whether its criterion is met; null while it is not answered. */
export type EligibilityAnswers = Readonly<Record<EligibilityQuestion, boolean | null>>;

export const NO_ANSWERS: EligibilityAnswers = { uploads: null, history: null, revenue: null };

/** What the answers amount to: still open, eligible, or not, with the criteria that are not met (R3.11). */
export type Eligibility =
  | { readonly verdict: 'open'; readonly unanswered: number }
  | { readonly verdict: 'eligible' }
  | { readonly verdict: 'notEligible'; readonly unmet: readonly EligibilityQuestion[] };

/** One criterion that is not met decides at once; otherwise every question must be answered (R3.11). */
export function eligibilityOf(answers: EligibilityAnswers): Eligibility {
  const unmet = ELIGIBILITY_QUESTIONS.filter((question) => answers[question] === false);
  if (unmet.length > 0) return { verdict: 'notEligible', unmet };
  const unanswered = ELIGIBILITY_QUESTIONS.filter((question) => answers[question] === null).length;
  return unanswered > 0 ? { verdict: 'open', unanswered } : { verdict: 'eligible' };
}
