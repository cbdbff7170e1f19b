import type { ComponentProps } from 'react';
import { ROUTES } from '#machines/journey/routes.ts';
import { viewApplication } from '#machines/journey/views/viewApplication.ts';
import { Message } from '#src/components/Message.tsx';
import { APPLICATION } from '#src/content/application.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import { useResume } from './useResume.ts';

/** The one sentence about a business that cannot be funded, the same on every screen that it concerns (R16.1). */
export function FundingCondition() {
  const { isFundable } = useJourney(viewApplication);
  return isFundable ? null : (
    <Message kind="warning" role="note">
      {APPLICATION.notFundable}
    </Message>
  );
}

/** What stands where the terms would stand as long as no offer is chosen, with the way to one (R16.2). */
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

/** Explains why a screen has become read-only, and leads to the signed contract (R12.8). */
export function SignedNote() {
  const link = { href: ROUTES.contract.path, name: APPLICATION.signedLink };
  return <Signed text={APPLICATION.settled} link={link} />;
}

/** Tells a creator who has signed what an earlier screen can no longer do, and leads on; nothing before (R12.8, R16.4). */
export function SignedEarlier({ text }: { readonly text: string }) {
  const { isSigned } = useJourney(viewApplication);
  const resume = useResume();
  return isSigned && resume !== null ? <Signed text={text} link={resume} /> : null;
}

type SignedProps = { readonly text: string; readonly link: { readonly href: string; readonly name: string } };

function Signed({ text, link }: SignedProps) {
  const { signedOn } = useJourney(viewApplication);
  return (
    <Message kind="info" role="note">
      {`${APPLICATION.signed(signedOn)} ${text} `}
      <JourneyLink href={link.href}>{link.name}</JourneyLink>
    </Message>
  );
}
