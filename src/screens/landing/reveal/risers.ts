import { animate } from 'framer-motion/dom';
import { REVEAL_LONG_RISE_PX, REVEAL_RISE_PX, REVEAL_STAGGER_SECONDS } from '#machines/constants.ts';

const RISES_PX = new Map([['long', REVEAL_LONG_RISE_PX]]);
// Without its own velocity the spring would take over that of the jump into hiding.
const SPRING = { type: 'spring', bounce: 0.18, visualDuration: 0.55, velocity: 0 } as const;

/** The way of a section's items from under their places to them. */
type Risers = { readonly hide: () => void; readonly rise: () => void };

/** The items of a section, which rise one after the other by a spring, each from as far below as it says (R3.15). */
export function risersIn(section: HTMLElement): Risers {
  const items = [...section.querySelectorAll<HTMLElement>('[data-rise]')];
  const riseOf = (item: HTMLElement) => RISES_PX.get(item.dataset['rise'] ?? '') ?? REVEAL_RISE_PX;
  return {
    hide: () => {
      for (const item of items) {
        item.style.opacity = '0';
        item.style.transform = `translateY(${riseOf(item)}px)`;
      }
    },
    rise: () => {
      for (const [place, item] of items.entries()) {
        const delay = place * REVEAL_STAGGER_SECONDS;
        animate(item, { opacity: [0, 1], y: [riseOf(item), 0] }, { ...SPRING, delay });
      }
    },
  };
}
