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

/** What a lens reads: every sentence of the product with its places. */
type Read = Pick<Texts, 'places' | 'sentences' | 'turns'>;

/** A term of the deal with its figure: the amount, the fee, the total, the APR, the share, the payments. */
const TERMS =
  /^(?:you (?:receive|repay|keep)|(?:estimated|monthly|last) payment|estimated APR|fund|amount received|purchased amount|fee|finance charge|total|share|payment terms)\b[^.]*\d/i;

/** The words by which a sentence is about money, law, personal data, or time and e-mails. Nothing else decides it. */
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

/** Ticking, typing a name and submitting: with these a creator declares something. */
const DECLARATIONS =
  /^(?:contract\.(?:agreementChanged|signatureChanged|submitted)|business\.(?:incomeConfirmation|authorization)Changed)$/;
const { business, owners, documents } = ENTITY_DETAILS;
const { taxReturn, ...papers } = documents.names(0);
const ofOwner = ({ label }: { readonly label: string }) => `${owners.legend}: ${label}`;

/** What a creator types, chooses or uploads with each event, in the names of the fields on the screen. */
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
    ...Object.values(papers),
    capitalize(taxReturn.replace(/^\d+ /, '')),
  ],
  'irsForm.fileChosen': [SIGN_IRS_FORM.upload.label],
  'contract.signatureChanged': [CONTRACT.sign.name],
};

/** Nothing shorter is noticed as waiting. */
const NOTICED_MS = 1000;

/** Terms are read first where they are chosen and signed; the landing page only estimates. */
const TERMS_SHOWN = ['offers', 'contract', 'dashboard', 'dashboardEstablished', 'landing'];

/** Looks at the chart through every lens: which states and rules it marks, and why, what matters most first. */
export function throughLenses(model: ChartModel, read: Read): Texts['lenses'] {
  const screens = new Map(model.states.map(({ id, screenId, regionId }) => [id, screenId ?? regionId]));
  const screenOf = ([id]: LensReason) => screens.get(id.split('|')[0] ?? id) ?? '';
  const turnOf = (reason: LensReason) => read.turns[screenOf(reason)]?.indexOf(Number(reason[1])) ?? 0;
  const order = [...new Set(screens.values())];
  /** By their screens, in the order of the journey or another one. */
  const inTurn = (reasons: readonly LensReason[], ids: readonly (string | null)[] = order) =>
    reasons.toSorted(
      (one, other) => ids.indexOf(screenOf(one)) - ids.indexOf(screenOf(other)) || turnOf(one) - turnOf(other),
    );
  return {
    money: [...inTurn(sentencesWith(TERMS, read), TERMS_SHOWN), ...inTurn(sentencesWith(MONEY, read))],
    personalData: [
      ...rulesFor(model, ({ trigger }) => FIELDS[trigger.name as JourneyEvent['type']] ?? []),
      ...inTurn(sentencesWith(PERSONAL_DATA, read)),
    ],
    legalText: inTurn([
      ...rulesFor(model, ({ trigger, description }) => (DECLARATIONS.test(trigger.name) ? [description] : [])),
      ...sentencesWith(LEGAL, read),
    ]),
    deadlines: inTurn([
      ...rulesFor(model, (rule) => (isDeadline(rule) ? [rule.description] : [])),
      ...sentencesWith(DEADLINES, read),
    ]),
  };
}

function sentencesWith(pattern: RegExp, { places, sentences }: Read): readonly LensReason[] {
  return sentences.flatMap(({ text, at }, index) => {
    if (!/\s/.test(text) || !pattern.test(text)) return [];
    const all = at.flatMap(([place]) => places[place] ?? []);
    // Help says much the same on every screen.
    const own = all.filter(({ source }) => source !== 'help');
    return (own.length > 0 ? own : all.slice(0, 1)).map(({ id }) => [id, index] as const);
  });
}

/** The rules that do something, with what the lens says of each. */
function rulesFor(model: ChartModel, reasonsFor: (rule: ModelTransition) => readonly string[]): readonly LensReason[] {
  const acting = model.transitions.filter(({ targetIds, actions }) => targetIds.length + actions.length > 0);
  return acting.flatMap((rule) => reasonsFor(rule).map((reason) => [rule.id, reason] as const));
}

/** Whether time leads somewhere, after as long as a customer notices. */
function isDeadline({ trigger, source, delayMs, targetIds }: ModelTransition): boolean {
  const isTimed = trigger.kind === 'after' ? (delayMs ?? NOTICED_MS) >= NOTICED_MS : source === 'time';
  return isTimed && targetIds.length > 0;
}
