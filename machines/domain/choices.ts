import type { ADVANCE_MONTHS } from '#machines/constants.ts';

/** How many months of revenue an advance is (R3.7). */
export type AdvanceMonths = (typeof ADVANCE_MONTHS)[number];

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

/** What is typed of the business itself; the legal name can be left out (R9.2, R9.3, R18.6). */
export const BUSINESS_TEXT_FIELDS = ['legalName', 'ein', 'address'] as const;
export type BusinessTextField = (typeof BUSINESS_TEXT_FIELDS)[number];

/** What is typed of each owner, and all that is asked of each, in the order of the form (R9.4). */
export const OWNER_TEXT_FIELDS = ['name', 'percentage'] as const;
export type OwnerTextField = (typeof OWNER_TEXT_FIELDS)[number];
export const OWNER_FIELDS = [...OWNER_TEXT_FIELDS, 'idDocument'] as const;
export type OwnerField = (typeof OWNER_FIELDS)[number];

/** Where on the business form a file belongs (R9.4, R9.5, R9.6). */
export type FilePlace = DocumentSlot | `idDocument:${string}`;

/** A field of the business form, as lists of what is missing name it (R9.9). */
export type FormField =
  | 'entityType'
  | BusinessTextField
  | 'income'
  | 'authorization'
  | `${OwnerField}:${string}`
  | `document:${DocumentSlot}`;

/** The questions of the eligibility check, in the order of the criteria (R3.11). */
export const ELIGIBILITY_QUESTIONS = ['uploads', 'history', 'revenue'] as const;
export type EligibilityQuestion = (typeof ELIGIBILITY_QUESTIONS)[number];

export const OFFER_IDS = ['3-month', '6-month', '12-month'] as const;
export type OfferId = (typeof OFFER_IDS)[number];

export const PLATFORMS = ['patreon', 'substack', 'supercast', 'applePodcast'] as const;
/** The platform that can be connected today (R5.1). */
export const AVAILABLE_PLATFORM = 'patreon' satisfies (typeof PLATFORMS)[number];
export type PlatformId = (typeof PLATFORMS)[number];

export const ACCOUNTS = ['shopify', 'youtube'] as const;
export type AccountId = (typeof ACCOUNTS)[number];

/** A part of what is agreed to, that can be changed before signing. */
export const REVIEW_PARTS = ['offer', 'business', 'irsForm'] as const;
export type ReviewPart = (typeof REVIEW_PARTS)[number];

/** The chapters that group the numbered steps, in their order. */
export const CHAPTERS = ['connect', 'offer', 'business', 'sign'] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** The chapter of each numbered step, first step first. */
export const CHAPTER_OF_STEP: readonly Chapter[] = [
  'connect',
  'connect',
  'connect',
  'offer',
  'business',
  'business',
  'sign',
];
