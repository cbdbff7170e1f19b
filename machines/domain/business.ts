import { MAX_OWNER_PERCENT } from '#machines/constants.ts';
import type * as v from 'valibot';
import {
  DOCUMENT_SLOTS,
  type DocumentSlot,
  type FilePlace,
  type FormField,
  OWNER_FIELDS,
  type OwnerField,
} from './choices.ts';
import { type FileRef, ownerOfPlace } from './documents.ts';
import type * as schemas from './schemas.ts';
import { formatPercentage, type PercentageProblem, percentageProblem, parsePercentage } from './percentages.ts';
import { normalizeText, visibleText } from './text.ts';

export type Owner = Readonly<v.InferOutput<typeof schemas.owner>>;
export type BusinessDetails = Readonly<v.InferOutput<typeof schemas.business>>;

export type EinProblem = 'missing' | 'malformed';
export type OwnerProblem = PercentageProblem;

export type BusinessProblem =
  | { readonly field: 'entityType' | 'address' | 'income' | 'authorization'; readonly reason: 'missing' }
  | { readonly field: 'ein'; readonly reason: EinProblem }
  | { readonly field: OwnerField; readonly ownerId: string; readonly reason: OwnerProblem }
  | { readonly field: 'shares'; readonly ownerId: string; readonly reason: 'excess' }
  | { readonly field: 'document'; readonly slot: DocumentSlot; readonly reason: 'missing' };

/** Returns the field to fix; if the shares exceed 100%, that is the last owner's percentage (R9.9). */
export function fieldOf(problem: BusinessProblem): FormField {
  if (problem.field === 'shares') return `percentage:${problem.ownerId}`;
  if ('ownerId' in problem) return `${problem.field}:${problem.ownerId}`;
  return problem.field === 'document' ? `document:${problem.slot}` : problem.field;
}

/** The checklist in form order; all owners are one item (R9.9). */
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

function itemOf(problem: BusinessProblem): FormItem {
  if ('ownerId' in problem) return 'owners';
  return problem.field === 'document' ? problem.slot : problem.field;
}

export function blankOwner(id: string): Owner {
  return { id, name: '', percentage: '', idDocument: null };
}

export function blankBusiness(): BusinessDetails {
  return {
    entityType: null,
    legalName: '',
    ein: '',
    address: '',
    owners: [blankOwner('owner-1')],
    documents: fillSlots(() => null),
    isIncomeConfirmed: false,
    isAuthorized: false,
  };
}

export function fillSlots(fileFor: (slot: DocumentSlot) => FileRef | null): BusinessDetails['documents'] {
  return Object.fromEntries(DOCUMENT_SLOTS.map((slot) => [slot, fileFor(slot)])) as BusinessDetails['documents'];
}

/** Returns null if no file is chosen, undefined if the owner doesn't exist (R9.4, R9.5). */
export function fileAt({ owners, documents }: BusinessDetails, place: FilePlace): FileRef | null | undefined {
  const ownerId = ownerOfPlace(place);
  return ownerId === null ? documents[place as DocumentSlot] : owners.find(({ id }) => id === ownerId)?.idDocument;
}

export function withOwner(details: BusinessDetails, ownerId: string, changes: Partial<Owner>): BusinessDetails {
  return {
    ...details,
    owners: details.owners.map((owner) => (owner.id === ownerId ? { ...owner, ...changes } : owner)),
  };
}

export function withFileAt(details: BusinessDetails, place: FilePlace, file: FileRef | null): BusinessDetails {
  const ownerId = ownerOfPlace(place);
  if (ownerId !== null) return withOwner(details, ownerId, { idDocument: file });
  return { ...details, documents: { ...details.documents, [place]: file } };
}

/** Sole proprietorships can't be funded (R16.1). */
export function isFundable({ entityType }: Pick<BusinessDetails, 'entityType'>): boolean {
  return entityType !== 'sole-proprietorship';
}

const EIN_PATTERN = /^(?<prefix>\d{2}) ?-? ?(?<serial>\d{7})$/;
const SHOWN_CHARACTERS = 4;
const HIDDEN_CHARACTER = '•';

/** Returns a valid EIN with its hyphen, or null (R9.2). */
export function parseEin(text: string): string | null {
  const parts = EIN_PATTERN.exec(normalizeText(text))?.groups;
  return parts === undefined ? null : `${parts['prefix']}-${parts['serial']}`;
}

export function einProblem(ein: string): EinProblem | null {
  if (normalizeText(ein) === '') return 'missing';
  return parseEin(ein) === null ? 'malformed' : null;
}

/** Adds the hyphen to a valid EIN; returns any other text unchanged (R9.2). */
export function formatEin(ein: string): string {
  return parseEin(ein) ?? ein;
}

/** Replaces every letter and digit but the last four with a dot (R9.2). */
export function maskEin(ein: string): string {
  const shown = parseEin(ein) ?? normalizeText(ein);
  let remaining = shown.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return shown.replaceAll(/[\p{L}\p{N}]/gu, (character) => {
    remaining -= 1;
    return remaining < SHOWN_CHARACTERS ? character : HIDDEN_CHARACTER;
  });
}

const problemCache = new WeakMap<BusinessDetails, readonly BusinessProblem[]>();

/** Lists everything missing or invalid, in form order; memoized by identity (R9.9). */
export function businessProblems(details: BusinessDetails): readonly BusinessProblem[] {
  const cached = problemCache.get(details);
  if (cached !== undefined) return cached;
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
  problemCache.set(details, problems);
  return problems;
}

export function missingItems(details: BusinessDetails): readonly FormItem[] {
  return [...new Set(businessProblems(details).map(itemOf))];
}

/** Lists every item with the field to fix, or null if done; an unfundable entity type is never done (R9.9, R16.1). */
export function checklistOf(details: BusinessDetails) {
  const problems = businessProblems(details);
  return FORM_ITEMS.map((item) => {
    const problem = problems.find((each) => itemOf(each) === item);
    const field = item === 'entityType' && !isFundable(details) ? item : null;
    return { item, field: problem === undefined ? field : fieldOf(problem) };
  });
}

export const OWNER_RULES: Readonly<Record<OwnerField, (owner: Owner) => OwnerProblem | null>> = {
  name: ({ name }) => (visibleText(name) === '' ? 'missing' : null),
  percentage: ({ percentage }) => percentageProblem(percentage),
  idDocument: ({ idDocument }) => (idDocument === null ? 'missing' : null),
};

/** If the percentages exceed 100, returns their total and the owner whose field shows the error (R9.4, R20.4). */
export function excessOwnership(owners: readonly Owner[]) {
  const shares = owners.map(({ id, percentage }) => ({ ownerId: id, percent: parsePercentage(percentage) }));
  const percent = shares.reduce((sum, share) => sum + (share.percent ?? 0), 0);
  const last = shares.findLast((share) => share.percent !== null);
  return last && percent > MAX_OWNER_PERCENT ? { percent, ownerId: last.ownerId } : null;
}

/** Formats the details for display and print: trimmed text, EIN with hyphen, percentages with `%` (R9.2, R20.4). */
export function formatDetails(details: BusinessDetails): BusinessDetails {
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
