import { useEffect, useMemo, useRef } from 'react';
import { PANEL } from '#src/review/page/words/panel.ts';
import { DETAILS } from '#src/review/page/words/outline.ts';
import { REVIEW } from '#src/review/page/words/review.ts';
import { SHELL } from '#src/review/page/words/shell.ts';
import { ItemDetails } from '#src/review/page/outline/ItemDetails.tsx';
import { RuleList } from '#src/review/page/outline/RuleList.tsx';
import { eventById, ruleEntryOf } from '#src/review/page/facts/ruleEntries.ts';
import type { LensItem } from '#src/review/page/facts/lenses.ts';
import { LensList } from '#src/review/page/proof/LensList.tsx';
import { SentencePreview } from '#src/review/page/proof/SentencePreview.tsx';
import { isLens } from '#src/review/page/viewer/context.ts';
import { ItemProofDetails } from '#src/review/page/proof/ItemProofDetails.tsx';
import { Button } from '#src/review/page/parts/Button.tsx';
import { REVIEWED } from '#src/review/journey/reviewed.ts';
import { ProofLegend } from '#src/review/page/proof/ProofLegend.tsx';
import { proofOf, type ProofStep } from '#src/review/engine/model/proof.ts';
import { shownStep } from '#src/review/page/viewer/shownStep.ts';
import { useDrawnModel, useSend, useViewer } from '#src/review/page/viewer/hooks.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';

export function DetailsPanel() {
  const send = useSend();
  const model = useDrawnModel();
  const selectedId = useViewer(({ context }) => context.selectedId);
  const proof = useViewer(({ context }) => context.proof);
  const isProofShown = useViewer(({ context }) => context.overlays.includes('proof'));
  const texts = useViewer(({ context }) => context.texts);
  const sentence = useViewer(({ context }) => context.sentence);
  const overlays = useViewer(({ context }) => context.overlays);
  const isReading = useViewer(({ value }) => value.texts === 'reading');
  const lenses = overlays.filter(isLens).toReversed();
  const isEvent = selectedId !== null && eventById(model, selectedId) !== null;
  const isItem = [...model.states, ...model.transitions].some(({ id }) => id === selectedId);
  const bundle = useViewer(({ context: { drawing } }) => {
    const { lines = [], states = [] } = drawing?.geometry ?? {};
    return [...lines, ...states.flatMap(({ rows }) => rows)].find(
      ({ transitionIds: ids }) => ids.length > 1 && selectedId !== null && ids.includes(selectedId),
    )?.transitionIds;
  });
  const step = useViewer(shownStep);
  const select = (id: string) => send({ type: 'item.selected', id });
  const open = ({ id, text, isSentence }: LensItem) =>
    send(isSentence ? { type: 'sentence.opened', id, text } : { type: 'item.selected', id });
  const guardResults = useMemo(
    () =>
      new Map(
        step?.choices.flatMap((choice) =>
          choice.guardResults.map(({ transitionId, result }) => [transitionId, result]),
        ),
      ),
    [step],
  );
  const pathHere = selectedId === null || proof === null ? null : proofOf(selectedId, proof).step;
  const showPath = async ({ path, index }: ProofStep) => {
    const tested = (await REVIEWED.loadPaths()).find(({ name }) => name === path);
    if (tested === undefined) return;
    send({ type: 'path.opened', route: { start: tested.start, events: tested.events.slice(0, index + 1) } });
  };
  // Clicking a line selects its first rule, so all rules of the line are listed before that rule's details. For other
  // rules, the details come first.
  const bundleList = bundle !== undefined && selectedId !== null && (
    <RuleList
      heading={DETAILS.bundle(bundle.length)}
      items={model.transitions.filter(({ id }) => bundle.includes(id)).map((rule) => ruleEntryOf(model, rule))}
      selectedId={selectedId}
      onSelect={select}
    />
  );
  const panel = useRef<HTMLDivElement>(null);
  const [lens] = lenses;
  // New details start at the top.
  useEffect(() => {
    if (panel.current?.parentElement) panel.current.parentElement.scrollTop = 0;
  }, [selectedId, lens]);
  return (
    <Stack ref={panel} gap={5}>
      {isProofShown && <ProofLegend model={model} proof={proof} onSelect={select} />}
      {selectedId === null && lenses.length === 0 && <Text kind="quiet">{PANEL.nothingSelected}</Text>}
      {selectedId !== null && !isItem && !isEvent && <NotInChart id={selectedId} />}
      {selectedId !== null && sentence !== null && texts !== null && (
        <SentencePreview {...{ model, texts, sentence }} id={selectedId} />
      )}
      {bundle !== undefined && bundle[0] === selectedId && bundleList}
      {selectedId !== null && (
        <ItemDetails model={model} id={selectedId} onSelect={select} {...(step === null ? {} : { guardResults })} />
      )}
      {bundle?.[0] !== selectedId && bundleList}
      {selectedId !== null && isItem && (
        <>
          <Row gap={2}>
            {pathHere !== null && <Button onClick={() => void showPath(pathHere)}>{PANEL.showWay}</Button>}
            <Button onClick={() => send({ type: 'view.opened', view: 'review' })}>{REVIEW.judge}</Button>
          </Row>
          <ItemProofDetails model={model} proof={proof} itemId={selectedId} />
        </>
      )}
      {isReading && <Text kind="quiet">{PANEL.reading}</Text>}
      {!isReading && lenses.map((lens) => <LensList key={lens} {...{ model, texts, lens }} onOpen={open} />)}
    </Stack>
  );
}

/** Shown if the URL names an item that doesn't exist, or while the item's chart is still being drawn. */
function NotInChart({ id }: { readonly id: string }) {
  const isBeingDrawn = useViewer(({ value }) => value.drawing === 'drawing');
  return <Text kind="quiet">{isBeingDrawn ? SHELL.loading : PANEL.notInChart(id)}</Text>;
}
