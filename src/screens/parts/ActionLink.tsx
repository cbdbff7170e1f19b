import type { ComponentProps } from 'react';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import classes from './ActionLink.module.css';

/** A link that is the primary action of its place. */
export function ActionLink({ className = '', ...rest }: ComponentProps<typeof JourneyLink>) {
  return <JourneyLink data-primary {...rest} className={`${classes.link} ${className}`} />;
}
