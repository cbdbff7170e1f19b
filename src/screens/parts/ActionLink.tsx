import type { ComponentProps } from 'react';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import classes from './ActionLink.module.css';

type ActionLinkProps = Omit<ComponentProps<typeof JourneyLink>, 'className'> & { readonly isSecondary?: boolean };

export function ActionLink({ isSecondary = false, ...rest }: ActionLinkProps) {
  return <JourneyLink {...rest} className={classes.link} data-primary={!isSecondary || undefined} />;
}
