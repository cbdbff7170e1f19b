import { type BusinessProblem, itemOf } from '#machines/domain/business.ts';
import { CONTRACT_REVIEW } from '#src/content/contractReview.ts';

/** The names of what is missing or not acceptable, in the order of the form, each once (R9.9). */
export function missingItems(problems: readonly BusinessProblem[], taxReturnYear: number): readonly string[] {
  const names = CONTRACT_REVIEW.missing.items(taxReturnYear);
  return [...new Set(problems.map((problem) => names[itemOf(problem)]))];
}
