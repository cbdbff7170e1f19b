import { MAX_OWNER_PERCENT } from '#machines/constants.ts';
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
import {
  formatPercentage,
  isPercentageInput,
  type PercentageProblem,
  percentageProblem,
  readPercentage,
} from './percentages.ts';
import { normalizeText, visibleText } from './text.ts';

export type Owner = Readonly<v.InferOutput<typeof schemas.owner>>;
export type BusinessDetails = Readonly<v.InferOutput<typeof schemas.business>>;

export type EinProblem = 'missing' | 'malformed';
export type OwnerProblem = PercentageProblem;

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

const EIN_PATTERN = /^(?<prefix>\d{2}) ?-? ?(?<serial>\d{7})$/;
const SHOWN_CHARACTERS = 4;
const HIDDEN_CHARACTER = '•';

/** Why an employer identification number is not acceptable, or null: two digits, a hyphen, seven digits, or nine digits (R9.2). */
export function einProblem(ein: string): EinProblem | null {
  if (normalizeText(ein) === '') return 'missing';
  return readEin(ein) === null ? 'malformed' : null;
}

/** An acceptable number as two digits, a hyphen and seven digits; any other text as it is (R9.2). */
export function formatEin(ein: string): string {
  return readEin(ein) ?? ein;
}

/** The number for a screen that others may see: every letter and digit but the last four is a dot (R9.2). */
export function maskEin(ein: string): string {
  const shown = readEin(ein) ?? normalizeText(ein);
  let remaining = shown.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return shown.replaceAll(/[\p{L}\p{N}]/gu, (character) => {
    remaining -= 1;
    return remaining < SHOWN_CHARACTERS ? character : HIDDEN_CHARACTER;
  });
}

/** Reads a number, or null; a blank may replace the hyphen (R9.2, R20.1). */
function readEin(text: string): string | null {
  const parts = EIN_PATTERN.exec(normalizeText(text))?.groups;
  return parts === undefined ? null : `${parts['prefix']}-${parts['serial']}`;
}

/** Whether an owner's field takes a text after the one before (R9.4). */
export function isOwnerInput(field: OwnerTextField, text: string, before: string): boolean {
  return field !== 'percentage' || isPercentageInput(text, before);
}

const knownProblems = new WeakMap<BusinessDetails, readonly BusinessProblem[]>();

/** Every reason why the business details are not complete, in the order of the form; none means complete (R9.9). Memoized. */
export function businessProblems(details: BusinessDetails): readonly BusinessProblem[] {
  const problems = knownProblems.get(details) ?? findProblems(details);
  knownProblems.set(details, problems);
  return problems;
}

function findProblems(details: BusinessDetails): readonly BusinessProblem[] {
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
  percentage: ({ percentage }) => percentageProblem(percentage),
  idDocument: ({ idDocument }) => (idDocument === null ? 'missing' : null),
};

/**
 * The sum of the owners' percentages when it is more than the whole business, and the last owner with one, next to whose it
 * is shown; null otherwise. A wrong percentage has its own problem and is not part of it (R9.4, R20.4).
 */
export function excessOwnership(owners: readonly Owner[]) {
  const shares = owners.map(({ id, percentage }) => ({ ownerId: id, percent: readPercentage(percentage) }));
  const percent = shares.reduce((sum, share) => sum + (share.percent ?? 0), 0);
  const last = shares.findLast((share) => share.percent !== null);
  return last && percent > MAX_OWNER_PERCENT ? { percent, ownerId: last.ownerId } : null;
}

/** The details as they are shown and printed: without texts that cannot be seen, the EIN and percentages written out (R9.2, R20.4). */
export function writtenDetails(details: BusinessDetails): BusinessDetails {
  return {
    ...details,
    legalName: visibleText(details.legalName),
    ein: visibleText(formatEin(details.ein)),
    address: visibleText(details.address),
    owners: details.owners.map((owner) => ({
      ...owner,
      name: visibleText(owner.name),
      percentage: formatPercentage(owner.percentage),
    })),
  };
}
