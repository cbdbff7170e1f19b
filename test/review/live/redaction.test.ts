import { type AnyEventObject, createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { DEMO_SESSION } from '#machines/domain/session.ts';
import { type JourneyEvent, SAMPLES } from '#machines/journey/events/events.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { publishSteps } from '#src/review/demonstration/publishSteps.ts';
import { redactedEvent } from '#src/review/demonstration/redaction.ts';
import { inputOf } from '#src/review/journey/paths/starts.ts';
import { PDF } from '#test/support/fixtures.ts';

const CANARY = 'canary';
/** A unique amount, recognizable in a leak. */
const INCOME = 654_321;

/** Adds a canary to every string in a value. */
function addCanary(value: unknown): unknown {
  if (typeof value === 'string') return `${CANARY} ${value}`;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(addCanary);
  return Object.fromEntries(
    Object.entries(value).map(([name, nested]: [string, unknown]) => [name, addCanary(nested)]),
  );
}

const hasLeak = (text: string) => text.includes(CANARY) || text.includes(String(INCOME));
const opened = (path: string, hash = ''): AnyEventObject => ({ type: 'url.opened', path, hash });

const user = { email: `${CANARY}@example.com`, name: `${CANARY} Creator` };
const file = { ...PDF, id: CANARY, name: `${CANARY}.pdf`, sizeBytes: 2_202_010 };

/** A session in which all typed text and file names contain the canary, and every amount is the income. */
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

/** Event properties that are published unredacted. */
const SHOWN = 'account elapsedMs field month months offerId part place platform question today type';

describe('Redaction in a framed product', () => {
  it('removes everything that a creator typed from published steps', () => {
    const published: string[] = [];
    let publishChoices = () => {};
    const inspect = publishSteps({
      now: () => 0,
      publish: (step) => published.push(JSON.stringify(step)),
      throttle: (callback) => {
        publishChoices = callback;
      },
    });
    const actor = createActor(createJourneyMachine(), {
      input: inputOf({ session: { ...DEMO_SESSION, user } }),
      inspect,
    });
    actor.subscribe({ error: () => {} });
    actor.start();
    for (const event of TYPED) {
      if (event.type === 'url.opened') publishChoices();
      actor.send(event as JourneyEvent);
    }
    publishChoices();
    expect(published.length).toBeGreaterThan(TYPED.length + 5);
    expect(published.filter(hasLeak)).toEqual([]);
    expect(actor.getSnapshot().status).toBe('active');
  });

  it('shows only the listed event properties', () => {
    const events = Object.values(SAMPLES).flat();
    const changed = events.map((event) => ({ ...(addCanary(event) as object), type: event.type }));
    const redacted = changed.map((event) => redactedEvent(event));
    const shown = redacted.flatMap((event, index) =>
      Object.entries(event).flatMap(([name, value]: [string, unknown]) =>
        /string|number/.test(typeof value) && value === Reflect.get(changed[index] ?? {}, name) ? name : [],
      ),
    );
    expect(redacted.map(({ type }) => type)).toEqual(events.map(({ type }) => type));
    expect(new Set(shown)).toEqual(new Set(SHOWN.split(' ')));
  });

  const selected = (offerId: unknown, path?: string) => ({ type: 'offers.selected', offerId, path });
  const chosen = (payload: object) => ({ type: 'irsForm.fileChosen', ...payload });
  const FLAGS = { isAgreed: true, note: '', none: null };
  const HIDDEN = '(text, 6 characters)';
  it.each([
    ['shows a known address', opened('/offers', '#faq'), opened('/offers', '#faq')],
    ['hides an address in other events', selected('a', '/offers'), selected('a', '(text, 7 characters)')],
    ['hides an unknown address', opened(`/${CANARY}`, `#${CANARY}`), opened('(unknown address)')],
    ['hides other properties of an address event', { ...opened('/'), note: CANARY }, { ...opened('/'), note: HIDDEN }],
    ['shows flags and empty values', chosen(FLAGS), chosen(FLAGS)],
    ['shows the size of a file', chosen({ file }), chosen({ file: { name: '(file, 2.1 MB)', sizeBytes: 2_202_010 } })],
    [
      'hides a file size that is text',
      chosen({ file: { sizeBytes: CANARY } }),
      chosen({ file: { sizeBytes: HIDDEN } }),
    ],
    [
      'hides numbers and list contents',
      chosen({ size: 3, list: [CANARY] }),
      chosen({ size: '(number)', list: [HIDDEN] }),
    ],
    ['hides a name that is too long', selected(CANARY.repeat(20)), selected('(text, 120 characters)')],
  ])('%s', (_title, event, shown) => {
    expect(redactedEvent(event)).toEqual(shown);
  });
});
