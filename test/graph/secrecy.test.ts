import { type AnyStateMachine, assign, type EventObject } from 'xstate';
import { describe, expect, it } from 'vitest';
import { explore, type Survey } from '#machines/graph/exploration/explore.ts';
import { SECRECY_PROPERTIES } from '#machines/graph/properties/secrecyProperties.ts';
import { survey } from '#machines/graph/exploration/survey.ts';
import { inputOf } from '#machines/graph/exploration/surveyInputs.ts';
import { SURVEYS } from '#machines/graph/exploration/surveys.ts';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { brokenJourney } from './brokenJourney.ts';

const signingIn = survey([inputOf({ session: GUEST_SESSION })], ['signIn.submitted'], { paths: ['/signin'] });
const signing = survey([inputOf()], ['contract.agreementChanged', 'contract.submitted'], { paths: ['/contract'] });
const PADDED = { type: 'contract.signatureChanged', signature: '  Demo Creator ' } as EventObject;
const signingPadded: Survey = { ...signing, samplesOf: (snapshot) => [...signing.samplesOf(snapshot), PADDED] };

/** Everything that the properties of secrecy say about a chart, and the events that were taken. */
function judged(machine: AnyStateMachine, explored: Survey) {
  const complaints: string[] = [];
  const events = new Set<string>();
  explore(machine, explored, (step) => {
    if (step.taken.length > 0) events.add(step.event.type);
    for (const { complaint } of SECRECY_PROPERTIES) complaints.push(...[complaint(step)].filter((one) => one !== null));
  });
  return { complaints, events };
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

  it('is found out when a password is kept under another name (R5.2)', () => {
    const machine = createJourneyMachine().provide({
      actions: {
        keepRemembered: assign(({ event }) => ({ landingAnchor: (event as { secretId?: string }).secretId as never })),
      },
    });
    expect(judged(machine, signingIn).complaints).toContain('a password is remembered');
  });

  it('is found out when two screens are open at once (R1.1)', () => {
    const machine = brokenJourney((part) => {
      const screen = part('states', 'screen');
      screen['type'] = 'parallel';
      delete screen['initial'];
      screen['states'] = Object.fromEntries(
        Object.entries(part('states', 'screen', 'states')).filter(([key]) => key === 'landing' || key === 'notFound'),
      );
      screen['on'] = {};
    });
    expect(judged(machine, { ...SURVEYS.landing, limit: 1 }).complaints.join('\n')).toContain('2 screens');
  });
});
