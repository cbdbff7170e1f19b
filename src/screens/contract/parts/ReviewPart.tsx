import type { PropsWithChildren } from 'react';
import { ROUTES } from '#machines/journey/routes.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import classes from './Review.module.css';
import type { ReviewPart as Part } from '#machines/domain/choices.ts';

const SCREENS = { offer: ROUTES.offers, business: ROUTES.entityDetails, irsForm: ROUTES.signIrsForm } as const;

/** One part of what is agreed to, with the link that leads to its screen and back (R12.1, R15.1). */
export function ReviewPart({
  part,
  words,
  canChange,
  children,
}: PropsWithChildren<{
  part: Part;
  words: { readonly heading: string; readonly change: string };
  canChange: boolean;
}>) {
  return (
    <section className={classes.part}>
      <div className={classes.partHead}>
        <h3 className={classes.partHeading}>{words.heading}</h3>
        {canChange && (
          <JourneyLink
            className={classes.change}
            href={SCREENS[part].path}
            asks={{ type: 'contract.changeRequested', part }}
          >
            {words.change}
          </JourneyLink>
        )}
      </div>
      {children}
    </section>
  );
}
