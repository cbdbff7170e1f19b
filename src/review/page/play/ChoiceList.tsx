import { useEffect, useRef } from 'react';
import type { ChartModel, ModelState } from '#src/review/engine/model/chartModel.ts';
import type { Choice, SessionStep } from '#src/review/engine/session/sessionStep.ts';
import { Stack } from '#src/components/layout/Stack.tsx';
import { REVIEWED } from '#src/review/journey/reviewed.ts';
import { CHOICES_TEXT as TEXT } from '#src/review/page/words/choices.ts';
import { GuardList } from '#src/review/page/outline/GuardList.tsx';
import { possibleWhen } from '#src/review/page/facts/possible.ts';
import { choiceGroups, FOLDED } from '#src/review/page/facts/choiceGroups.ts';
import textClasses from '#src/review/page/parts/text.module.css';
import { Button } from '#src/review/page/parts/Button.tsx';
import classes from './ChoiceList.module.css';

type ChoiceListProps = {
  readonly step: Pick<SessionStep, 'choices' | 'active'>;
  readonly model: ChartModel;
  /** Why the choices are disabled; null if they are enabled. */
  readonly problem: string | null;
  readonly onChoose: (choice: Choice) => void;
};

export function ChoiceList({ step, model, problem, onChoose }: ChoiceListProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const hasChosen = useRef(false);
  // If the pressed button has unmounted, focus moves to the heading.
  useEffect(() => {
    if (!hasChosen.current || document.activeElement !== document.body) return;
    hasChosen.current = false;
    title.current?.focus({ preventScroll: true });
  }, [step.choices]);
  const choose = (choice: Choice) => {
    hasChosen.current = true;
    onChoose(choice);
  };
  const openScreen = model.states.find(({ id, screen }) => screen !== null && step.active.includes(id)) ?? null;
  const { likely, folded } = choiceGroups(step, model);
  const items = (choices: readonly Choice[], isLikely = false) => (
    <Stack as="ul" gap={2}>
      {choices.map((choice) => (
        <ChoiceItem key={keyOf(choice)} {...{ choice, model, openScreen, problem, isLikely }} onChoose={choose} />
      ))}
    </Stack>
  );
  return (
    <Stack as="section" gap={2} className={classes.list} aria-label={TEXT.title}>
      <h3 ref={title} tabIndex={-1} className={textClasses.title}>
        {TEXT.title}
      </h3>
      {problem !== null && <p className={textClasses.note}>{problem}</p>}
      {likely.length > 0 && items(likely, true)}
      {FOLDED.map((name) => {
        const choices = folded.get(name) ?? [];
        return (
          choices.length > 0 && (
            <details key={name}>
              <summary>
                {TEXT.folded[name]} ({choices.length})
              </summary>
              {items(choices)}
            </details>
          )
        );
      })}
    </Stack>
  );
}

function keyOf({ text, takes }: Choice): string {
  return `${text} ${takes.join(' ')}`;
}

type ChoiceItemProps = {
  readonly choice: Choice;
  readonly model: ChartModel;
  readonly openScreen: ModelState | null;
  readonly problem: string | null;
  /** Whether the choice is a likely one. Likely address changes are shown as links on the screen. */
  readonly isLikely: boolean;
  readonly onChoose: (choice: Choice) => void;
};

function ChoiceItem({ choice, model, openScreen, problem, isLikely, onChoose }: ChoiceItemProps) {
  if (choice.takes.length === 0)
    return <RefusedChoice choice={choice} possible={possibleWhen(model, choice.event.type, openScreen)} />;
  return (
    <li>
      <Button
        variant="wide"
        aria-disabled={problem !== null}
        title={problem ?? undefined}
        onClick={() => {
          if (problem === null) onChoose(choice);
        }}
      >
        <span>{isLikely && choice.event.type === REVIEWED.addressEvent ? TEXT.link : choice.text}</span>
        <span className={textClasses.note}>{destinationOf(choice, model)}</span>
      </Button>
    </li>
  );
}

type RefusedChoiceProps = { readonly choice: Choice; readonly possible: string };

function RefusedChoice({ choice: { text, guardResults }, possible }: RefusedChoiceProps) {
  return (
    <li>
      <details>
        <summary>
          {text} <span className={textClasses.note}>({TEXT.refused})</span>
        </summary>
        <div className={classes.reason}>
          <p>{possible}</p>
          {TEXT.needs}
          {guardResults.map(
            ({ transitionId, result }) =>
              result !== null && <GuardList key={transitionId} guard={result.tree} result={result} />,
          )}
        </div>
      </details>
    </li>
  );
}

/** Returns the title of a choice's target, preferably a screen; empty if the choice doesn't have a target. */
function destinationOf({ takes }: Choice, { transitions, states }: ChartModel): string {
  const targetIds = takes.flatMap((id) => transitions.find((transition) => transition.id === id)?.targetIds ?? []);
  const targets = targetIds.flatMap((id) => states.find((state) => state.id === id) ?? []);
  const target = targets.find(({ screenId }) => screenId !== null) ?? targets[0];
  return target === undefined ? '' : TEXT.leadsTo(target.title);
}
