import { MAX_OWNER_PERCENT, MIN_OWNER_PERCENT } from '#machines/constants.ts';
import type * as v from 'valibot';
import {
  DOCUMENT_SLOTS,
  type DocumentSlot,
  type FilePlace,
  type FormField,
  OWNER_FIELDS,
  type OwnerField,
  type OwnerTextField,
} from './choices.ts';
import { type FileRef, ownerOfPlace } from './documents.ts';
import type * as schemas from './schemas.ts';
import { visibleText } from './text.ts';

export type Owner = Readonly<v.InferOutput<typeof schemas.owner>>;
export type BusinessDetails = Readonly<v.InferOutput<typeof schemas.business>>;

export type EinProblem = 'missing' | 'malformed';
/** Too much is said while it is typed: 333 is where 33.3 was meant. */
export type OwnerProblem = 'missing' | 'notWhole' | 'tooLittle' | 'tooMuch';

/** What the business details lack, in the order of the form (R9.9). */
export type BusinessProblem =
  | { readonly field: 'entityType' | 'address' | 'income' | 'authorization'; readonly reason: 'missing' }
  | { readonly field: 'ein'; readonly reason: EinProblem }
  | { readonly field: OwnerField; readonly ownerId: string; readonly reason: OwnerProblem }
  | { readonly field: 'shares'; readonly ownerId: string; readonly reason: 'excess' }
  | { readonly field: 'document'; readonly slot: DocumentSlot; readonly reason: 'missing' };

/** The field that a problem is about; of shares that are too much together it is the last (R9.9). */
export function fieldOf(problem: BusinessProblem): FormField {
  if (problem.field === 'shares') return `percentage:${problem.ownerId}`;
  if ('ownerId' in problem) return `${problem.field}:${problem.ownerId}`;
  return problem.field === 'document' ? `document:${problem.slot}` : problem.field;
}

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

/** The item that a problem belongs to (R9.9). */
export function itemOf(problem: BusinessProblem): FormItem {
  if ('ownerId' in problem) return 'owners';
  return problem.field === 'document' ? problem.slot : problem.field;
}

/** An owner with nothing filled in (R9.4). */
export function blankOwner(id: string): Owner {
  return { id, name: '', percentage: '', idDocument: null };
}

/** The business form with nothing filled in and one blank owner (R9.4). */
export function blankBusiness(): BusinessDetails {
  return {
    entityType: null,
    legalName: '',
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

/** The file at a place of the form: null where none is chosen, undefined for an owner who is not there (R9.4, R9.5). */
export function fileAt({ owners, documents }: BusinessDetails, place: FilePlace): FileRef | null | undefined {
  const ownerId = ownerOfPlace(place);
  return ownerId === null ? documents[place as DocumentSlot] : owners.find(({ id }) => id === ownerId)?.idDocument;
}

/** The details with a part of one owner changed. */
export function withOwner(details: BusinessDetails, ownerId: string, part: Partial<Owner>): BusinessDetails {
  return { ...details, owners: details.owners.map((owner) => (owner.id === ownerId ? { ...owner, ...part } : owner)) };
}

/** The details with the file at a place, or with none there. */
export function withFileAt(details: BusinessDetails, place: FilePlace, file: FileRef | null): BusinessDetails {
  const ownerId = ownerOfPlace(place);
  if (ownerId !== null) return withOwner(details, ownerId, { idDocument: file });
  return { ...details, documents: { ...details.documents, [place]: file } };
}

/** Whether a business of this kind is funded at all (R16.1). */
export function isFundable({ entityType }: Pick<BusinessDetails, 'entityType'>): boolean {
  return entityType !== 'sole-proprietorship';
}

const EIN_PATTERN = /^(?:\d{2}-\d{7}|\d{9})$/;
const PREFIX_DIGITS = 2;
const SHOWN_DIGITS = 4;
const HIDDEN_DIGIT = '•';

/** Why an employer identification number is not acceptable, or null: two digits, a hyphen, seven digits, or nine digits (R9.2). */
export function einProblem(ein: string): EinProblem | null {
  const trimmed = ein.trim();
  if (trimmed === '') return 'missing';
  return EIN_PATTERN.test(trimmed) ? null : 'malformed';
}

/** An acceptable number as two digits, a hyphen and seven digits; any other text as it is (R9.2). */
export function formatEin(ein: string): string {
  if (einProblem(ein) !== null) return ein;
  const digits = ein.replaceAll(/\D/g, '');
  return `${digits.slice(0, PREFIX_DIGITS)}-${digits.slice(PREFIX_DIGITS)}`;
}

/** The number as it is shown to somebody who may look over a shoulder: every digit but the last four is a dot (R9.2). */
export function maskEin(ein: string): string {
  const shown = formatEin(ein);
  let remainingDigits = shown.replaceAll(/\D/g, '').length;
  return shown.replaceAll(/\d/g, (digit) => {
    remainingDigits -= 1;
    return remainingDigits < SHOWN_DIGITS ? digit : HIDDEN_DIGIT;
  });
}

/** Whether an owner's field takes this text: a percentage is digits or nothing (R9.4). */
export function isOwnerInput(field: OwnerTextField, text: string): boolean {
  return field !== 'percentage' || /^\d*$/.test(text);
}

/** Why an owner's percentage is not acceptable, or null: a whole number from 25 to 100 (R9.4). */
export function ownerPercentageProblem(text: string): OwnerProblem | null {
  if (text === '') return 'missing';
  if (!isOwnerInput('percentage', text)) return 'notWhole';
  const percent = Number(text);
  if (percent > MAX_OWNER_PERCENT) return 'tooMuch';
  return percent < MIN_OWNER_PERCENT ? 'tooLittle' : null;
}

/** Every reason why the business details are not complete, in the order of the form; none means complete (R9.9). */
export function businessProblems(details: BusinessDetails): readonly BusinessProblem[] {
  const problems: BusinessProblem[] = [];
  if (details.entityType === null) problems.push({ field: 'entityType', reason: 'missing' });
  const ein = einProblem(details.ein);
  if (ein !== null) problems.push({ field: 'ein', reason: ein });
  if (visibleText(details.address) === '') problems.push({ field: 'address', reason: 'missing' });
  for (const owner of details.owners) {
    for (const field of OWNER_FIELDS) {
      const reason = OWNER_RULES[field](owner);
      if (reason !== null) problems.push({ field, ownerId: owner.id, reason });
    }
  }
  const excess = excessOwnership(details.owners);
  if (excess !== null && problems.every((problem) => fieldOf(problem) !== `percentage:${excess.ownerId}`))
    problems.push({ field: 'shares', ownerId: excess.ownerId, reason: 'excess' });
  for (const slot of DOCUMENT_SLOTS) {
    if (details.documents[slot] === null) problems.push({ field: 'document', slot, reason: 'missing' });
  }
  if (!details.isIncomeConfirmed) problems.push({ field: 'income', reason: 'missing' });
  if (!details.isAuthorized) problems.push({ field: 'authorization', reason: 'missing' });
  return problems;
}

/** The items that something is missing of, in the order of the form, each once (R9.9). */
export function missingItems(details: BusinessDetails): readonly FormItem[] {
  return [...new Set(businessProblems(details).map(itemOf))];
}

/**
 * What the form asks for, each with the field to go to while it is not done; an entity type that is not funded never is
 * (R9.9, R16.1).
 */
export function checklistOf(details: BusinessDetails) {
  const problems = businessProblems(details);
  return FORM_ITEMS.map((item) => {
    const problem = problems.find((each) => itemOf(each) === item);
    const field = item === 'entityType' && !isFundable(details) ? item : null;
    return { item, field: problem === undefined ? field : fieldOf(problem) };
  });
}

/** Why each field of an owner is not valid, or null: a name, a whole percentage from 25 to 100 and an ID document (R9.4). */
export const OWNER_RULES: Readonly<Record<OwnerField, (owner: Owner) => OwnerProblem | null>> = {
  name: ({ name }) => (visibleText(name) === '' ? 'missing' : null),
  percentage: ({ percentage }) => ownerPercentageProblem(percentage),
  idDocument: ({ idDocument }) => (idDocument === null ? 'missing' : null),
};

/**
 * The sum of the owners' stakes in percent when it is more than the whole business, which no stakes can be, and the last
 * owner with one, beside whose it is said; null otherwise (R9.4).
 */
export function excessOwnership(owners: readonly Owner[]) {
  const given = owners.filter(({ percentage }) => percentage !== '' && isOwnerInput('percentage', percentage));
  const percent = given.reduce((total, { percentage }) => total + Number(percentage), 0);
  const last = given.at(-1);
  return last !== undefined && percent > MAX_OWNER_PERCENT ? { percent, ownerId: last.id } : null;
}
