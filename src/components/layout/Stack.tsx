import type { ElementType } from 'react';
import { classOf, type PrimitiveProps, type Space } from './primitive.ts';
import classes from './layout.module.css';

type StackProps = {
  readonly gap?: Space;
  readonly pad?: Space;
  /** Horizontal alignment; children fill the width by default. */
  readonly align?: 'start';
};

export function Stack<As extends ElementType = 'div'>(props: PrimitiveProps<As, StackProps>) {
  const { as: Element = 'div', gap, pad, align, className, ...rest } = props;
  const data = { 'data-gap': gap, 'data-pad': pad, 'data-align': align };
  return <Element {...rest} {...data} className={classOf(classes['stack'], className)} />;
}
