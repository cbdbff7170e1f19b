import type { ElementType } from 'react';
import { classOf, type PrimitiveProps } from './primitive.ts';
import classes from './layout.module.css';

export function VisuallyHidden<As extends ElementType = 'span'>(props: PrimitiveProps<As, object>) {
  const { as: Element = 'span', className, ...rest } = props;
  return <Element {...rest} className={classOf(classes['hidden'], className)} />;
}
