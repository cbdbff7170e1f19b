import type { ADVANCE_MONTHS } from '#machines/constants.ts';

export type AdvanceMonths = (typeof ADVANCE_MONTHS)[number];

export const ENTITY_TYPES = ['sole-proprietorship', 'llc', 'corporation', 'partnership', 's-corporation'] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

export const DOCUMENT_SLOTS = [
  'articlesOfOrganization',
  'businessRegistration',
  'operatingAgreement',
  'taxReturn',
] as const;
export type DocumentSlot = (typeof DOCUMENT_SLOTS)[number];

export const BUSINESS_TEXT_FIELDS = ['legalName', 'ein', 'address'] as const;
export type BusinessTextField = (typeof BUSINESS_TEXT_FIELDS)[number];

export const OWNER_TEXT_FIELDS = ['name', 'percentage'] as const;
export type OwnerTextField = (typeof OWNER_TEXT_FIELDS)[number];
export const OWNER_FIELDS = [...OWNER_TEXT_FIELDS, 'idDocument'] as const;
export type OwnerField = (typeof OWNER_FIELDS)[number];

export type FilePlace = DocumentSlot | `idDocument:${string}`;

export type FormField =
  | 'entityType'
  | BusinessTextField
  | 'income'
  | 'authorization'
  | `${OwnerField}:${string}`
  | `document:${DocumentSlot}`;

export const ELIGIBILITY_QUESTIONS = ['entity', 'share', 'uploads', 'history', 'revenue'] as const;
export type EligibilityQuestion = (typeof ELIGIBILITY_QUESTIONS)[number];

export const OFFER_IDS = ['3-month', '6-month', '12-month'] as const;
export type OfferId = (typeof OFFER_IDS)[number];

export const PLATFORMS = ['patreon', 'substack', 'supercast', 'applePodcast'] as const;
export const AVAILABLE_PLATFORM = 'patreon' satisfies (typeof PLATFORMS)[number];
export type PlatformId = (typeof PLATFORMS)[number];

export const ACCOUNTS = ['shopify', 'youtube'] as const;
export type AccountId = (typeof ACCOUNTS)[number];

export const REVIEW_PARTS = ['offer', 'business', 'irsForm'] as const;
export type ReviewPart = (typeof REVIEW_PARTS)[number];

export const CHAPTERS = ['connect', 'offer', 'business', 'sign'] as const;
export type Chapter = (typeof CHAPTERS)[number];

export const CHAPTER_OF_STEP: readonly Chapter[] = [
  'connect',
  'connect',
  'connect',
  'offer',
  'business',
  'business',
  'sign',
];
