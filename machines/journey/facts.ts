import { type FileRef } from '#machines/domain/documents.ts';
import { blankJourney, type JourneyContext, type TimedProgress } from './context.ts';

const KEPT = [
  'connectedAccounts',
  'offerId',
  'business',
  'ownersAdded',
  'irsForm',
  'documentId',
  'isContractSigned',
  'contractTimes',
  'signedFor',
  'signature',
  'changing',
  'isRemembered',
  'countdownMs',
] as const satisfies readonly (keyof JourneyContext)[];

type Kept = (typeof KEPT)[number];

/**
 * What survives a reload (R15.1): plain JSON without passwords and file bytes. A signature is part of it only once the
 * contract is signed. Time goes on from `progress` and `countdownMs` while the page is away.
 */
export type JourneyFacts = Pick<JourneyContext, Kept> & {
  readonly progress: TimedProgress | null;
  /** Whether the days to the next payment have begun to count (R13.1). */
  readonly isCounting: boolean;
};

/** The facts of a journey in which nothing was typed, with which nothing need be kept. */
export const BLANK_FACTS: JourneyFacts = {
  ...keptOf(blankJourney()),
  progress: null,
  isCounting: false,
};

/** The part of what the journey remembers that is kept as it is. */
export function keptOf(context: Pick<JourneyContext, Kept>): Pick<JourneyContext, Kept> {
  return Object.fromEntries(KEPT.map((name) => [name, context[name]])) as Pick<JourneyContext, Kept>;
}

/** The same facts some milliseconds later: what runs has gone on meanwhile (R13.1, R15.1). */
export function factsAfter(facts: JourneyFacts, passedMs: number): JourneyFacts {
  const passed = Math.max(0, passedMs);
  const { progress } = facts;
  return {
    ...facts,
    progress:
      progress === null || progress.isPaused ? progress : { ...progress, elapsedMs: progress.elapsedMs + passed },
    countdownMs: facts.isCounting ? facts.countdownMs + passed : facts.countdownMs,
  };
}

/** Every file that the facts refer to, in the order of the journey (R15.4). */
export function filesOf({ business, irsForm }: Pick<JourneyFacts, 'business' | 'irsForm'>): readonly FileRef[] {
  const files = [...business.owners.map(({ idDocument }) => idDocument), ...Object.values(business.documents), irsForm];
  return files.filter((file) => file !== null);
}

/** The facts without the files that are gone (R15.4). */
export function factsWithoutFiles(facts: JourneyFacts, isGone: (file: FileRef) => boolean): JourneyFacts {
  const still = (file: FileRef | null) => (file !== null && isGone(file) ? null : file);
  const { documents, owners } = facts.business;
  return {
    ...facts,
    irsForm: still(facts.irsForm),
    business: {
      ...facts.business,
      owners: owners.map((owner) => ({ ...owner, idDocument: still(owner.idDocument) })),
      documents: {
        articlesOfOrganization: still(documents.articlesOfOrganization),
        businessRegistration: still(documents.businessRegistration),
        operatingAgreement: still(documents.operatingAgreement),
        taxReturn: still(documents.taxReturn),
      },
    },
  };
}

/** What a journey takes up of the facts that this browser kept (R15.1). */
export function contextFromFacts(facts: JourneyFacts): Partial<JourneyContext> {
  const { progress, isCounting: _isCounting, ...rest } = facts;
  return { ...rest, keptProgress: progress };
}
