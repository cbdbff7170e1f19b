import { viewApplication } from '#machines/journey/views/viewApplication.ts';
import { Message } from '#src/components/Message.tsx';
import { APPLICATION } from '#src/content/application.ts';
import { useJourney } from '#src/journey/hooks.ts';

/** Warns that the business can't be funded; renders nothing if it can (R16.1). */
export function FundingCondition() {
  const { isFundable } = useJourney(viewApplication);
  return isFundable ? null : (
    <Message kind="warning" role="note">
      {APPLICATION.notFundable}
    </Message>
  );
}
