import type { ElementType } from 'react';
import { classOf, type PrimitiveProps, type Space } from './primitive.ts';
import classes from './layout.module.css';

type TextProps = {
  /** `quiet` is small text in the secondary color; `money` has tabular figures and doesn't wrap. */
  readonly kind?: 'title' | 'heading' | 'body' | 'small' | 'quiet' | 'money';
  readonly pad?: Space;
};

export function Text<As extends ElementType = 'p'>(props: PrimitiveProps<As, TextProps>) {
  const { as: Element = 'p', kind = 'body', pad, className, ...rest } = props;
  return <Element {...rest} className={classOf(classes['text'], className)} data-kind={kind} data-pad={pad} />;
}
