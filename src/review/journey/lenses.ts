import { EVENTS } from '#machines/journey/events/events.ts';
import { capital, inWords } from '#machines/journey/inWords.ts';
import type { ChartModel, ModelTransition } from '#src/review/engine/model/chartModel.ts';
import type { LensReason, Texts } from '#src/review/engine/model/texts.ts';

/** What a lens reads: every sentence of the product with its places. */
type Read = Pick<Texts, 'places' | 'sentences'>;

/** What makes a sentence one about money, law, or time and e-mails; the only place that says so. */
const MONEY = /\$\d|\d% of (?:each|future|your)|\bfees?\b|\bAPR\b|\brepa(?:y|id)|\bowes?\b|\bpayments?\b|\bpayouts?\b/i;
const LEGAL = /\bagree|\bconsent|\bauthoriz|\bcontract\b|\bterms\b|\blegal|\bloan\b|\bpenalt|\bguarantee|\bcancel\b/i;
const TIMES = /\b(?:seconds?|minutes?|hours?|(?:business )?days?|weeks?|months?|years?)\b/i;
const DEADLINES = new RegExp(`\\d[\\d-]*.?${TIMES.source}|\\be-?mail (?:you|a |reminder)|\\breminder\\b`, 'i');

/** Ticking, typing a name and submitting: with these a creator declares something. */
const DECLARATIONS =
  /^(?:contract\.(?:agreementChanged|signatureChanged|submitted)|business\.(?:incomeConfirmation|authorization)Changed)$/;
const ADDRESS = 'url.opened';
const FIELD_WORDS: Readonly<Record<string, string>> = {
  secretId: 'password',
  at: 'the time',
  thousandDollars: 'dollars',
  amountDollars: 'dollars',
};

/** Looks at the chart through every lens: which states and rules it marks, and why. */
export function throughLenses(model: ChartModel, read: Read): Texts['lenses'] {
  return {
    money: sentencesWith(MONEY, read),
    personalData: rulesFor(model, ({ trigger }) => typedIn(trigger.name)),
    legalText: [
      ...rulesFor(model, ({ trigger, description }) => (DECLARATIONS.test(trigger.name) ? description : null)),
      ...sentencesWith(LEGAL, read),
    ],
    deadlines: [
      ...rulesFor(model, ({ trigger, source, description }) =>
        trigger.kind === 'after' || source === 'time' ? description : null,
      ),
      ...sentencesWith(DEADLINES, read),
    ],
  };
}

/** A figure or a label by itself says nothing in a list. */
const SEVERAL_WORDS = /\S\s+\S+\s+\S/;

function sentencesWith(pattern: RegExp, { places, sentences }: Read): readonly LensReason[] {
  return sentences.flatMap(({ text, at }, index) => {
    if (!SEVERAL_WORDS.test(text) || !pattern.test(text)) return [];
    // Help says much the same on every screen.
    const own = at.flatMap(([place]) => places[place] ?? []).filter(({ source }) => source !== 'help');
    return own.map(({ id }) => [id, index] as const);
  });
}

/** The rules that do something, with what the lens says of each. */
function rulesFor(model: ChartModel, reasonFor: (rule: ModelTransition) => string | null): readonly LensReason[] {
  return model.transitions.flatMap((rule) => {
    const reason = rule.targetIds.length + rule.actions.length > 0 ? reasonFor(rule) : null;
    return reason === null ? [] : [[rule.id, reason] as const];
  });
}

/** What a creator types or chooses with an event, in words: everything that may not be shown elsewhere. */
function typedIn(type: string): string | null {
  if (!Object.hasOwn(EVENTS, type) || type === ADDRESS) return null;
  const { source, shown, samples, clause } = EVENTS[type as keyof typeof EVENTS];
  if (source !== 'creator') return null;
  const fields = Object.entries({ ...samples[0] })
    .filter(([name, value]) => !shown.includes(name) && typeof value !== 'boolean' && name !== 'ownerId')
    .map(([name]) => FIELD_WORDS[name] ?? inWords(name).toLowerCase());
  return fields.length === 0 ? null : `${capital(clause)}: ${fields.join(', ')}`;
}
