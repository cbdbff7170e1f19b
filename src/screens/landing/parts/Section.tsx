import { type ComponentProps, type ElementType, type MouseEvent, type ReactNode, useId } from 'react';
import { type LandingAnchor, landingAddress } from '#machines/journey/routes.ts';
import { viewLanding } from '#machines/journey/views/viewLanding.ts';
import type { Card } from '#src/components/layout/Card.tsx';
import type { Space } from '#src/components/layout/primitive.ts';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { findInMain } from '#src/components/findInMain.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import classes from './Section.module.css';
import shared from './Landing.module.css';

type SectionProps = {
  readonly as?: typeof Stack | typeof Card;
  readonly id?: LandingAnchor;
  readonly title: string;
  readonly gap?: Space;
  readonly intro?: string;
  readonly isSplit?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A section; a URL can point to its `id`. Elements with `data-rise` are revealed on scroll (R3.6, R3.15). */
export function Section(props: SectionProps) {
  const { as = Stack, id, title, intro, gap = 4, isSplit = false, className = '', children } = props;
  const Layout: ElementType = as;
  const titleId = useId();
  return (
    <Layout
      as="section"
      gap={gap}
      id={id}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={`${classes.section} ${className}`}
      data-split={isSplit || undefined}
    >
      <Stack gap={3} data-rise>
        <Text as="h2" kind="title" id={titleId} tabIndex={-1}>
          {title}
        </Text>
        {intro !== undefined && <p className={shared.text}>{intro}</p>}
      </Stack>
      {children}
    </Layout>
  );
}

type SectionLinkProps = Omit<ComponentProps<typeof JourneyLink>, 'href'> & { readonly to: LandingAnchor };

/** Scrolls to its section even if the URL already points to it (R3.1, R3.14). */
export function SectionLink({ to, onClick, ...rest }: SectionLinkProps) {
  const { anchor } = useJourney(viewLanding);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (anchor === to) showSection(to);
  };
  return <JourneyLink {...rest} href={landingAddress(to)} onClick={follow} />;
}

export function showSection(id: LandingAnchor): void {
  const section = findInMain(id);
  const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section?.scrollIntoView({ behavior: isMotionReduced ? 'auto' : 'smooth', block: 'start' });
  section?.focus({ preventScroll: true });
}
