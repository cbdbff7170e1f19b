import { IconArrowRight } from '@tabler/icons-react';
import { memo, type MouseEvent, useEffect, useMemo, useRef } from 'react';
import type { ChartModel, ModelState } from '#src/review/engine/model/chartModel.ts';
import { Row } from '#src/components/layout/Row.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { OUTLINE } from '#src/review/page/words/outline.ts';
import { marksOf } from '#src/review/page/viewer/marksOf.ts';
import { useDrawnModel, useSend, useViewer } from '#src/review/page/viewer/hooks.tsx';
import type { ItemMarks, Marks } from '#src/review/page/facts/marks.ts';
import textClasses from '#src/review/page/parts/text.module.css';
import classes from './Outline.module.css';
import { isState, type OutlineItem, outlineOf, markWords, kindWords } from '#src/review/page/facts/outlineOf.ts';

export function OutlineView() {
  const send = useSend();
  const model = useDrawnModel();
  const selectedId = useViewer(({ context }) => context.selectedId);
  const hasQuery = useViewer(({ context }) => context.query.trim() !== '');
  const { marks, found } = useViewer(marksOf);
  const select = (id: string) => send({ type: 'item.selected', id });
  const filter = hasQuery ? found : null;
  return <Outline model={model} marks={marks} selectedId={selectedId} onSelect={select} filter={filter} />;
}

type OutlineProps = {
  readonly model: ChartModel;
  readonly marks: Marks;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  /** Ids to show, with their ancestors; null for everything. */
  readonly filter: ReadonlySet<string> | null;
};

/** The chart as text, with the same content as the drawing. */
export function Outline({ model, marks, selectedId, onSelect, filter }: OutlineProps) {
  const list = useRef<HTMLUListElement>(null);
  const { children, withAncestors } = useMemo(() => outlineOf(model), [model]);
  const states = useMemo(() => new Map(model.states.map((state) => [state.id, state])), [model]);
  const shown = useMemo(() => filter && new Set([...filter].flatMap(withAncestors)), [filter, withAncestors]);
  const initiallyOpen = useMemo(() => {
    const screens = model.states.filter(({ screen }) => screen !== null);
    return new Set(
      (screens.length === 0 ? model.states : screens).flatMap(({ parentId }) => withAncestors(parentId ?? '')),
    );
  }, [model, withAncestors]);
  useEffect(() => {
    const item = list.current?.querySelector('[aria-current]')?.closest('li');
    for (let fold = foldAround(item); fold !== null; fold = foldAround(fold)) fold.open = true;
    item?.querySelector('[data-id]')?.scrollIntoView({ block: 'nearest' });
  }, [selectedId]);

  const shownChildren = (parentId: string) => children.get(parentId)?.filter(({ id }) => shown?.has(id) ?? true) ?? [];
  const currentAt = (id: string) => (id === selectedId ? 'true' : undefined);
  /** Selecting an open item keeps it open; pressing it again collapses it. */
  const press = (event: MouseEvent, id: string) => {
    if (event.currentTarget.closest('details')?.open === true && id !== selectedId) event.preventDefault();
    onSelect(id);
  };
  const linesIn = (parentId: string) =>
    shownChildren(parentId).map((item) => (
      <li key={item.id}>
        {shownChildren(item.id).length === 0 ? (
          <Row as="span" gap={1} align="baseline">
            <button type="button" aria-current={currentAt(item.id)} onClick={() => onSelect(item.id)}>
              <Line item={item} states={states} marks={marks.get(item.id)} />
            </button>
            {!isState(item) &&
              item.targetIds.map((id) => (
                <Row
                  key={id}
                  as="button"
                  type="button"
                  gap={1}
                  isOneLine
                  className={`${textClasses.note} ${textClasses.link}`}
                  data-screen-only
                  onClick={() => onSelect(id)}
                >
                  <IconArrowRight size={16} aria-hidden="true" />
                  {OUTLINE.goTo(states.get(id)?.title ?? id)}
                </Row>
              ))}
          </Row>
        ) : (
          <details open={shown !== null || initiallyOpen.has(item.id)}>
            <summary aria-current={currentAt(item.id)} onClick={(event) => press(event, item.id)}>
              <Line item={item} states={states} marks={marks.get(item.id)} />
            </summary>
            <ul>{linesIn(item.id)}</ul>
          </details>
        )}
      </li>
    ));
  const roots = linesIn('');
  if (roots.length === 0) {
    return (
      <Text kind="quiet" className={classes.outline}>
        {OUTLINE.nothing}
      </Text>
    );
  }
  return (
    <ul ref={list} className={classes.outline} aria-label={OUTLINE.label(model.title)}>
      {roots}
    </ul>
  );
}

function foldAround(element: Element | null | undefined): HTMLDetailsElement | null {
  return element?.parentElement?.closest('details') ?? null;
}

type LineProps = {
  readonly item: OutlineItem;
  readonly states: ReadonlyMap<string, ModelState>;
  readonly marks: ItemMarks | undefined;
};

const Line = memo(function Line({ item, states, marks }: LineProps) {
  return (
    <span
      className={classes.line}
      data-id={item.id}
      data-active={marks?.isActive === true ? true : undefined}
      data-framed={marks?.isActive === true ? true : undefined}
      data-dimmed={marks?.isDimmed === true ? true : undefined}
    >
      {isState(item) ? <strong>{item.title}</strong> : item.description}
      {isState(item) && (
        <Words
          words={kindWords(item, states.get(item.parentId ?? ''))}
          className={`${textClasses.note} ${classes.kind}`}
        />
      )}
      {isState(item) && <span className={`${textClasses.note} ${classes.description}`}>{item.description}</span>}
      <Words words={markWords(marks)} className={classes.mark} />
    </span>
  );
});

function Words({ words, className }: { readonly words: readonly string[]; readonly className: string | undefined }) {
  return words.map((word) => (
    <span key={word} className={className}>
      {word}
    </span>
  ));
}
