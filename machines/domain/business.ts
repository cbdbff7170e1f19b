import { MAX_OWNER_PERCENT, MIN_OWNER_PERCENT } from '#machines/constants.ts';
import type * as v from 'valibot';
import { DOCUMENT_SLOTS, type DocumentSlot, type FormField, type OwnerTextField } from './choices.ts';
import type { FileRef } from './documents.ts';
import { einProblem, type EinProblem } from './ein.ts';
import type * as schemas from './schemas.ts';
import { visibleText } from './text.ts';

export type Owner = Readonly<v.InferOutput<typeof schemas.owner>>;
export type BusinessDetails = Readonly<v.InferOutput<typeof schemas.business>>;

export type OwnerPercentageProblem = 'missing' | 'notWhole' | 'outOfRange';

/** What the business details lack, in the order of the form (R9.9). */
export type BusinessProblem =
  | { readonly field: 'entityType' | 'address' | 'income' | 'authorization'; readonly reason: 'missing' }
  | { readonly field: 'ein'; readonly reason: EinProblem }
  | { readonly field: 'ownerName' | 'ownerId'; readonly ownerId: string; readonly reason: 'missing' }
  | { readonly field: 'ownerPercentage'; readonly ownerId: string; readonly reason: OwnerPercentageProblem }
  | { readonly field: 'document'; readonly slot: DocumentSlot; readonly reason: 'missing' };

/** The field that a problem is about (R9.9). */
export function fieldOf(problem: BusinessProblem): FormField {
  if ('ownerId' in problem) return `${problem.field}:${problem.ownerId}`;
  return problem.field === 'document' ? `document:${problem.slot}` : problem.field;
}

/** An owner with nothing filled in (R9.4). */
export function blankOwner(id: string): Owner {
  return { id, name: '', percentage: '', idDocument: null };
}

/** The business form with nothing filled in and one blank owner (R9.4). */
export function blankBusiness(): BusinessDetails {
  return {
    entityType: null,
    ein: '',
    address: '',
    owners: [blankOwner('owner-1')],
    documents: everySlot(() => null),
    isIncomeConfirmed: false,
    isAuthorized: false,
  };
}

/** The documents of the business form, each as it is given. */
export function everySlot(document: (slot: DocumentSlot) => FileRef | null): BusinessDetails['documents'] {
  return Object.fromEntries(DOCUMENT_SLOTS.map((slot) => [slot, document(slot)])) as BusinessDetails['documents'];
}

/** Whether an owner's field takes this text: a percentage is digits or nothing (R9.4). */
export function isOwnerInput(field: OwnerTextField, text: string): boolean {
  return field !== 'percentage' || /^\d*$/.test(text);
}

/** Why an owner's percentage is not acceptable, or null: a whole number from 25 to 100 (R9.4). */
export function ownerPercentageProblem(text: string): OwnerPercentageProblem | null {
  if (text === '') return 'missing';
  if (!isOwnerInput('percentage', text)) return 'notWhole';
  const percent = Number(text);
  return percent >= MIN_OWNER_PERCENT && percent <= MAX_OWNER_PERCENT ? null : 'outOfRange';
}

/** Every reason why the business details are not complete, in the order of the form; none means complete (R9.9). */
export function businessProblems(details: BusinessDetails): readonly BusinessProblem[] {
  const problems: BusinessProblem[] = [];
  if (details.entityType === null) problems.push({ field: 'entityType', reason: 'missing' });
  const ein = einProblem(details.ein);
  if (ein !== null) problems.push({ field: 'ein', reason: ein });
  if (visibleText(details.address) === '') problems.push({ field: 'address', reason: 'missing' });
  for (const owner of details.owners) problems.push(...ownerProblems(owner));
  for (const slot of DOCUMENT_SLOTS) {
    if (details.documents[slot] === null) problems.push({ field: 'document', slot, reason: 'missing' });
  }
  if (!details.isIncomeConfirmed) problems.push({ field: 'income', reason: 'missing' });
  if (!details.isAuthorized) problems.push({ field: 'authorization', reason: 'missing' });
  return problems;
}

/** Why one owner is not valid: a name, a whole percentage from 25 to 100 and an ID document are needed (R9.4). */
function ownerProblems(owner: Owner): readonly BusinessProblem[] {
  const problems: BusinessProblem[] = [];
  if (visibleText(owner.name) === '') problems.push({ field: 'ownerName', ownerId: owner.id, reason: 'missing' });
  const percentage = ownerPercentageProblem(owner.percentage);
  if (percentage !== null) problems.push({ field: 'ownerPercentage', ownerId: owner.id, reason: percentage });
  if (owner.idDocument === null) problems.push({ field: 'ownerId', ownerId: owner.id, reason: 'missing' });
  return problems;
}

/** The sum of the owners' stakes when it is more than the whole business, which no stakes can be; null otherwise (R9.4). */
export function excessOwnership(owners: readonly Owner[]): number | null {
  const sum = owners.reduce(
    (total, { percentage }) => total + (isOwnerInput('percentage', percentage) ? Number(percentage) : 0),
    0,
  );
  return sum > MAX_OWNER_PERCENT ? sum : null;
}

/** The year whose tax return is asked for: the year before today's (R9.6). Today is an ISO date. */
export function taxReturnYear(today: string): number {
  return Number(today.slice(0, 4)) - 1;
}
