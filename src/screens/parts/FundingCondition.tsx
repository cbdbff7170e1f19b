import { viewStanding } from '#machines/journey/views/viewStanding.ts';
import { Message } from '#src/components/Message.tsx';
import { STANDING } from '#src/content/standing.ts';
import { useJourney } from '#src/journey/hooks.ts';

/** The one sentence about a business that cannot be funded, the same on every screen that it concerns (R16.1). */
export function FundingCondition() {
  const { isFundable } = useJourney(viewStanding);
  return isFundable ? null : (
    <Message kind="warning" role="note">
      {STANDING.notFundable}
    </Message>
  );
}
