import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FILTER_WORDS, REVIEW } from '#src/content/visualizer/review.ts';
import { Button } from '#src/visualizer/parts/Button.tsx';
import { type Review, REVIEW_STATES, type ReviewState, verdictOf } from './review.ts';
import type { ReviewItem } from './reviewItems.ts';
import classes from './ReviewList.module.css';
import { VerdictMark } from './VerdictMark.tsx';

type ReviewListProps = {
  readonly items: readonly ReviewItem[];
  readonly review: Review;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
};

type Filter = 'all' | ReviewState;
const FILTERS: readonly Filter[] = ['all', ...REVIEW_STATES.toReversed()];

/** All items in the suggested order, or those of one verdict. One stop for the Tab key; arrows select the next one. */
export function ReviewList({ items, review, selectedId, onSelect }: ReviewListProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const listRef = useRef<HTMLDivElement>(null);
  const passes = (item: ReviewItem, wanted: Filter) => wanted === 'all' || verdictOf(item, review) === wanted;
  const shown = items.filter((item) => passes(item, filter));
  const isSelectedShown = shown.some(({ id }) => id === selectedId);

  useEffect(() => {
    const list = listRef.current;
    const option = list?.querySelector<HTMLElement>('[aria-selected="true"]') ?? null;
    if (list !== null && option !== null) showWithin(list, option);
  }, [selectedId]);

  const go = (event: KeyboardEvent) => {
    const next = nextShown(event.key, items, shown, selectedId);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.id);
  };
  const choose = (id: string) => {
    onSelect(id);
    listRef.current?.focus();
  };
  return (
    <section className={classes.items} aria-label={REVIEW.items}>
      <div className={classes.filters} role="group" aria-label={REVIEW.show}>
        {FILTERS.map((one) => (
          <Button key={one} aria-pressed={filter === one} onClick={() => setFilter(one)}>
            {`${FILTER_WORDS[one]} `}
            <span className={classes.count}>{items.filter((item) => passes(item, one)).length}</span>
          </Button>
        ))}
      </div>
      {shown.length === 0 && <p className={classes.empty}>{REVIEW.filterEmpty}</p>}
      <div
        ref={listRef}
        className={classes.list}
        role="listbox"
        tabIndex={0}
        aria-label={REVIEW.items}
        aria-activedescendant={isSelectedShown && selectedId !== null ? optionId(selectedId) : undefined}
        onKeyDown={go}
      >
        {shown.map((item) => (
          <Option
            key={item.id}
            item={item}
            verdict={verdictOf(item, review)}
            isSelected={item.id === selectedId}
            onSelect={choose}
          />
        ))}
      </div>
    </section>
  );
}

type OptionProps = {
  readonly item: ReviewItem;
  readonly verdict: ReviewState;
  readonly isSelected: boolean;
  readonly onSelect: (id: string) => void;
};

function Option({ item: { id, kind, place, title, sentence }, verdict, isSelected, onSelect }: OptionProps) {
  return (
    <button
      type="button"
      id={optionId(id)}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      className={classes.option}
      data-kind={kind}
      onClick={() => onSelect(id)}
    >
      <span className={classes.words}>
        <span className={classes.place}>{[...place, kind === 'state' ? REVIEW.state : REVIEW.rule].join(' › ')}</span>
        <span className={classes.title}>{title}</span>
        <span className={classes.sentence}>{sentence}</span>
      </span>
      <VerdictMark verdict={verdict} />
    </button>
  );
}

/** Scrolls a list so that an option in it is seen, and nothing around the list. */
function showWithin(list: HTMLElement, option: HTMLElement): void {
  const [top, bottom] = [option.offsetTop, option.offsetTop + option.offsetHeight];
  const isSeen = top >= list.scrollTop && bottom <= list.scrollTop + list.clientHeight;
  if (!isSeen) list.scrollTo({ top: top - (list.clientHeight - option.offsetHeight) / 2 });
}

/** Where a key leads to; an item that has left the list by its verdict still says where the reviewer is. */
function nextShown(
  key: string,
  items: readonly ReviewItem[],
  shown: readonly ReviewItem[],
  selectedId: string | null,
): ReviewItem | undefined {
  const placeOf = ({ id }: ReviewItem) => items.findIndex((item) => item.id === id);
  const at = items.findIndex(({ id }) => id === selectedId);
  if (key === 'ArrowDown') return shown.find((item) => placeOf(item) > at);
  if (key === 'ArrowUp') return shown.findLast((item) => placeOf(item) < at);
  if (key === 'Home') return shown[0];
  return key === 'End' ? shown.at(-1) : undefined;
}

function optionId(itemId: string): string {
  return `review-item-${itemId}`;
}
