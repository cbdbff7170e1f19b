import type { ElementType } from 'react';
import { classOf, type PrimitiveProps, type Space } from './primitive.ts';
import classes from './layout.module.css';

type SplitProps = {
  readonly gap?: Space;
  /** The narrowest breakpoint with columns; below it, the parts are stacked. */
  readonly from?: 'tablet' | 'desktop';
  /** Number of equal columns; by default a wide column and a narrow one. */
  readonly columns?: 2 | 3;
};

export function Split<As extends ElementType = 'div'>(props: PrimitiveProps<As, SplitProps>) {
  const { as: Element = 'div', gap, from = 'tablet', columns, className, ...rest } = props;
  const data = { 'data-gap': gap, 'data-from': from, 'data-columns': columns };
  return <Element {...rest} {...data} className={classOf(classes['split'], className)} />;
}
