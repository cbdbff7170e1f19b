import type { ComponentProps } from 'react';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import classes from './ActionLink.module.css';

export function ActionLink({ className = '', ...rest }: ComponentProps<typeof JourneyLink>) {
  return <JourneyLink data-primary {...rest} className={`${classes.link} ${className}`} />;
}
