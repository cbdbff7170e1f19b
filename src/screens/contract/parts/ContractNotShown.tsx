import { Message } from '#src/components/Message.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { CONTRACT } from '#src/content/contract.ts';
import { useSend } from '#src/journey/hooks.ts';

/** Says that the text below stands for a PDF that cannot be shown, and offers another try (R12.7). */
export function ContractNotShown() {
  const send = useSend();
  return (
    <Message kind="warning" role="alert" title={CONTRACT.failed.title}>
      <p>{CONTRACT.failed.text}</p>
      <SecondaryButton onClick={() => send({ type: 'viewer.retried' })}>{CONTRACT.failed.retry}</SecondaryButton>
    </Message>
  );
}
