import type { ComponentProps } from 'react';
import { ROUTES } from '#machines/journey/routes.ts';
import { viewApplication } from '#machines/journey/views/viewApplication.ts';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Message } from '#src/components/Message.tsx';
import { APPLICATION } from '#src/content/application.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import classes from './ApplicationNotes.module.css';
import { FundingCondition } from './FundingCondition.tsx';
import { useResume } from './useResume.ts';

/** Tells the creator that the contract is signed, or that the business can't be funded (R12.8, R16.1, R16.4). */
export function ApplicationNotes({ signedText }: { readonly signedText: string | null }) {
  const { isSigned, isFundable } = useJourney(viewApplication);
  const resume = useResume();
  const signed = isSigned && signedText !== null && resume !== null && <SignedMessage {...resume} text={signedText} />;
  return signed || !isFundable ? (
    <Stack gap={4} className={classes.notes}>
      {signed}
      <FundingCondition />
    </Stack>
  ) : null;
}

export function SignedNote() {
  return <SignedMessage text={APPLICATION.settled} href={ROUTES.contract.path} name={APPLICATION.signedLink} />;
}

function SignedMessage({ text, href, name }: Readonly<Record<'text' | 'href' | 'name', string>>) {
  const { signedOn } = useJourney(viewApplication);
  return (
    <Message kind="info" role="note">
      {`${APPLICATION.signed(signedOn)} ${text} `}
      <JourneyLink href={href}>{name}</JourneyLink>
    </Message>
  );
}

/** Shown instead of the terms until an offer is chosen; links to the offers (R16.2). */
export function NoOffer({ event }: Pick<ComponentProps<typeof JourneyLink>, 'event'>) {
  const { isSigned } = useJourney(viewApplication);
  const content = isSigned ? APPLICATION.signedWithoutOffer : APPLICATION.noOffer;
  return (
    <Message kind="info" title={content.title}>
      <p>{content.text}</p>
      <JourneyLink href={ROUTES.offers.path} {...(event !== undefined && !isSigned && { event })}>
        {content.link}
      </JourneyLink>
    </Message>
  );
}
