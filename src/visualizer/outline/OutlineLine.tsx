import { IconArrowRight, IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { memo } from 'react';
import type { ModelState } from '#machines/graph/model/chartModel.ts';
import { OUTLINE } from '#src/content/visualizer/outline.ts';
import type { ItemMarks } from '#src/visualizer/scene/marks.ts';
import { markWords } from './markWords.ts';
import classes from './OutlineTree.module.css';
import type { OutlineItem, OutlineRow } from './outlineRows.ts';
import { doingSentences, kindWords } from './stateWords.ts';

/** Beyond this depth a narrow page has no room left to indent. */
const DEEPEST_INDENT = 8;
const ICON = 16;

type States = ReadonlyMap<string, ModelState>;

type OutlineLineProps = {
  readonly row: OutlineRow;
  readonly states: States;
  readonly marks: ItemMarks | undefined;
  readonly isSelected: boolean;
  readonly hasTabStop: boolean;
  readonly onFocus: (id: string) => void;
};

/**
 * One line of the outline: a state with its marks, or a rule as a sentence with a way to where it leads. The tree
 * handles what is pressed, so that a live update touches only the lines whose marks changed.
 */
export const OutlineLine = memo(function OutlineLine(props: OutlineLineProps) {
  const { row, states, marks, isSelected, hasTabStop, onFocus } = props;
  const { id, item, level, isOpen } = row;
  return (
    <div
      role="treeitem"
      data-id={id}
      data-kind={item.kind}
      data-active={marks?.isActive === true ? true : undefined}
      data-dimmed={marks?.isDimmed === true ? true : undefined}
      aria-level={level}
      aria-posinset={row.position}
      aria-setsize={row.setSize}
      aria-selected={isSelected}
      aria-expanded={isOpen ?? undefined}
      tabIndex={hasTabStop ? 0 : -1}
      className={classes.line}
      style={{ paddingInlineStart: `calc(${Math.min(level - 1, DEEPEST_INDENT)} * var(--outline-indent))` }}
      onFocus={() => onFocus(id)}
    >
      <span className={classes.twisty} data-twisty={isOpen === null ? undefined : true} aria-hidden="true">
        {isOpen === true && <IconChevronDown size={ICON} />}
        {isOpen === false && <IconChevronRight size={ICON} />}
      </span>
      <span className={classes.text}>
        <ItemText item={item} states={states} />
        <Words words={markWords(marks)} className={classes.mark} />
        <Targets item={item} states={states} />
      </span>
    </div>
  );
});

function ItemText({ item, states }: { readonly item: OutlineItem; readonly states: States }) {
  if (item.kind === 'transition') return <span>{item.transition.sentence}</span>;
  const { state } = item;
  const doings = [state.description, ...doingSentences(state)].filter((sentence) => sentence !== '');
  return (
    <>
      <strong className={classes.title}>{state.title}</strong>
      <Words words={kindWords(state, states.get(state.parentId ?? ''))} className={classes.kind} />
      <span className={classes.description}>{doings.join(' ')}</span>
    </>
  );
}

function Words({ words, className }: { readonly words: readonly string[]; readonly className: string | undefined }) {
  return words.map((word) => (
    <span key={word} className={className}>
      {word}
    </span>
  ));
}

/** Pressed with a pointer; by keyboard the right arrow follows a rule, so that the tree has one tab stop. */
function Targets({ item, states }: { readonly item: OutlineItem; readonly states: States }) {
  if (item.kind === 'state') return null;
  return item.transition.targetIds.map((id) => (
    <button key={id} type="button" tabIndex={-1} className={classes.target} data-target={id}>
      <IconArrowRight size={ICON} aria-hidden="true" />
      {OUTLINE.goTo(states.get(id)?.title ?? id)}
    </button>
  ));
}
