import type { ElementType } from 'react';
import { classOf, type PrimitiveProps, type Space } from './primitive.ts';
import classes from './layout.module.css';

type StackProps = {
  readonly gap?: Space;
  /** Where the children stand across; by default each is as wide as the stack. */
  readonly align?: 'start' | 'center' | 'end';
};

/** Places its children one below the other, `gap` apart. */
export function Stack<As extends ElementType = 'div'>(props: PrimitiveProps<As, StackProps>) {
  const { as: Element = 'div', gap, align, className, ...rest } = props;
  return <Element {...rest} className={classOf(classes['stack'], className)} data-gap={gap} data-align={align} />;
}
