import type { ElementType } from 'react';
import { classOf, type PrimitiveProps, type Space } from './primitive.ts';
import classes from './layout.module.css';

type RowProps = {
  readonly gap?: Space;
  /** Where the children stand across; centered by default. */
  readonly align?: 'start' | 'baseline' | 'end' | 'stretch';
  /** How the room that is left is distributed; after the children by default. */
  readonly justify?: 'center' | 'end' | 'between';
  /** Keeps the children in one line, whatever its width. */
  readonly isOneLine?: boolean;
};

/** Places its children side by side, `gap` apart, and wraps where they don't fit. */
export function Row<As extends ElementType = 'div'>(props: PrimitiveProps<As, RowProps>) {
  const { as: Element = 'div', gap, align, justify, isOneLine = false, className, ...rest } = props;
  const data = { 'data-gap': gap, 'data-align': align, 'data-justify': justify };
  return (
    <Element
      {...rest}
      {...data}
      className={classOf(classes['row'], className)}
      data-one-line={isOneLine ? '' : undefined}
    />
  );
}
