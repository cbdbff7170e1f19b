import { stagger } from 'framer-motion';
import * as m from 'framer-motion/m';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { REVEAL_STAGGER_SECONDS, REVEAL_VISIBLE_SHARE } from '#machines/constants.ts';
import type { LandingAnchor } from '#machines/journey/routes.ts';
import { useIsMotionLoaded } from './RevealProvider.tsx';

const VARIANTS = { waiting: {}, shown: { transition: { delayChildren: stagger(REVEAL_STAGGER_SECONDS) } } };

type RevealSectionProps = {
  readonly id?: LandingAnchor;
  readonly titleId: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A section whose items rise once, when 30 % of it, or of the screen if it is taller, is in sight (R3.15). */
export function RevealSection({ id, titleId, className, children }: RevealSectionProps) {
  const section = useRef<HTMLElement>(null);
  const isLoaded = useIsMotionLoaded();
  const [phase, setPhase] = useState<'waiting' | 'shown'>('shown');
  useEffect(() => {
    const element = section.current;
    if (!isLoaded || element === null) return;
    const { top, height } = element.getBoundingClientRect();
    if (top < window.innerHeight) return;
    setPhase('waiting');
    const threshold = Math.min(REVEAL_VISIBLE_SHARE, (REVEAL_VISIBLE_SHARE * window.innerHeight) / height);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setPhase('shown');
        observer.disconnect();
      },
      { threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isLoaded]);
  return (
    <m.section
      ref={section}
      {...(id === undefined ? {} : { id })}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={className ?? ''}
      variants={VARIANTS}
      initial={false}
      animate={phase}
      onFocus={() => setPhase('shown')}
    >
      {children}
    </m.section>
  );
}
