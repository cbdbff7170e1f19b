import type { ElementType } from 'react';
import { classOf, type PrimitiveProps } from './primitive.ts';
import classes from './layout.module.css';

type TextProps = {
  /**
   * How the text reads: the name of a screen, of a part, running text, small print, small print that stands back, or an
   * amount whose digits line up.
   */
  readonly kind?: 'title' | 'heading' | 'body' | 'small' | 'quiet' | 'money';
};

/** A text in one of the six ways that the product writes in. */
export function Text<As extends ElementType = 'p'>(props: PrimitiveProps<As, TextProps>) {
  const { as: Element = 'p', kind = 'body', className, ...rest } = props;
  return <Element {...rest} className={classOf(classes['text'], className)} data-kind={kind} />;
}
