import type { BusinessProblem, FormItem, Owner } from '#machines/domain/business.ts';
import { ENTITY_DETAILS } from './entityDetails.ts';

const { business, owners: ownerWords, documents, confirmations } = ENTITY_DETAILS;

/** The words round the list of what is missing of the business details (R9.9, R9.10). */
export const BUSINESS_MISSING = {
  heading: 'Still to do',
  notice: 'Not all information has been completed, but you can continue anyway for demonstration purposes.',
} as const;

/** What is missing, by the names that it has on the checklist. */
export function missingNames(items: readonly FormItem[], taxReturnYear: number): readonly string[] {
  const names = ENTITY_DETAILS.summary.items(taxReturnYear);
  return items.map((item) => names[item]);
}

/** What to do about a problem, in the words that stand beside the field too (R9.9). */
export function missingSentence(
  problem: BusinessProblem,
  owners: readonly Pick<Owner, 'id'>[],
  taxReturnYear: number,
): string {
  switch (problem.field) {
    case 'entityType':
      return business.entityTypeMissing;
    case 'ein':
      return business.einProblems[problem.reason];
    case 'address':
      return business.addressMissing;
    case 'shares':
      return ownerWords.sharesExceed;
    case 'document':
      return `${documents.names(taxReturnYear)[problem.slot]}: ${documents.missing}`;
    case 'income':
      return confirmations.incomeMissing;
    case 'authorization':
      return ENTITY_DETAILS.authorizeFirst;
    default: {
      const number = owners.findIndex(({ id }) => id === problem.ownerId) + 1;
      return `${ownerWords.owner(number)}: ${ownerWords.fields[problem.field].problem}`;
    }
  }
}
