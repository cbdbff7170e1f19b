import { type ReactNode, useEffect, useRef } from 'react';
import { REVEAL_VISIBLE_SHARE } from '#machines/constants.ts';
import type { LandingAnchor } from '#machines/journey/routes.ts';
import { useRisers } from './RevealProvider.tsx';

type RevealSectionProps = {
  readonly id?: LandingAnchor;
  readonly titleId: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A section whose items rise once, when 30 % of it, or of the screen if it is taller, is in sight (R3.15). */
export function RevealSection({ id, titleId, className, children }: RevealSectionProps) {
  const section = useRef<HTMLElement>(null);
  const risersIn = useRisers();
  useEffect(() => {
    const element = section.current;
    if (risersIn === null || element === null) return;
    const { top, height } = element.getBoundingClientRect();
    if (top < window.innerHeight) return;
    const { hide, rise } = risersIn(element);
    const threshold = Math.min(REVEAL_VISIBLE_SHARE, (REVEAL_VISIBLE_SHARE * window.innerHeight) / height);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show();
      },
      { threshold },
    );
    const stopWaiting = () => {
      observer.disconnect();
      element.removeEventListener('focusin', show);
    };
    const show = () => {
      stopWaiting();
      rise();
    };
    hide();
    observer.observe(element);
    element.addEventListener('focusin', show);
    return stopWaiting;
  }, [risersIn]);
  return (
    <section
      ref={section}
      {...(id === undefined ? {} : { id })}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={className}
    >
      {children}
    </section>
  );
}
