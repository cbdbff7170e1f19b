import type { ReactNode } from 'react';
import classes from './RevealItem.module.css';

type RevealItemProps = {
  readonly as?: 'div' | 'li';
  readonly rise?: 'usual' | 'long';
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** One of the things in a section that rise after each other, from 100 px below or, in the long variant, 120 (R3.15). */
export function RevealItem({ as: Item = 'div', rise = 'usual', className = '', children }: RevealItemProps) {
  return (
    <Item className={`${classes.item} ${className}`} data-rise={rise}>
      {children}
    </Item>
  );
}
