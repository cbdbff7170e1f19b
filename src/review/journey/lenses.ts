import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { capitalize } from '#machines/journey/humanize.ts';
import { CONNECT_PATREON } from '#src/content/connectPatreon.ts';
import { CONTRACT } from '#src/content/contract.ts';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { LANDING } from '#src/content/landing.ts';
import { PLAN } from '#src/content/plan.ts';
import { SIGN_IN } from '#src/content/signIn.ts';
import { SIGN_IRS_FORM } from '#src/content/signIrsForm.ts';
import type { ChartModel, ModelTransition } from '#src/review/engine/model/chartModel.ts';
import type { LensReason, Texts } from '#src/review/engine/model/texts.ts';

type LensTexts = Pick<Texts, 'places' | 'sentences' | 'readingOrder'>;

/** Matches the terms of the deal together with a number. */
const TERMS =
  /^(?:you (?:receive|repay|keep)|(?:estimated|monthly|last) payment|estimated APR|fund|amount received|purchased amount|fee|finance charge|total|share|payment terms)\b[^.]*\d/i;

/** Patterns of the lenses. Each lens marks the sentences that match. */
const MONEY =
  /\bfees?\b|\bAPR\b(?! \d{4})|\brepa(?:y|id)|\bowes?\b|\bpayments?\b|\bpayouts?\b|\bno interest\b|\bestimates, not\b/i;
const LEGAL =
  /(?<!\boperating )\bagree|\bconsent|\bauthoriz|\bcontract\b|(?<!\bsee your )\bterms\b|\blegal(?! name)|\bloan\b|\bpenalt|\bguarantee|\bcancel\b|\bcredit check|\bnot offers\b|\bfinal (?:approval|review)\b/i;
const PERSONAL_DATA = /\b(?:your|login) credentials\b|\byour data\b/i;
const TIME = String.raw`(?:\d[\d-]*|a few(?= business)|one|two|three|five|ten) (?:(?:business )?days?|(?:second|minute|hour|week)s?)\b`;
const DEADLINES = new RegExp(
  String.raw`^(?!Demo).*(?:\b(?:within|in|after|before|typically|takes?|stays|has)(?: about)?:? ${TIME}|(?:term|repay): [\d.]+ |\bfor ${TIME}|${TIME} (?:after|before|at most)|\be-?mail (?:you|a |reminder))`,
  'i',
);

const DECLARATIONS =
  /^(?:contract\.(?:agreementChanged|signatureChanged|submitted)|business\.(?:incomeConfirmation|authorization)Changed)$/;
const { business, owners, documents } = ENTITY_DETAILS;
const { taxReturn, ...otherDocuments } = documents.names(0);
const ofOwner = ({ label }: { readonly label: string }) => `${owners.legend}: ${label}`;

/** The labels of the fields that a creator fills in with each event. */
export const FIELDS: Partial<Readonly<Record<JourneyEvent['type'], readonly string[]>>> = {
  'calculator.revenueChanged': [LANDING.calculator.revenueLabel],
  'payout.amountChanged': [LANDING.payout.amountLabel],
  'signIn.submitted': [SIGN_IN.email, SIGN_IN.password],
  'patreon.submitted': [CONNECT_PATREON.email, CONNECT_PATREON.password],
  'plan.changed': [PLAN.revenue, PLAN.change, PLAN.costs, PLAN.tax],
  'business.entityTypeChosen': [business.entityType],
  'business.fieldChanged': [business.legalName, business.ein, business.address],
  'business.ownerChanged': [ofOwner(owners.fields.name), ofOwner(owners.fields.percentage)],
  'business.fileChosen': [
    ofOwner(owners.fields.idDocument),
    ...Object.values(otherDocuments),
    capitalize(taxReturn.replace(/^\d+ /, '')),
  ],
  'irsForm.fileChosen': [SIGN_IRS_FORM.upload.label],
  'contract.signatureChanged': [CONTRACT.sign.name],
};

/** Users don't notice shorter waits. */
const NOTICED_MS = 1000;

/** Terms matter most where they are chosen and signed; the landing page only estimates them. */
const TERMS_SHOWN = ['offers', 'contract', 'dashboard', 'dashboardEstablished', 'landing'];

/** Returns the ids that each lens marks and the reasons, the most important first. */
export function findLensMarks(model: ChartModel, texts: LensTexts): Texts['lenses'] {
  const screens = new Map(model.states.map(({ id, screenId, regionId }) => [id, screenId ?? regionId]));
  const screenOf = ([id]: LensReason) => screens.get(id.split('|')[0] ?? id) ?? '';
  const positionOf = (reason: LensReason) => texts.readingOrder[screenOf(reason)]?.indexOf(Number(reason[1])) ?? 0;
  const order = [...new Set(screens.values())];
  const sortByScreen = (reasons: readonly LensReason[], ids: readonly (string | null)[] = order) =>
    reasons.toSorted((a, b) => ids.indexOf(screenOf(a)) - ids.indexOf(screenOf(b)) || positionOf(a) - positionOf(b));
  return {
    money: [...sortByScreen(sentencesWith(TERMS, texts), TERMS_SHOWN), ...sortByScreen(sentencesWith(MONEY, texts))],
    personalData: [
      ...transitionReasons(model, ({ trigger }) => FIELDS[trigger.name as JourneyEvent['type']] ?? []),
      ...sortByScreen(sentencesWith(PERSONAL_DATA, texts)),
    ],
    legalText: sortByScreen([
      ...transitionReasons(model, ({ trigger, description }) => (DECLARATIONS.test(trigger.name) ? [description] : [])),
      ...sentencesWith(LEGAL, texts),
    ]),
    deadlines: sortByScreen([
      ...transitionReasons(model, (rule) => (isDeadline(rule) ? [rule.description] : [])),
      ...sentencesWith(DEADLINES, texts),
    ]),
  };
}

function sentencesWith(pattern: RegExp, { places, sentences }: LensTexts): readonly LensReason[] {
  return sentences.flatMap(({ text, at }, index) => {
    if (!/\s/.test(text) || !pattern.test(text)) return [];
    const all = at.flatMap(([place]) => places[place] ?? []);
    // Many screens share help text, so a sentence that appears only in help counts just once.
    const outsideHelp = all.filter(({ source }) => source !== 'help');
    return (outsideHelp.length > 0 ? outsideHelp : all.slice(0, 1)).map(({ id }) => [id, index] as const);
  });
}

function transitionReasons(
  model: ChartModel,
  reasonsFor: (rule: ModelTransition) => readonly string[],
): readonly LensReason[] {
  const withEffect = model.transitions.filter(({ targetIds, actions }) => targetIds.length + actions.length > 0);
  return withEffect.flatMap((rule) => reasonsFor(rule).map((reason) => [rule.id, reason] as const));
}

function isDeadline({ trigger, source, delayMs, targetIds }: ModelTransition): boolean {
  const isTimed = trigger.kind === 'after' ? (delayMs ?? NOTICED_MS) >= NOTICED_MS : source === 'time';
  return isTimed && targetIds.length > 0;
}
