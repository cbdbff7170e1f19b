import type { ElementType } from 'react';
import { classOf, type PrimitiveProps, type Space } from './primitive.ts';
import classes from './layout.module.css';

type CardProps = {
  readonly gap?: Space;
  readonly pad?: Space;
  readonly tone?: 'sunken' | 'action' | 'warning';
};

/** A bordered stack that isn't split across printed pages. */
export function Card<As extends ElementType = 'div'>(props: PrimitiveProps<As, CardProps>) {
  const { as: Element = 'div', gap, pad = 5, tone, className, ...rest } = props;
  const data = { 'data-gap': gap, 'data-pad': pad, 'data-tone': tone };
  return <Element {...rest} {...data} className={classOf(classes['card'], className)} />;
}
