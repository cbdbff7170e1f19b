import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { explore, type Survey, type TriedStep } from '#machines/graph/exploration/explore.ts';
import { type Mutant, mutantsOf } from '#machines/graph/properties/mutants.ts';
import { type JourneyPath, outcomeText, PATHS, stepsOf, walkPath } from '#machines/graph/paths/paths.ts';
import { PROPERTIES } from '#machines/graph/properties/properties.ts';
import { STARTS } from '#machines/graph/paths/starts.ts';
import { createStepper } from '#machines/graph/exploration/stepper.ts';
import { SURVEYS } from '#machines/graph/exploration/surveys.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { COUNTS, countOf } from './surveyCounts.ts';

/** The surveys whose steps are few enough to be taken for one mutant after the other. */
const SMALL = ['readContract', 'landing', 'strictContract', 'business', 'irsForm', 'accounts', 'repayment'] as const;
const FEWEST_MUTANTS = 600;

/** Charts that nobody can tell from the real one, and why. */
const ALIKE: Readonly<Record<string, string>> = {
  'neverTake landing|url.opened|0': 'entering the landing page anew chooses the same size and the same part of it',
  'neverTake selectPlatform|url.opened|0': 'the screen has no parts that entering it anew could change',
  'neverTake offers|url.opened|0': 'entering the offers anew finds the same offer chosen',
  'neverTake entityDetails|url.opened|0': 'entering the form anew finds the same answers given',
  'neverTake dashboard|url.opened|0': 'the screen has no parts that entering it anew could change',
  'neverTake dashboardEstablished|url.opened|0': 'the screen has no parts that entering it anew could change',
  'retarget journey.clearing.confirmingErase|clearing.confirmed|1': 'the end of the session closes every question',
};

/** What no broken transition alone brings about; `properties.test.ts` and `secrecy.test.ts` break these another way. */
const OUT_OF_REACH = [
  'exactly one screen is open, and it has exactly one known path or none for an unknown address',
  'no value that stands for a password is remembered, under whatever name',
  'the session changes only when somebody signs in, out or connects',
  'a contract is signed only with the box ticked, a visible name and a document id',
  'signed stays signed until the session ends',
  'no password and nothing that stands for one is remembered',
  'what is remembered is plain JSON',
  'starting over and erasing are asked about before they happen',
];

describe('The chart with one transition broken', () => {
  const machine = createJourneyMachine();
  const pathsBy = new Map<string, Set<JourneyPath>>();
  for (const path of PATHS) {
    for (const id of walkPath(path).flatMap(({ taken }) => taken))
      pathsBy.set(id, (pathsBy.get(id) ?? new Set()).add(path));
  }
  const surveys = SMALL.map((name) => ({ name, survey: SURVEYS[name], found: explore(machine, SURVEYS[name]) }));
  const mutants = [...mutantsOf(machine)];

  const failed = new Set<string>();
  const alike = mutants.filter((mutant) => !isKilledByPath(mutant) && !isKilledBySurvey(mutant));

  it('is told from the real one by a property, a path or a count, whichever transition it is (R1.1)', () => {
    expect(mutants.length).toBeGreaterThan(FEWEST_MUTANTS);
    expect(alike.map(({ kind, transitionId }) => `${kind} ${transitionId}`)).toEqual(Object.keys(ALIKE));
  });

  it('makes each of the properties fail that one transition can make fail (R1.1)', () => {
    expect(PROPERTIES.map(({ name }) => name).filter((name) => !failed.has(name))).toEqual(OUT_OF_REACH);
  });

  function isKilledByPath({ machine: broken, transitionId }: Mutant): boolean {
    const first = pathsBy.get(transitionId) ?? new Set();
    return [...first, ...PATHS.filter((path) => !first.has(path))].some((path) => leadsElsewhere(broken, path));
  }

  function leadsElsewhere(broken: AnyStateMachine, path: JourneyPath): boolean {
    try {
      for (const step of stepsOf(createStepper(broken, STARTS[path.start].input), path)) {
        if (outcomeText(step) === path.leads[step.index]) continue;
        judge({ ...step, before: { key: '', snapshot: step.before, from: null }, afterKey: '' });
        return true;
      }
      return false;
    } catch {
      return true; // A guard or an action that the broken chart asks for too early throws.
    }
  }

  function isKilledBySurvey({ machine: broken, transitionId }: Mutant): boolean {
    return surveys
      .filter(({ found }) => found.taken.has(transitionId) || found.answers.has(`${transitionId}|refused`))
      .some(({ name, survey }) => isComplainedOf(broken, survey) || isCountedOtherwise(broken, name));
  }

  function isComplainedOf(broken: AnyStateMachine, survey: Survey): boolean {
    try {
      explore(broken, survey, (step) => {
        if (judge(step)) throw new Complaint();
      });
      return false;
    } catch (error) {
      if (error instanceof Complaint) return true;
      throw error;
    }
  }

  function isCountedOtherwise(broken: AnyStateMachine, name: (typeof SMALL)[number]): boolean {
    return countOf(explore(broken, SURVEYS[name])).join() !== COUNTS[name].join();
  }

  function judge(step: TriedStep): boolean {
    const complaining = PROPERTIES.filter(({ complaint }) => complaint(step) !== null);
    for (const { name } of complaining) failed.add(name);
    return complaining.length > 0;
  }
});

/** Ends an exploration at the first complaint. */
class Complaint extends Error {}
