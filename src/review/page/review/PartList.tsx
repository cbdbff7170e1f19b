import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import type { Review } from '#src/review/page/facts/review.ts';
import { isAssigned, ownState, type ReviewPart } from '#src/review/page/facts/reviewParts.ts';
import { isStoryId } from '#src/review/page/facts/storyParts.ts';
import { Button } from '#src/review/page/parts/Button.tsx';
import { REVIEW } from '#src/review/page/words/review.ts';
import { Card } from '#src/components/layout/Card.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import fold from './NarrowFold.module.css';
import classes from './ReviewView.module.css';
import { PartStatus } from './VerdictMark.tsx';

type PartListProps = {
  readonly parts: readonly ReviewPart[];
  readonly review: Review;
  readonly openPart: ReviewPart;
  readonly onOpen: (id: string) => void;
  /** Called when the stories are expanded or collapsed; the first call loads them. */
  readonly onStories: () => void;
};

export function PartList({ parts, review, openPart, onOpen, onStories }: PartListProps) {
  const groupOf = (part: ReviewPart) => {
    if (ownState(part, review) === 'stale') return 'stale';
    if (isStoryId(part.id)) return 'stories';
    return review.me === null || isAssigned(part, review) ? 'assigned' : 'others';
  };
  const inGroup = (group: ReturnType<typeof groupOf>) => parts.filter((part) => groupOf(part) === group);
  const [stale, assigned, others] = [inGroup('stale'), inGroup('assigned'), inGroup('others')];
  const stories = inGroup('stories');
  const [isUnfolded, setIsUnfolded] = useState(false);
  const mine = [...stale, ...assigned];
  const position = mine.indexOf(openPart) + 1;
  const list = (label: string, some: readonly ReviewPart[]) => (
    <Card as="ol" className={classes.list} aria-label={label}>
      {some.map((part) => (
        <li key={part.id}>
          <Row
            as="button"
            justify="between"
            gap={2}
            type="button"
            aria-current={part === openPart ? 'true' : undefined}
            onClick={() => {
              setIsUnfolded(false);
              onOpen(part.id);
            }}
          >
            <strong>{part.title}</strong>
            <PartStatus part={part} review={review} />
          </Row>
        </li>
      ))}
    </Card>
  );
  const group = (label: string, some: readonly ReviewPart[], onToggle = () => {}) => (
    <details open={some === stale || some.includes(openPart)} onToggle={onToggle}>
      <summary>{label}</summary>
      {list(label, some)}
    </details>
  );
  return (
    <>
      <Button className={fold.fold} aria-expanded={isUnfolded} onClick={() => setIsUnfolded(!isUnfolded)}>
        {position === 0 ? openPart.title : REVIEW.place(position, mine.length, openPart.title)}
        <IconChevronDown size={18} aria-hidden />
      </Button>
      <div className={fold.content} data-is-unfolded={isUnfolded}>
        {stale.length > 0 && group(REVIEW.changed(stale.length), stale)}
        {assigned.length > 0 && list(REVIEW.parts, assigned)}
        {others.length > 0 && group(REVIEW.othersParts(others.length), others)}
        {group(REVIEW.stories, stories, onStories)}
      </div>
    </>
  );
}
