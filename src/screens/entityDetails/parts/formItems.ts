import { type BusinessProblem } from '#machines/domain/business.ts';
import { DOCUMENT_SLOTS, type FormField } from '#machines/domain/choices.ts';

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

/** The element id of the place of a field: the control itself, or what holds its button. */
export function placeIdOf(field: FormField): string {
  return field.replace(':', '-');
}
