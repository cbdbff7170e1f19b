import { useHotkeys } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { proofOf } from '#src/review/engine/model/proof.ts';
import { createVerdictRecord, type Verdict } from '#src/review/page/facts/review.ts';
import {
  isAssigned,
  isCounted,
  nextOpenPart,
  ownState,
  findPart,
  progress,
  type ReviewPart,
  reviewParts,
} from '#src/review/page/facts/reviewParts.ts';
import { partState } from '#src/review/page/facts/partStatus.ts';
import { isStoryId } from '#src/review/page/facts/storyParts.ts';
import { Button } from '#src/review/page/parts/Button.tsx';
import { LiveRegion } from '#src/review/page/parts/LiveRegion.tsx';
import { Tabs } from '#src/review/page/parts/Tabs.tsx';
import { useDrawnModel, useSend, useViewer } from '#src/review/page/viewer/hooks.tsx';
import { REVIEW, VERDICT_WORDS } from '#src/review/page/words/review.ts';
import { NarrowFold } from './NarrowFold.tsx';
import { PartList } from './PartList.tsx';
import { PartReview } from './PartReview.tsx';
import { ReviewerForm } from './ReviewerForm.tsx';
import { ReviewFiles } from './ReviewFiles.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import classes from './ReviewView.module.css';
import { SignOff } from './SignOff.tsx';
import { useStoryParts } from './useStoryParts.ts';

const TABS = ['parts', 'signOff'] as const;

export function ReviewView() {
  const isReading = useViewer(({ value }) => ['unread', 'reading'].includes(value.review) || value.texts === 'reading');
  return isReading ? null : <LoadedReview />;
}

function LoadedReview() {
  const send = useSend();
  const model = useDrawnModel();
  const { review, proof, texts, selectedId } = useViewer(({ context }) => context);
  const isSaved = useViewer(({ value }) => value.review !== 'refused');
  const [areStoriesOpen, setAreStoriesOpen] = useState(false);
  const stories = useStoryParts(
    model,
    areStoriesOpen || [`${selectedId}`, ...Object.keys(review.said)].some(isStoryId),
  );
  const parts = useMemo(() => [...reviewParts(model, texts), ...stories], [model, texts, stories]);
  const counted = parts.filter((part) => isCounted(part, review));
  const assigned = parts.filter((part) => isAssigned(part, review) || ownState(part, review) === 'stale');
  const everybody = progress(counted, (part) => partState(part, review));
  const mine = progress(assigned, (part) => ownState(part, review));
  const [tab, setTab] = useState<(typeof TABS)[number]>('parts');
  const [lastVerdict, setLastVerdict] = useState<{ readonly part: ReviewPart; readonly verdict: Verdict } | null>(null);
  // Keeps the part open after a verdict, so a double click can't apply to the next part.
  const opened = findPart(parts, selectedId) ?? findPart(parts, lastVerdict?.part.id ?? null);
  const part = opened ?? nextOpenPart(assigned, review, null) ?? parts[0];
  const next = nextOpenPart(assigned, review, part?.id ?? null);
  /** Opens a part and moves focus to its heading. */
  const open = (id: string) => {
    flushSync(() => send({ type: 'item.selected', id }));
    const heading = document.getElementById('review-part-title');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'nearest' });
  };
  useHotkeys([['n', ({ repeat }) => tab === 'parts' && next && !repeat && open(next.id)]]);
  if (part === undefined) return null;

  const judge = (verdict: Verdict | null, picture: string | null) => {
    const at = new Date().toISOString();
    const judgement = verdict && createVerdictRecord(part, { verdict, at, picture, version: model.hash });
    setLastVerdict(verdict && { part, verdict });
    send({ type: 'review.judged', id: part.id, judgement, at });
  };
  return (
    <Stack gap={4} className={classes.view} role="group" aria-label={REVIEW.title}>
      <Row as="header" align="start" gap={4}>
        <Stack gap={1} className={classes.progress}>
          {review.me !== null && (
            <>
              <Text as="strong" kind="heading">
                {REVIEW.mine(mine.approved, mine.all)}
              </Text>
              <Text as="span" kind="quiet">
                {REVIEW.asked(mine.all, everybody.all, review.me.role)}
              </Text>
            </>
          )}
          <Text as="span" kind="quiet">
            {REVIEW.everybody(everybody)}
          </Text>
          <progress value={everybody.approved} max={everybody.all} aria-label={REVIEW.everybody(everybody)} />
        </Stack>
        <NarrowFold label={review.me && REVIEW.who.you(REVIEW.person(review.me))}>
          {review.me !== null && (
            <Row as="p">
              <strong>{REVIEW.who.you(REVIEW.person(review.me))}</strong>
              <Button variant="subtle" onClick={() => send({ type: 'review.reviewerNamed', reviewer: null })}>
                {REVIEW.who.change}
              </Button>
            </Row>
          )}
          <ReviewFiles />
        </NarrowFold>
      </Row>
      {review.me === null && <ReviewerForm />}
      {!isSaved && (
        <Card as="p" pad={3} tone="warning" role="alert">
          {REVIEW.notSaved}
        </Card>
      )}
      <Tabs
        label={REVIEW.tabs}
        id="review"
        names={TABS}
        words={{ parts: REVIEW.partsTab, signOff: REVIEW.signOff }}
        current={tab}
        onOpen={setTab}
      />
      <div role="tabpanel" id="review-panel" aria-labelledby={`review-tab-${tab}`}>
        {tab === 'signOff' ? (
          <SignOff model={model} parts={parts} review={review} proof={proof} />
        ) : (
          <Stack gap={5} className={classes.columns}>
            <Stack gap={3}>
              <PartList
                parts={parts}
                review={review}
                openPart={part}
                onOpen={open}
                onStories={() => setAreStoriesOpen(true)}
              />
              <Text kind="quiet" className={classes.keys}>
                {REVIEW.keys}
              </Text>
            </Stack>
            <PartReview
              key={part.id}
              part={part}
              review={review}
              picture={part.isScreen && proof !== null ? (proofOf(part.id, proof).pictures[0] ?? null) : null}
              next={next}
              onOpen={open}
              onVerdict={judge}
            />
          </Stack>
        )}
      </div>
      <LiveRegion
        text={lastVerdict === null ? '' : REVIEW.said(VERDICT_WORDS[lastVerdict.verdict], lastVerdict.part.title)}
      />
    </Stack>
  );
}
