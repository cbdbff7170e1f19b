import { ROUTES } from '#machines/journey/routes.ts';
import { viewStanding } from '#machines/journey/views/viewStanding.ts';
import { Message } from '#src/components/Message.tsx';
import { STANDING } from '#src/content/standing.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';

/** Says on a screen that can only be read since the contract is signed why that is, and leads to the contract (R12.8). */
export function SignedNote() {
  const { signedOn } = useJourney(viewStanding);
  return (
    <Message kind="info" role="note">
      {`${STANDING.signed(signedOn)} ${STANDING.settled} `}
      <JourneyLink href={ROUTES.contract.path}>{STANDING.signedLink}</JourneyLink>
    </Message>
  );
}
