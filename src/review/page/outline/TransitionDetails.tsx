import type { ChartModel, ModelTransition } from '#src/review/engine/model/chartModel.ts';
import { spelledCall } from '#src/review/engine/model/chartWords.ts';
import { durationText } from '#src/review/engine/model/duration.ts';
import type { GuardResult } from '#src/review/engine/session/sessionStep.ts';
import { Text } from '#src/components/layout/Text.tsx';
import { DETAILS } from '#src/review/page/words/outline.ts';
import { POSSIBLE } from '#src/review/page/words/possible.ts';
import { isCausedByCreator, possibleWhen } from '#src/review/page/facts/possible.ts';
import { Fact, Facts, TextFact, RequirementsFact } from './Fact.tsx';
import { GuardList } from './GuardList.tsx';
import { ItemLink } from './ItemLink.tsx';
import textClasses from '#src/review/page/parts/text.module.css';
import classes from './ItemDetails.module.css';
import { eventById, eventIdOf, headStateOf, fallbackRule } from '#src/review/page/facts/ruleEntries.ts';

type TransitionDetailsProps = {
  readonly model: ChartModel;
  readonly transition: ModelTransition;
  readonly result: GuardResult | null;
  readonly onSelect: (id: string) => void;
};

export function TransitionDetails({ model, transition, result, onSelect }: TransitionDetailsProps) {
  const { guard, trigger, delayMs, targetIds } = transition;
  const siblings = model.transitions.filter(
    ({ sourceId, trigger: { text } }) => sourceId === transition.sourceId && text === trigger.text,
  );
  const fallback = fallbackRule(model, transition);
  const event = eventById(model, eventIdOf(transition));
  const titleOf = (id: string) => model.states.find((state) => state.id === id)?.title ?? id;
  return (
    <>
      <p className={textClasses.note}>{DETAILS.transition}</p>
      <Text as="h2" kind="heading">
        {transition.label}
      </Text>
      <p className={classes.sentence}>{transition.description}</p>
      {event !== null && event.rules.length > 1 && (
        <p>
          <ItemLink id={event.id} text={DETAILS.allOf(event.label)} onSelect={onSelect} />
        </p>
      )}
      <Facts>
        {isCausedByCreator(transition) && (
          <Fact name={POSSIBLE.title}>
            {possibleWhen(model, trigger.text, headStateOf(model, transition.sourceId))}
          </Fact>
        )}
        <Fact name={DETAILS.from}>
          <ItemLink id={transition.sourceId} text={titleOf(transition.sourceId)} onSelect={onSelect} />
        </Fact>
        {siblings.length > 1 && (
          <Fact name={DETAILS.order}>
            {DETAILS.askedAs(siblings.indexOf(transition) + 1, siblings.length)}
            <ol className={classes.list}>
              {siblings.map(({ id, description }) => (
                <li key={id}>
                  {id === transition.id ? description : <ItemLink id={id} text={description} onSelect={onSelect} />}
                </li>
              ))}
            </ol>
          </Fact>
        )}
        {guard !== null && (
          <Fact name={DETAILS.condition}>
            <GuardList guard={guard} result={result} />
          </Fact>
        )}
        <Fact name={guard === null ? DETAILS.to : DETAILS.ifSo}>
          {targetIds.length === 0
            ? DETAILS.stays
            : targetIds.map((id) => <ItemLink key={id} id={id} text={titleOf(id)} onSelect={onSelect} />)}
        </Fact>
        <TextFact name={DETAILS.does} texts={transition.actions.map(spelledCall)} />
        {guard !== null && (
          <Fact name={DETAILS.ifNot}>
            {fallback === null ? (
              DETAILS.refused
            ) : (
              <ItemLink id={fallback.id} text={fallback.description} onSelect={onSelect} />
            )}
          </Fact>
        )}
        {trigger.kind === 'after' && (
          <Fact name={DETAILS.waits}>{delayMs === null ? DETAILS.computedWait : durationText(delayMs)}</Fact>
        )}
        <RequirementsFact ids={transition.requirements} />
      </Facts>
    </>
  );
}
