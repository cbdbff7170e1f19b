import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { type LandingAnchor, landingAddress } from '#machines/journey/routes.ts';
import { viewLanding } from '#machines/journey/views/viewLanding.ts';
import { partOfPage } from '#src/components/partOfPage.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import classes from './Section.module.css';

type SectionProps = {
  readonly id?: LandingAnchor;
  readonly title: string;
  readonly intro?: string;
  readonly isSplit?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A section that an address can point at. Elements with `data-rise` are revealed on scroll (R3.6, R3.15). */
export function Section({ id, title, intro, isSplit = false, className = '', children }: SectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={`${classes.section} ${className}`}
      data-split={isSplit || undefined}
    >
      <div data-rise>
        <h2 id={titleId} className={classes.title} tabIndex={-1}>
          {title}
        </h2>
        {intro !== undefined && <p className={classes.intro}>{intro}</p>}
      </div>
      {children}
    </section>
  );
}

type SectionLinkProps = Omit<ComponentProps<typeof JourneyLink>, 'href'> & { readonly to: LandingAnchor };

/** A link to a section of the page; scrolls there even if the chart already points at it (R3.1, R3.14). */
export function SectionLink({ to, onClick, ...rest }: SectionLinkProps) {
  const { anchor } = useJourney(viewLanding);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (anchor === to) showSection(to);
  };
  return <JourneyLink {...rest} href={landingAddress(to)} onClick={follow} />;
}

/** Scrolls to a section of the page and focuses it (R3.4, R3.6). */
export function showSection(id: LandingAnchor): void {
  const section = partOfPage(id);
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
  section?.focus({ preventScroll: true });
}
