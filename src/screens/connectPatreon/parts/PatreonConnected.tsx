import { Message } from '#src/components/Message.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { CONNECT_PATREON } from '#src/content/connectPatreon.ts';
import { useSend } from '#src/journey/hooks.ts';
import classes from './PatreonConnected.module.css';

/** Patreon is connected: whose account it is, the way on, and a heading for the form that follows (R1.5, R5.2). */
export function PatreonConnected({ account }: { readonly account: string }) {
  const send = useSend();
  return (
    <>
      <Message kind="success" title={CONNECT_PATREON.connectedTitle}>
        <p>{CONNECT_PATREON.connected(account)}</p>
        <PrimaryButton onClick={() => send({ type: 'patreon.continued' })}>{CONNECT_PATREON.continue}</PrimaryButton>
      </Message>
      <h2 className={classes.again}>{CONNECT_PATREON.again}</h2>
    </>
  );
}
