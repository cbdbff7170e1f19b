import type { ElementType } from 'react';
import { classOf, type PrimitiveProps, type Space } from './primitive.ts';
import classes from './layout.module.css';

type SplitProps = {
  readonly gap?: Space;
  /** The width from which the columns stand side by side. */
  readonly from?: 'tablet' | 'desktop';
  /** Two or three columns of one width; by default a wide one and a narrow one. */
  readonly columns?: 2 | 3;
};

/** Places its children in columns, and one below the other where the window is narrow. */
export function Split<As extends ElementType = 'div'>(props: PrimitiveProps<As, SplitProps>) {
  const { as: Element = 'div', gap, from = 'tablet', columns, className, ...rest } = props;
  const data = { 'data-gap': gap, 'data-from': from, 'data-columns': columns };
  return <Element {...rest} {...data} className={classOf(classes['split'], className)} />;
}
