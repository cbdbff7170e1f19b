import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';
import { REVEAL_LONG_RISE_PX, REVEAL_RISE_PX } from '#machines/constants.ts';
import classes from './RevealItem.module.css';

// Without its own velocity the spring would take over that of the jump into hiding.
const SPRING = { type: 'spring', bounce: 0.18, visualDuration: 0.55, velocity: 0 } as const;
const risingFrom = (px: number) => ({
  waiting: { opacity: 0, y: px, transition: { duration: 0 } },
  shown: { opacity: 1, y: 0, transition: SPRING },
});
const RISES = { usual: risingFrom(REVEAL_RISE_PX), long: risingFrom(REVEAL_LONG_RISE_PX) };

type RevealItemProps = {
  readonly as?: 'div' | 'li';
  readonly rise?: keyof typeof RISES;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** One of the things in a section that rise after each other, from 100 px below or, in the long variant, 120 (R3.15). */
export function RevealItem({ as = 'div', rise = 'usual', className = '', children }: RevealItemProps) {
  const Item = as === 'li' ? m.li : m.div;
  return (
    <Item className={`${classes.item} ${className}`} variants={RISES[rise]}>
      {children}
    </Item>
  );
}
