import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { dueTypes } from '#machines/graph/exploration/pending.ts';
import { outsideSamples } from '#machines/graph/exploration/samples.ts';
import { createStepper } from '#machines/graph/exploration/stepper.ts';
import { STARTS } from '#machines/graph/paths/starts.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { keepingIsDone } from '#test/paths/browser/keptRecord.ts';
import { patientEyes } from '#test/paths/browser/patientEyes.ts';
import { beginAt } from '#test/paths/browser/starts.ts';
import { drive, type WalkedStep } from '#test/paths/drivers/drive.ts';
import { expectScreenOf } from '#test/paths/expectScreenOf.ts';
import { journeyOf, opening, restart } from './restart.ts';
import type { Visit } from './stations.ts';

/** What a call that answers at once brings about by itself. */
const AT_ONCE = /^xstate\.done\.actor\.issueDocumentNumber/;

/** A page of the built product and the chart beside it, which say the same after every move. */
export type StationWalk = {
  readonly act: (events: readonly EventObject[]) => Promise<void>;
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Goes through the history of the browser to the entry with this address. */
  readonly travel: (way: 'back' | 'forward', address: string) => Promise<void>;
  readonly elapse: (ms: number) => Promise<void>;
};

const eventOf = (address: string): EventObject => {
  const [path = '', fragment] = address.split('#');
  return opening(path, fragment === undefined ? '' : `#${fragment}`);
};

/** Begins a visit; each move fails unless page and chart agree after it. */
export async function walkStations(page: Page, { start }: Visit): Promise<StationWalk> {
  const { input } = STARTS[start];
  const stepper = createStepper(createJourneyMachine(), input);
  const hands = await beginAt(page, start);
  let snapshot = stepper.start(input).snapshot;

  const step = (event: EventObject) => stepper.step(snapshot, event).snapshot;
  const andAtOnce = (moment: AnyMachineSnapshot): AnyMachineSnapshot => {
    const answer = outsideSamples(moment, dueTypes(moment)).find(({ type }) => AT_ONCE.test(type));
    return answer === undefined ? moment : stepper.step(moment, answer).snapshot;
  };
  const expectAgreement = () => expectScreenOf(patientEyes(page), journeyOf(snapshot));
  const act = async (events: readonly EventObject[]) => {
    const steps: WalkedStep[] = [];
    for (const event of events) {
      const before = snapshot;
      snapshot = andAtOnce(step(event));
      steps.push({ before: journeyOf(before), event, after: journeyOf(snapshot) });
    }
    for (const [index, { after }] of steps.entries()) {
      await drive(hands, steps, index);
      await expectScreenOf(patientEyes(page), after);
    }
  };
  return {
    act,
    open: (address) => act([eventOf(address)]),
    reload: async () => {
      await keepingIsDone(page);
      await hands.giveDocumentUp();
      const { requireContractScroll } = input.policy;
      await hands.simulate({ failing: [], requireContractScroll });
      await hands.reload();
      snapshot = andAtOnce(restart(stepper, journeyOf(snapshot)).snapshot as unknown as AnyMachineSnapshot);
      await expectAgreement();
    },
    travel: async (way, address) => {
      await page.evaluate((direction) => history[direction](), way);
      snapshot = andAtOnce(step(eventOf(address)));
      await expectAgreement();
    },
    elapse: async (ms) => {
      await hands.elapse(ms);
      await expectAgreement();
    },
  };
}
