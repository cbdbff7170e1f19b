import { type AnyEventObject, createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { DEMO_SESSION } from '#machines/domain/session.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { inputOf } from '#src/review/journey/paths/starts.ts';
import { redactedEvent } from '#src/review/demonstration/redaction.ts';
import { publishSteps } from '#src/review/demonstration/publishSteps.ts';
import { SAMPLES } from '#machines/journey/events/events.ts';

const CANARY = 'canary';

/** The same value with a canary in every text in it. */
function planted(value: unknown): unknown {
  if (typeof value === 'string') return `${CANARY} ${value}`;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(planted);
  return Object.fromEntries(Object.entries(value).map(([name, inside]: [string, unknown]) => [name, planted(inside)]));
}

/** An amount that appears nowhere else. */
const INCOME = 654_321;
const leaks = (value: unknown) => [CANARY, String(INCOME)].some((typed) => JSON.stringify(value).includes(typed));
const opened = (path: string, hash = ''): AnyEventObject => ({ type: 'url.opened', path, hash });

const user = { email: `${CANARY}@example.com`, name: `${CANARY} Creator` };
const file = { id: CANARY, name: `${CANARY}.pdf`, sizeBytes: 2_202_010, mimeType: 'application/pdf', content: 'pdf' };

/** Every event that carries something a creator typed or chose, with a canary in it. */
const TYPED: readonly AnyEventObject[] = [
  opened('/entity-details', `#${CANARY}`),
  { type: 'business.fieldChanged', field: 'ein', value: CANARY },
  { type: 'business.fieldChanged', field: 'address', value: `1 ${CANARY} Street` },
  { type: 'business.ownerChanged', ownerId: 'owner-1', field: 'name', value: `${CANARY} Owner` },
  { type: 'business.ownerChanged', ownerId: 'owner-1', field: 'percentage', value: CANARY },
  { type: 'business.fileChosen', place: 'idDocument:owner-1', file },
  { type: 'business.fileChosen', place: 'taxReturn', file: { ...file, mimeType: CANARY } },
  opened('/offers'),
  { type: 'plan.changed', field: 'revenueDollars', value: INCOME },
  { type: 'plan.changed', field: 'costsDollars', value: INCOME },
  opened('/sign-irs-form'),
  { type: 'irsForm.fileChosen', file },
  opened('/contract'),
  { type: 'viewer.loaded' },
  { type: 'contract.agreementChanged', isAgreed: true, at: '2026-11-21T09:30:00+00:00' },
  { type: 'contract.signatureChanged', signature: `${CANARY} Creator` },
  { type: 'contract.submitted' },
  opened(`/${CANARY}`),
  { type: 'session.changedElsewhere', session: { ...DEMO_SESSION, user } },
  opened('/signin'),
  { type: 'signIn.submitted', email: user.email, secretId: CANARY, isRemembered: true },
  { type: 'xstate.done.actor.signIn', output: { user }, actorId: 'signIn' },
  { type: 'session.signedOut' },
];

describe('What a watched product publishes', () => {
  it('never holds anything that a creator typed', () => {
    const published: string[] = [];
    let workOutChoices = () => {};
    const inspect = publishSteps({
      now: () => 0,
      publish: (step) => published.push(JSON.stringify(step)),
      later: (act) => {
        workOutChoices = act;
      },
    });
    const session = { ...DEMO_SESSION, user };
    const actor = createActor(createJourneyMachine(), { input: inputOf({ session }), inspect });
    actor.subscribe({ error: () => {} });
    actor.start();
    for (const event of TYPED) {
      if (event.type === 'url.opened') workOutChoices();
      actor.send(event as never);
    }
    workOutChoices();
    expect(published.length).toBeGreaterThan(TYPED.length + 5);
    expect(published.filter(leaks)).toEqual([]);
    expect(JSON.stringify(actor.getSnapshot())).toContain('"status":"active"');
  });

  it('leaves of every event its type, and of what it carries only what is listed', () => {
    const events = Object.values(SAMPLES).flat();
    expect(events.length).toBeGreaterThan(50);
    const changed = events.map((event) => ({ ...(planted(event) as object), type: event.type }));
    const redacted = changed.map((event) => redactedEvent(event));
    expect(redacted.map(({ type }) => type)).toEqual(events.map(({ type }) => type));
    const shown = redacted.flatMap((event, index) =>
      Object.entries(event).filter(
        ([name, value]) => /string|number/.test(typeof value) && value === Reflect.get(changed[index] ?? {}, name),
      ),
    );
    const names = [
      'account',
      'elapsedMs',
      'field',
      'month',
      'months',
      'offerId',
      'part',
      'place',
      'platform',
      'question',
    ];
    expect([...new Set(shown.map(([name]) => name))].sort()).toEqual([...names, 'today', 'type'].sort());
  });

  const elsewhere = (path: string, hash: string) => ({ ...opened(path, hash), type: 'elsewhere' });
  const selected = (offerId: unknown) => ({ type: 'offers.selected', offerId });
  const chosen = (carried: object) => ({ type: 'irsForm.fileChosen', isAgreed: true, note: '', ...carried });
  const SHORT = {
    file: { name: '(file, 2.1 MB)', sizeBytes: 2_202_010 },
    size: '(number)',
    list: ['(text, 6 letters)'],
  };
  it.each([
    ['an address of ours', opened('/offers', '#faq'), opened('/offers', '#faq')],
    ['no address of another event', elsewhere('/offers', '#faq'), elsewhere('(text, 7 letters)', '(text, 4 letters)')],
    ['no other address', opened(`/${CANARY}`, `#${CANARY}`), opened('(an address without a screen)')],
    ['a yes, a no and a nothing, and of all else its kind', chosen({ file, size: 3, list: [CANARY] }), chosen(SHORT)],
    ['no long text in the place of a short name', selected(CANARY.repeat(20)), selected('(text, 120 letters)')],
    ['a name of 60 letters', selected('a'.repeat(60)), selected('a'.repeat(60))],
    ['no list in the place of a name', selected([CANARY]), selected(['(text, 6 letters)'])],
    ['no address that is a number', { ...opened(''), path: 7, hash: 8 }, { ...opened('(number)'), hash: '(number)' }],
    [
      'nothing else that an address carries',
      { ...opened('/offers'), note: CANARY },
      { ...opened('/offers'), note: '(text, 6 letters)' },
    ],
    [
      'the names in what it carries',
      chosen({ file: { sizeBytes: CANARY, in: { no: null } }, none: undefined }),
      chosen({ file: { sizeBytes: '(text, 6 letters)', in: { no: null } }, none: undefined }),
    ],
  ])('shows of an event %s', (_what, event, shown) => {
    expect(redactedEvent(event)).toEqual(shown);
  });
});
