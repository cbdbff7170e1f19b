import { type BusinessProblem, DOCUMENT_SLOTS } from '#machines/domain/business.ts';

/** What the form asks for, in its order; the owners count as one item (R9.9). */
export const FORM_ITEMS = [
  'entityType',
  'ein',
  'address',
  'owners',
  ...DOCUMENT_SLOTS,
  'income',
  'authorization',
] as const;
export type FormItem = (typeof FORM_ITEMS)[number];

/** The item that a problem belongs to. */
export function itemOf(problem: BusinessProblem): FormItem {
  switch (problem.field) {
    case 'document':
      return problem.slot;
    case 'ownerName':
    case 'ownerPercentage':
    case 'ownerId':
      return 'owners';
    default:
      return problem.field;
  }
}

/** The element id of the place where a problem can be solved. */
export function placeIdOf(problem: BusinessProblem): string {
  if (problem.field === 'document') return documentPlaceId(problem.slot);
  if ('ownerId' in problem) return ownerPlaceId(problem.field, problem.ownerId);
  return problem.field;
}

export function documentPlaceId(slot: (typeof DOCUMENT_SLOTS)[number]): string {
  return `document-${slot}`;
}

export function ownerPlaceId(field: 'ownerName' | 'ownerPercentage' | 'ownerId', ownerId: string): string {
  return `${field}-${ownerId}`;
}
