import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { explore, type TriedStep } from '#test/model/exploration/explore.ts';
import { rememberSteps } from '#test/model/exploration/rememberSteps.ts';
import { createWatchedStepper } from '#test/model/exploration/watchedStepper.ts';
import { SURVEYS } from '#test/model/exploration/surveys.ts';
import { type JourneyPath, PATHS, stepsOf } from '#src/review/journey/paths/paths.ts';
import { outcomeText } from '#src/review/engine/session/outcomes.ts';
import { type Mutant, mutantsOf } from '#test/model/properties/mutants.ts';
import { PROPERTIES } from '#test/model/properties/properties.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { COUNTS, countOf } from './surveyCounts.ts';

/** The surveys whose steps are few enough to be taken for one mutant after the other. */
const SMALL = ['readContract', 'landing', 'strictContract', 'business', 'irsForm', 'accounts', 'repayment'] as const;
const FEWEST_MUTANTS = 550;

/** Charts that behave as the real one does, and why. */
const ALIKE: Readonly<Record<string, string>> = {
  'retarget journey.reset.confirmingRestart|reset.confirmed|1': 'starting over closes every question',
  'retarget journey.reset.confirmingSignOut|reset.confirmed|1': 'the end of the session closes every question',
};

/** What no broken transition alone brings about; `properties.test.ts` breaks these another way. */
const OUT_OF_REACH = [
  'exactly one screen is open, and it has exactly one known path or none for an unknown address',
  'no value that stands for a password is remembered, under whatever name',
  'another tab moves a creator only from a screen that the session no longer allows',
  'the session changes only when somebody signs in, out or connects',
  'a contract is signed only with the box ticked, a visible name and a document id',
  'signed stays signed until the session ends',
  'what is remembered is plain JSON',
  'the percentage never falls on a timed screen and never passes its end',
];

describe('The chart with one transition broken', () => {
  const machine = createJourneyMachine();
  const stepper = createWatchedStepper(machine);

  /** For each transition the paths that meet it: on which it is taken or its guard is checked. */
  const pathsBy = new Map<string, Set<JourneyPath>>();
  for (const path of PATHS) {
    for (const step of stepsOf(stepper, path)) {
      for (const id of metBy(step)) {
        pathsBy.set(id, (pathsBy.get(id) ?? new Set()).add(path));
      }
    }
  }
  /** For each small survey and each transition the steps that meet it. */
  const surveys = SMALL.map((name) => {
    const steps = new Map<string, TriedStep[]>();
    const { beginnings } = explore(
      machine,
      SURVEYS[name],
      (step) => {
        for (const id of metBy(step)) steps.set(id, [...(steps.get(id) ?? []), step]);
      },
      rememberSteps(stepper),
    );
    return { name, steps, begun: new Set(beginnings.flatMap((beginning) => [...metBy(beginning)])) };
  });

  const failed = new Set<string>();
  const alike: string[] = [];
  let tried = 0;
  for (const mutant of mutantsOf(stepper)) {
    tried += 1;
    if (!isKilledByPath(mutant) && !isKilledBySurvey(mutant)) alike.push(`${mutant.kind} ${mutant.transitionId}`);
  }

  it('is told from the real one by a property, a path or a count, whichever transition it is (R1.1)', () => {
    expect(tried).toBeGreaterThan(FEWEST_MUTANTS);
    expect(alike).toEqual(Object.keys(ALIKE));
  });

  it('makes each of the properties fail that one transition can make fail (R1.1)', () => {
    expect(PROPERTIES.map(({ name }) => name).filter((name) => !failed.has(name))).toEqual(OUT_OF_REACH);
  });

  function isKilledByPath({ transitionId }: Mutant): boolean {
    return [...(pathsBy.get(transitionId) ?? [])].some(leadsElsewhere);
  }

  function leadsElsewhere(path: JourneyPath): boolean {
    try {
      for (const step of stepsOf(stepper, path)) {
        if (outcomeText(step) === path.leads[step.index]) continue;
        judge({ ...step, before: { key: '', snapshot: step.before, from: null }, afterKey: '' });
        return true;
      }
      return false;
    } catch {
      return true; // A guard or an action that the broken chart calls too early throws.
    }
  }

  /** A survey of which no step goes elsewhere finds what it found before. */
  function isKilledBySurvey({ transitionId }: Mutant): boolean {
    return surveys
      .filter(({ steps, begun }) => begun.has(transitionId) || (steps.get(transitionId) ?? []).some(goesElsewhere))
      .some(({ name }) => isFoundOut(name));
  }

  function goesElsewhere({ before, event, after, taken }: TriedStep): boolean {
    const now = stepper.step(before.snapshot, event);
    return snapshotText(now.snapshot) !== snapshotText(after) || (now.taken.length === 0) !== (taken.length === 0);
  }

  function isFoundOut(name: (typeof SMALL)[number]): boolean {
    try {
      const found = explore(
        machine,
        SURVEYS[name],
        (step) => {
          if (judge(step)) throw new Complaint();
        },
        rememberSteps(stepper),
      );
      return countOf(found).join() !== COUNTS[name].join();
    } catch (error) {
      if (error instanceof Complaint) return true;
      throw error;
    }
  }

  function judge(step: TriedStep): boolean {
    const complaining = PROPERTIES.filter(({ complaint }) => complaint(step) !== null);
    for (const { name } of complaining) failed.add(name);
    return complaining.length > 0;
  }
});

/** The transitions that are taken or whose guards are checked on a step. */
function metBy({ taken, answers }: Pick<TriedStep, 'taken' | 'answers'>): ReadonlySet<string> {
  return new Set([...taken, ...answers.map((answer) => answer.replace(/\|(?:passed|refused)$/, ''))]);
}

function snapshotText({ value, context, status, historyValue, children }: AnyMachineSnapshot): string {
  const history = Object.values(historyValue).map((nodes) => nodes.map(({ id }) => id));
  return JSON.stringify([value, context, status, history, Object.keys(children)]);
}

/** Ends an exploration at the first complaint. */
class Complaint extends Error {}
