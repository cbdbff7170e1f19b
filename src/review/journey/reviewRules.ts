import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { FILES } from '#machines/journey/routes.ts';
import { DOCUMENTS, type LensName, type TextSource } from '#src/review/engine/model/texts.ts';

const ADDRESS_EVENT: JourneyEvent['type'] = 'url.opened';

export type ReviewRules = {
  /** Regions that no creator sees, reviewed as one part by engineering. */
  readonly internals: { readonly title: string; readonly stateIds: readonly string[] };
  /** Summaries that replace the transitions of an event at a state, or everything inside a state. */
  readonly summaries: readonly { readonly stateId: string; readonly event?: string; readonly text: string }[];
  /** Customer-facing text that appears outside the screens. */
  readonly offscreenTexts: readonly {
    readonly id: string;
    readonly title: string;
    readonly sources: readonly TextSource[];
  }[];
  readonly files: Readonly<Partial<Record<TextSource, string>>>;
  /** The role that must approve a topic in addition to the owner. */
  readonly roles: Readonly<Partial<Record<LensName, string>>>;
  /**
   * The topics in each part; `deadlines` only where customers read about them. Listed here rather than derived from the
   * text, so every build requires the same roles.
   */
  readonly subjects: Readonly<Record<string, readonly LensName[]>>;
};

export const REVIEW_RULES: ReviewRules = {
  internals: { title: 'Behind the screens', stateIds: ['session', 'saving', 'reset'] },
  summaries: [
    {
      stateId: 'screen',
      event: ADDRESS_EVENT,
      text: 'Every address opens its screen. Screens that require sign-in or Patreon redirect to it first. An unknown address opens “Page not found”.',
    },
    {
      stateId: 'journey.screen.processing.steps',
      text: 'Steps: five steps finish one after another, at 20%, 40%, 60%, 80% and 100%.',
    },
    {
      stateId: 'journey.screen.businessVerification.steps',
      text: 'Steps: three steps finish one after another, at 33%, 66% and 100%.',
    },
    {
      stateId: 'journey.screen.businessVerification.timer',
      text: 'Timer: works like the timer before the offers; after 7 seconds the contract opens.',
    },
    {
      stateId: 'journey.screen.contract.viewer',
      text: 'Viewer: works like the viewer of the IRS form.',
    },
    { stateId: 'journey.accounts.youtube', text: 'YouTube: works like Shopify.' },
  ],
  offscreenTexts: [
    { id: 'messages', title: 'Messages', sources: ['message'] },
    {
      id: 'documents',
      title: 'Documents',
      sources: DOCUMENTS,
    },
  ],
  files: { agreement: FILES.contract, irsForm: FILES.irsForm },
  roles: { money: 'legal', legalText: 'legal', deadlines: 'legal', personalData: 'compliance' },
  subjects: {
    landing: ['money', 'legalText', 'personalData', 'deadlines'],
    signIn: ['legalText', 'personalData', 'deadlines'],
    connectPatreon: ['money', 'personalData'],
    selectPlatform: ['legalText'],
    connectAdditionalAccounts: ['money'],
    offers: ['money', 'legalText', 'personalData', 'deadlines'],
    entityDetails: ['money', 'legalText', 'personalData', 'deadlines'],
    signIrsForm: ['money', 'legalText', 'personalData'],
    businessVerification: ['legalText'],
    contract: ['money', 'legalText', 'personalData', 'deadlines'],
    dashboard: ['money', 'legalText', 'deadlines'],
    dashboardEstablished: ['money', 'legalText', 'personalData', 'deadlines'],
    messages: ['legalText'],
    documents: ['money', 'legalText', 'personalData', 'deadlines'],
  },
};
