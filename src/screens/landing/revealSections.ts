import { animate, inView } from 'framer-motion/dom';
import {
  REVEAL_LONG_RISE_PX,
  REVEAL_RISE_PX,
  REVEAL_STAGGER_SECONDS,
  REVEAL_VISIBLE_SHARE,
} from '#machines/constants.ts';

// Without an explicit velocity, the spring inherits the velocity of the jump to the hidden position.
const SPRING = { type: 'spring', bounce: 0.18, visualDuration: 0.55, velocity: 0 } as const;
const FADE = { duration: 0.12 } as const;
// Sections above the window count as visible, because a jump link may have skipped them.
const MARGIN = '100000px 0px 0px';

/** Animates each section below the window once it is visible or focused, until `signal` aborts (R3.15). */
export function revealSections(page: HTMLElement, signal: AbortSignal): void {
  for (const section of page.querySelectorAll<HTMLElement>('section')) revealSection(section, signal);
}

function revealSection(section: HTMLElement, signal: AbortSignal): void {
  const items = [...section.querySelectorAll<HTMLElement>('[data-rise]')];
  const { top, height } = section.getBoundingClientRect();
  if (items.length === 0 || top < window.innerHeight) return;
  for (const item of items) {
    item.style.opacity = '0';
    item.style.transform = `translateY(${risePx(item)}px)`;
  }
  const rise = () => {
    stopWatching();
    section.removeEventListener('focusin', rise);
    for (const [index, item] of items.entries()) {
      const delay = index * REVEAL_STAGGER_SECONDS;
      animate(item, { opacity: [0, 1] }, { ...FADE, delay });
      animate(item, { y: [risePx(item), 0] }, { ...SPRING, delay });
    }
  };
  // A share of the section, or of the window if the section is taller.
  const amount = REVEAL_VISIBLE_SHARE * Math.min(1, window.innerHeight / height);
  const stopWatching = inView(section, rise, { amount, margin: MARGIN });
  section.addEventListener('focusin', rise, { signal });
  signal.addEventListener('abort', stopWatching);
}

const risePx = (item: HTMLElement) => (item.dataset['rise'] === 'long' ? REVEAL_LONG_RISE_PX : REVEAL_RISE_PX);
