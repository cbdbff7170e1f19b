import type { ComponentProps } from 'react';
import { ROUTES } from '#machines/journey/routes.ts';
import { viewApplication } from '#machines/journey/views/viewApplication.ts';
import { Message } from '#src/components/Message.tsx';
import { APPLICATION } from '#src/content/application.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';

/** Replaces the terms until an offer is chosen, with a link to the offers (R16.2). */
export function NoOffer({ event }: Pick<ComponentProps<typeof JourneyLink>, 'event'>) {
  const { isSigned } = useJourney(viewApplication);
  const words = isSigned ? APPLICATION.signedWithoutOffer : APPLICATION.noOffer;
  return (
    <Message kind="info" title={words.title}>
      <p>{words.text}</p>
      <JourneyLink href={ROUTES.offers.path} {...(event !== undefined && !isSigned && { event })}>
        {words.link}
      </JourneyLink>
    </Message>
  );
}
