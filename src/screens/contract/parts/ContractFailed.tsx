import { Message } from '#src/components/Message.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { CONTRACT } from '#src/content/contract.ts';
import { useSend } from '#src/journey/hooks.ts';

const CONTENT = CONTRACT.failed;

export function ContractFailed() {
  const send = useSend();
  return (
    <Message kind="warning" role="alert" title={CONTENT.title}>
      <p>{CONTENT.text}</p>
      <SecondaryButton onClick={() => send({ type: 'viewer.retried' })}>{CONTENT.retry}</SecondaryButton>
    </Message>
  );
}
