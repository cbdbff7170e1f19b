import { useMemo } from 'react';
import type { ChartModel, ModelState } from '#src/review/engine/model/chartModel.ts';
import { spelledCall, spelledOut } from '#src/review/engine/model/chartWords.ts';
import { Text } from '#src/components/layout/Text.tsx';
import { DETAILS, SCREEN_PAGE } from '#src/review/page/words/outline.ts';
import { Fact, Facts, TextFact, RequirementsFact } from './Fact.tsx';
import { ItemLink } from './ItemLink.tsx';
import textClasses from '#src/review/page/parts/text.module.css';
import { RuleList } from './RuleList.tsx';
import { withPossible } from '#src/review/page/facts/possible.ts';
import { CAUSES, ruleEntriesByEvent, ruleEntryOf, ruleEntriesOn } from '#src/review/page/facts/ruleEntries.ts';

type StateDetailsProps = {
  readonly model: ChartModel;
  readonly state: ModelState;
  readonly onSelect: (id: string) => void;
};

export function StateDetails({ model, state, onSelect }: StateDetailsProps) {
  const parent = model.states.find(({ id }) => id === state.parentId);
  const children = model.states.filter(({ parentId }) => parentId === state.id);
  const first = children.find(({ id }) => id === state.initialId);
  const entries = useMemo(() => (state.screen === null ? null : ruleEntriesOn(model, state)), [model, state]);
  const rules = model.transitions.filter(({ trigger }) => trigger.kind !== 'initial');
  return (
    <>
      <p className={textClasses.note}>{state.screen === null ? DETAILS.state : DETAILS.screen}</p>
      <Text as="h2" kind="heading">
        {state.title}
      </Text>
      <p>{state.description}</p>
      {state.type === 'parallel' && <p>{DETAILS.together}</p>}
      {entries === null ? (
        <RuleList
          heading={DETAILS.leaves}
          items={rules.filter(({ sourceId }) => sourceId === state.id).map((rule) => ruleEntryOf(model, rule, state))}
          onSelect={onSelect}
        />
      ) : (
        CAUSES.map((cause) => (
          <RuleList
            key={cause}
            heading={SCREEN_PAGE.causes[cause]}
            items={cause === 'creator' ? withPossible(model, state, entries[cause]) : entries[cause]}
            isFolded={cause === 'parallel'}
            onSelect={onSelect}
          />
        ))
      )}
      <RuleList
        heading={DETAILS.comes}
        items={ruleEntriesByEvent(
          model,
          rules.filter(({ targetIds }) => targetIds.includes(state.id)),
        )}
        onSelect={onSelect}
      />
      <Facts>
        {parent !== undefined && (
          <Fact name={DETAILS.place}>
            <ItemLink id={parent.id} text={parent.title} onSelect={onSelect} />
          </Fact>
        )}
        {first !== undefined && (
          <Fact name={DETAILS.begins}>
            <ItemLink id={first.id} text={first.title} onSelect={onSelect} />
          </Fact>
        )}
        <TextFact name={DETAILS.onEntering} texts={state.entry.map(spelledCall)} />
        <TextFact name={DETAILS.invokes} texts={state.invoke.map(({ port }) => spelledOut(port))} />
        <TextFact name={DETAILS.onLeaving} texts={state.exit.map(spelledCall)} />
        <RequirementsFact ids={state.requirements} />
      </Facts>
      <RuleList
        heading={DETAILS.inside}
        items={children.map(({ id, title, description }) => ({ id, place: '', label: title, text: description }))}
        onSelect={onSelect}
      />
    </>
  );
}
