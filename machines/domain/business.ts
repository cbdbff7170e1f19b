import { MAX_OWNER_PERCENT, MIN_OWNER_PERCENT } from '#machines/constants.ts';
import { type FileRef } from './documents.ts';
import { einProblem, type EinProblem } from './ein.ts';
import { visibleText } from './text.ts';

export const ENTITY_TYPES = ['sole-proprietorship', 'llc', 'corporation', 'partnership', 's-corporation'] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

/** The uploads of the business form: three business documents and the tax return (R9.5, R9.6). */
export const DOCUMENT_SLOTS = [
  'articlesOfOrganization',
  'businessRegistration',
  'operatingAgreement',
  'taxReturn',
] as const;
export type DocumentSlot = (typeof DOCUMENT_SLOTS)[number];

/** An owner of the business; the percentage is the text as typed, digits or nothing (R9.4). */
export type Owner = {
  readonly id: string;
  readonly name: string;
  readonly percentage: string;
  readonly idDocument: FileRef | null;
};

/** Everything the business form asks for (R9). */
export type BusinessDetails = {
  readonly entityType: EntityType | null;
  readonly ein: string;
  readonly address: string;
  readonly owners: readonly Owner[];
  readonly documents: Readonly<Record<DocumentSlot, FileRef | null>>;
  readonly isIncomeConfirmed: boolean;
  readonly isAuthorized: boolean;
};

export type OwnerPercentageProblem = 'missing' | 'notWhole' | 'outOfRange';

/** What keeps the business details from being complete, in the order of the form (R9.9). */
export type BusinessProblem =
  | { readonly field: 'entityType' | 'address' | 'income' | 'authorization'; readonly reason: 'missing' }
  | { readonly field: 'ein'; readonly reason: EinProblem }
  | { readonly field: 'ownerName' | 'ownerId'; readonly ownerId: string; readonly reason: 'missing' }
  | { readonly field: 'ownerPercentage'; readonly ownerId: string; readonly reason: OwnerPercentageProblem }
  | { readonly field: 'document'; readonly slot: DocumentSlot; readonly reason: 'missing' };

/** A field of the business form, as lists of what is missing name it (R9.9). */
export type FormField =
  | 'entityType'
  | 'ein'
  | 'address'
  | 'income'
  | 'authorization'
  | `${'ownerName' | 'ownerPercentage' | 'ownerId'}:${string}`
  | `document:${DocumentSlot}`;

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
    documents: { articlesOfOrganization: null, businessRegistration: null, operatingAgreement: null, taxReturn: null },
    isIncomeConfirmed: false,
    isAuthorized: false,
  };
}

/** Tells whether the percentage field takes this text: digits or nothing (R9.4). */
export function isPercentageInput(text: string): boolean {
  return /^\d*$/.test(text);
}

/** Why an owner's percentage is not acceptable, or null: a whole number from 25 to 100 (R9.4). */
export function ownerPercentageProblem(text: string): OwnerPercentageProblem | null {
  if (text === '') return 'missing';
  if (!isPercentageInput(text)) return 'notWhole';
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
    (total, { percentage }) => total + (isPercentageInput(percentage) ? Number(percentage) : 0),
    0,
  );
  return sum > MAX_OWNER_PERCENT ? sum : null;
}

/** The year whose tax return is asked for: the year before today's (R9.6). Today is an ISO date. */
export function taxReturnYear(today: string): number {
  return Number(today.slice(0, 4)) - 1;
}
