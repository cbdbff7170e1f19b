import { spelledOut } from '#src/review/engine/model/chartWords.ts';
import type { ChartModel, ModelState } from '#src/review/engine/model/chartModel.ts';
import type { SessionStep } from '#src/review/engine/session/sessionStep.ts';
import { Facts, TextFact } from '#src/review/page/outline/Fact.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { PLAYBACK_TEXT } from '#src/review/page/words/playback.ts';
import { placeOf } from '#src/review/page/facts/wordingChanges.ts';
import { stepTime, eventText } from '#src/review/page/facts/stepWords.ts';
import textClasses from '#src/review/page/parts/text.module.css';

const { details: TEXT } = PLAYBACK_TEXT;

type StepDetailsProps = {
  readonly steps: readonly SessionStep[];
  readonly cursor: number;
  readonly model: ChartModel;
};

export function StepDetails({ steps, cursor, model }: StepDetailsProps) {
  const step = steps[cursor];
  if (step === undefined) return null;
  const before = steps[cursor - 1]?.active ?? [];
  const sentences = new Map(model.transitions.map(({ id, description }) => [id, description]));
  const rules = step.taken.flatMap((id) => sentences.get(id) ?? []);
  return (
    <Stack as="section" gap={2} aria-label={TEXT.title}>
      <h3 className={textClasses.title}>{eventText(step)}</h3>
      <p className={textClasses.note}>{TEXT.at(stepTime(step, steps))}</p>
      <Facts>
        <TextFact name={TEXT.entered} texts={titlesOfNew(step.active, before, model)} />
        <TextFact name={TEXT.left} texts={titlesOfNew(before, step.active, model)} />
        <TextFact name={TEXT.rules} texts={rules} />
        <TextFact name={TEXT.emitted} texts={step.emitted.map((name) => spelledOut(name))} />
      </Facts>
    </Stack>
  );
}

function innermostStates(active: readonly string[], { states }: ChartModel): readonly ModelState[] {
  const all = states.filter(({ id }) => active.includes(id));
  const parents = new Set(all.map(({ parentId }) => parentId));
  return all.filter(({ id }) => !parents.has(id));
}

function titlesOfNew(active: readonly string[], before: readonly string[], model: ChartModel): readonly string[] {
  return innermostStates(active, model)
    .filter(({ id }) => !before.includes(id))
    .map((state) => placeOf(state.id, model));
}
