import { ROUTES } from '#machines/journey/routes.ts';
import { viewApplication } from '#machines/journey/views/viewApplication.ts';
import { Message } from '#src/components/Message.tsx';
import { APPLICATION } from '#src/content/application.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';

/** Explains why a screen has become read-only, with a link to the signed contract (R12.8). */
export function SignedNote() {
  return <SignedMessage text={APPLICATION.settled} href={ROUTES.contract.path} name={APPLICATION.signedLink} />;
}

type SignedMessageProps = Readonly<Record<'text' | 'href' | 'name', string>>;

export function SignedMessage({ text, href, name }: SignedMessageProps) {
  const { signedOn } = useJourney(viewApplication);
  return (
    <Message kind="info" role="note">
      {`${APPLICATION.signed(signedOn)} ${text} `}
      <JourneyLink href={href}>{name}</JourneyLink>
    </Message>
  );
}
