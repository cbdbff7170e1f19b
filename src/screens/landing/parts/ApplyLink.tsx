import { ROUTES } from '#machines/journey/routes.ts';
import { LANDING } from '#src/content/landing.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import classes from './ApplyLink.module.css';

type ApplyLinkProps = { readonly size?: 'small' | 'large'; readonly className?: string | undefined };

/** The way from the landing page into the journey (R3.1, R3.4, R3.7). */
export function ApplyLink({ size = 'large', className = '' }: ApplyLinkProps) {
  return (
    <JourneyLink href={ROUTES.signIn.path} className={`${classes.link} ${className}`} data-size={size}>
      {LANDING.applyNow}
    </JourneyLink>
  );
}
