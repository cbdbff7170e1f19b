import type { ElementType } from 'react';
import { classOf, type PrimitiveProps, type Space } from './primitive.ts';
import classes from './layout.module.css';

type CardProps = {
  readonly gap?: Space;
  readonly pad?: Space;
  /** What the card is for: content by default, an aside, or a message of some urgency. */
  readonly tone?: 'sunken' | 'action' | 'warning' | 'danger';
};

/** A framed stack on a surface of its own; it is never cut by the end of a printed page. */
export function Card<As extends ElementType = 'div'>(props: PrimitiveProps<As, CardProps>) {
  const { as: Element = 'div', gap, pad = 5, tone, className, ...rest } = props;
  const data = { 'data-gap': gap, 'data-pad': pad, 'data-tone': tone };
  return <Element {...rest} {...data} className={classOf(classes['card'], className)} />;
}
