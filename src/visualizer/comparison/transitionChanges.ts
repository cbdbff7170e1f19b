import type { ChartModel, GuardTree, ModelTransition } from '#machines/graph/model/chartModel.ts';
import { durationText } from '#machines/graph/model/duration.ts';
import { CHANGE_WORDS, listed } from '#src/content/visualizer/comparison.ts';
import { differences, requirementWords } from './differences.ts';
import { placeOf } from './places.ts';

/** What is different in a rule, as phrases that follow its name. Both are given by the ids of the later version. */
export function transitionChanges(
  before: ModelTransition,
  after: ModelTransition,
  { early, late }: { readonly early: ChartModel; readonly late: ChartModel },
): readonly string[] {
  const phrases = [
    ...targetWords(before, after, early, late),
    ...(before.reenters === after.reenters
      ? []
      : [after.reenters ? CHANGE_WORDS.reentered : CHANGE_WORDS.notReentered]),
    ...guardWords(before.guard, after.guard),
    ...(before.isOtherwise === after.isOtherwise
      ? []
      : [after.isOtherwise ? CHANGE_WORDS.checkedAsFallback : CHANGE_WORDS.checkedFirst]),
    ...actionWords(before, after),
    ...(before.delayMs === after.delayMs
      ? []
      : [CHANGE_WORDS.waits(waitText(after.delayMs), waitText(before.delayMs))]),
    ...requirementWords(before.requirements, after.requirements),
    ...(before.description === after.description ? [] : [CHANGE_WORDS.reworded]),
  ];
  if (phrases.length > 0) return phrases;
  // Both follow from what is compared above; alone they are other only when the words of the chart are.
  if (before.label !== after.label || before.sentence !== after.sentence) return [CHANGE_WORDS.reworded];
  const names = ({ guard, actions, trigger }: ModelTransition) => JSON.stringify([guard, actions, trigger]);
  return names(before) === names(after) ? [] : [CHANGE_WORDS.otherNames];
}

function targetWords(
  before: ModelTransition,
  after: ModelTransition,
  early: ChartModel,
  late: ChartModel,
): readonly string[] {
  if (before.targetIds.join() === after.targetIds.join()) return [];
  const was = listed(before.targetIds.map((id) => placeOf(id, late, early)));
  const is = listed(after.targetIds.map((id) => placeOf(id, late, early)));
  if (was === '') return [CHANGE_WORDS.leadsNow(is)];
  return [is === '' ? CHANGE_WORDS.staysNow(was) : CHANGE_WORDS.target(is, was)];
}

function guardWords(before: GuardTree | null, after: GuardTree | null): readonly string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (before === null) return after === null ? [] : [CHANGE_WORDS.needs(after.text)];
  if (after === null) return [CHANGE_WORDS.noLongerNeeds([before.text])];
  const [was, is] = [needsOf(before), needsOf(after)];
  const { added, removed } = differences(was, is);
  if (removed.length === 0 && added.length > 0) return [CHANGE_WORDS.alsoNeeds(added)];
  if (added.length === 0 && removed.length > 0) return [CHANGE_WORDS.noLongerNeeds(removed)];
  return before.text === after.text ? [] : [CHANGE_WORDS.needsOther(after.text, before.text)];
}

/** Everything that must hold for a guard to pass, one statement each. */
function needsOf(guard: GuardTree): readonly string[] {
  if (guard.kind === 'and') return guard.parts.flatMap(needsOf);
  return guard.kind === 'named' && guard.inside?.kind === 'and' ? needsOf(guard.inside) : [guard.text];
}

function actionWords({ actionTexts: was }: ModelTransition, { actionTexts: is }: ModelTransition): readonly string[] {
  const { added, removed } = differences(was, is);
  if (added.length + removed.length === 0) return was.join() === is.join() ? [] : [CHANGE_WORDS.reordered];
  return [
    ...(added.length === 0 ? [] : [CHANGE_WORDS.does(added)]),
    ...(removed.length === 0 ? [] : [CHANGE_WORDS.doesNot(removed)]),
  ];
}

function waitText(ms: number | null): string {
  return ms === null ? CHANGE_WORDS.computedWait : durationText(ms);
}
