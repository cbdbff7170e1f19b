import type { ElementType } from 'react';
import { classOf, type PrimitiveProps, type Space } from './primitive.ts';
import classes from './layout.module.css';

type RowProps = {
  readonly gap?: Space;
  /** Vertical alignment; centered by default. */
  readonly align?: 'start' | 'baseline' | 'end' | 'stretch';
  /** Horizontal alignment; at the start by default. */
  readonly justify?: 'center' | 'between';
  readonly isOneLine?: boolean;
};

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
