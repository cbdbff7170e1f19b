import type { ReviewPart } from '#machines/domain/choices.ts';
import { PART_SCREENS } from '#machines/journey/routes.ts';
import { described } from './described.ts';

/** How the parts of the contract's review are changed before signing, and how the creator comes back (R12, R15.1). */

const isChangeOf = (part: ReviewPart) => ({ guard: { type: 'isChangeOf', params: { part } } }) as const;

const leavesFor = (part: ReviewPart, description: string) =>
  ({ target: `#${PART_SCREENS[part]}`, actions: 'noteChange', ...described(description, 'R12.1', 'R15.1') }) as const;

/** Where Change leads from the contract; a signed contract can no longer be changed. */
export function leavesToChange() {
  return [
    { guard: 'isContractSigned', ...described('A signed contract cannot be changed.', 'R12.8') },
    { ...isChangeOf('offer'), ...leavesFor('offer', 'The creator changes the offer and comes back to the contract.') },
    {
      ...isChangeOf('business'),
      ...leavesFor('business', 'The creator changes the business details and comes back to the contract.'),
    },
    leavesFor('irsForm', 'The creator changes the IRS form and comes back to the contract.'),
  ] as const;
}

/** Continue while a part of the contract is being changed. */
export const returnsToReview = {
  guard: 'isChanging',
  target: '#contract',
  ...described('The change is made: back to the contract that is being checked.', 'R15.1'),
} as const;

/** Back while a part of the contract is being changed. */
export const goesBackToReview = {
  guard: 'isChanging',
  target: '#contract',
  ...described('Back to the contract that is being checked.', 'R1.7', 'R15.1'),
} as const;
