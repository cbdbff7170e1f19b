import { type AnyMachineSnapshot, type AnyStateMachine, assign, type EventObject } from 'xstate';
import { describe, expect, it } from 'vitest';
import { DEMO_SESSION, GUEST_SESSION } from '#machines/domain/session.ts';
import { explore, type Survey, type TriedStep } from '#test/model/exploration/explore.ts';
import { survey } from '#test/model/exploration/survey.ts';
import { type StartName, inputOf } from '#src/review/journey/paths/starts.ts';
import { SURVEYS } from '#test/model/exploration/surveys.ts';
import { walkPath } from '#src/review/journey/paths/paths.ts';
import { PROPERTIES } from '#test/model/properties/properties.ts';
import { SECRECY_PROPERTIES } from '#test/model/properties/secrecyProperties.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { brokenJourney } from './brokenJourney.ts';

function at(start: StartName, path: string): AnyMachineSnapshot {
  const [step] = walkPath({ start, events: [{ type: 'url.opened', path, hash: '' } as EventObject] });
  if (step === undefined) throw new Error('no address was opened');
  return step.after;
}

const remembering = (snapshot: AnyMachineSnapshot, more: object) =>
  ({ ...snapshot, context: { ...(snapshot.context as object), ...more } }) as AnyMachineSnapshot;

const guest = at('guest', '/');
const processing = at('connected', '/processing');
const later = remembering(processing, { elapsedMs: 700 });
const ELSEWHERE = { type: 'session.changedElsewhere', session: DEMO_SESSION };
const offers = at('connected', '/offers');
const contract = at('connected', '/contract');
const signed = { isContractSigned: true };
const SIGNED = 'xstate.done.actor.signContract';
const taken = remembering(contract, signed);

/** A step that no chart should take, for each property that breaking one transition does not show to fail. */
const WRONG: readonly [
  name: string,
  before: AnyMachineSnapshot,
  event: string | EventObject,
  after: AnyMachineSnapshot,
][] = [
  ['another tab moves a creator only from a screen that the session no longer allows', offers, ELSEWHERE, contract],
  ['the percentage never falls on a timed screen and never passes its end', later, 'progress.paused', processing],
  ['the session changes only when somebody signs in, out or connects', guest, 'offers.continued', offers],
  ['a contract is signed only with the box ticked, a visible name and a document id', contract, SIGNED, taken],
  ['signed stays signed until the session ends', remembering(offers, signed), 'offers.continued', offers],
  ['what is remembered is plain JSON', offers, 'offers.continued', remembering(offers, { today: new Date(0) })],
];

it.each(WRONG)(
  'A property of every step is found broken by a step that breaks it: %s (R1.1)',
  (name, snapshot, cause, after) => {
    const before = { key: '', snapshot, from: null };
    const event = typeof cause === 'string' ? { type: cause } : cause;
    const step: TriedStep = { before, event, after, afterKey: '', taken: ['any'], answers: [] };
    const stays = { ...step, event: { type: 'offers.continued' }, after: snapshot };
    const rows = PROPERTIES.filter((property) => property.name === name);
    expect(rows.map(({ complaint }) => [complaint(step), complaint(stays)])).toEqual([[expect.any(String), null]]);
  },
);

const signingIn = survey([inputOf({ session: GUEST_SESSION })], ['signIn.submitted'], { paths: ['/signin'] });
const signing = survey([inputOf()], ['contract.agreementChanged', 'contract.submitted'], { paths: ['/contract'] });
const PADDED = { type: 'contract.signatureChanged', signature: '  Demo Creator ' } as EventObject;
const signingPadded: Survey = { ...signing, samplesOf: (snapshot) => [...signing.samplesOf(snapshot), PADDED] };

/** Everything that the properties of secrecy say about a chart, and the events that were taken. */
function judged(machine: AnyStateMachine, explored: Survey) {
  const complaints = new Set<string>();
  const events = new Set<string>();
  explore(machine, explored, (step) => {
    if (step.taken.length > 0) events.add(step.event.type);
    for (const { complaint } of SECRECY_PROPERTIES) complaints.add(complaint(step) ?? '');
  });
  return { complaints: [...complaints].filter((complaint) => complaint !== ''), events };
}

describe('What is shown, remembered and handed on', () => {
  it('is a name without the spaces typed around it (R12.4, R12.5)', () => {
    const { complaints, events } = judged(createJourneyMachine(), signingPadded);
    expect(complaints).toEqual([]);
    expect([...events]).toContain('xstate.done.actor.signContract');
  });

  it('is found out when the name is handed on as it was typed (R12.4, R12.5)', () => {
    const machine = brokenJourney((part) => {
      const path = ['states', 'screen', 'states', 'contract', 'states', 'signing', 'states', 'submitting', 'invoke'];
      part(...path)['input'] = ({ context }: { context: { documentId: string; signature: string } }) => ({
        documentId: context.documentId,
        signature: context.signature,
      });
    });
    expect(judged(machine, signingPadded).complaints.join('\n')).toContain('is handed on');
  });

  it('is found out when a password is saved under another name (R5.2)', () => {
    const machine = createJourneyMachine().provide({
      actions: {
        rememberConsent: assign(({ event }) => ({ landingAnchor: (event as { secretId?: string }).secretId as never })),
      },
    });
    expect(judged(machine, signingIn).complaints).toContain('a password is remembered');
  });

  it('is found out when two screens are open at once (R1.1)', () => {
    const machine = brokenJourney((part) => {
      const screens = Object.entries(part('states', 'screen', 'states'));
      const states = Object.fromEntries(screens.filter(([key]) => key === 'landing' || key === 'notFound'));
      const screen = part('states', 'screen');
      delete screen['initial'];
      Object.assign(screen, { type: 'parallel', states, on: {} });
    });
    expect(judged(machine, SURVEYS.landing).complaints.join('\n')).toContain('2 screens');
  });
});
