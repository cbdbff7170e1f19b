import { ROUTES } from '#machines/journey/routes.ts';
import { viewApplication } from '#machines/journey/views/viewApplication.ts';
import { Message } from '#src/components/Message.tsx';
import { APPLICATION } from '#src/content/application.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import { useResume } from './useResume.ts';

/** Explains why a screen has become read-only, and leads to the signed contract (R12.8). */
export function SignedNote() {
  const link = { href: ROUTES.contract.path, name: APPLICATION.signedLink };
  return <Signed text={APPLICATION.settled} link={link} />;
}

/** Tells a creator who has signed what this screen can no longer do, with a link onward (R12.8, R16.4). */
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
