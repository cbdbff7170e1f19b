import { type LandingAnchor, landingAddress } from '#machines/journey/routes.ts';
import { viewLanding } from '#machines/journey/views/viewLanding.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import { showSection } from './showSection.ts';

type SectionLinkProps = {
  readonly to: LandingAnchor;
  readonly children: string;
  readonly className?: string | undefined;
  readonly onFollow?: () => void;
};

/** A link to a section of the page. A section that the chart already points at is shown again (R3.1, R3.14). */
export function SectionLink({ to, children, className, onFollow }: SectionLinkProps) {
  const { anchor } = useJourney(viewLanding);
  const follow = () => {
    onFollow?.();
    if (anchor === to) showSection(to);
  };
  return (
    <JourneyLink href={landingAddress(to)} className={className} onClick={follow}>
      {children}
    </JourneyLink>
  );
}
