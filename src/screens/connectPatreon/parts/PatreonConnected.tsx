import { ActionBar } from '#src/components/ActionBar.tsx';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { Message } from '#src/components/Message.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { CONNECT_PATREON } from '#src/content/connectPatreon.ts';
import { useSend } from '#src/journey/hooks.ts';
import classes from './PatreonConnected.module.css';
import { PatreonForm } from './PatreonForm.tsx';

/** Patreon is connected: going on comes first, and connecting again is folded away (R1.5, R5.2). */
export function PatreonConnected() {
  const send = useSend();
  return (
    <>
      <Message kind="success" title={CONNECT_PATREON.connectedTitle}>
        {CONNECT_PATREON.connected}
      </Message>
      <div className={classes.again}>
        <Disclosure title={CONNECT_PATREON.again}>
          <PatreonForm isAgain />
        </Disclosure>
      </div>
      <ActionBar>
        <PrimaryButton onClick={() => send({ type: 'patreon.continued' })}>{CONNECT_PATREON.continue}</PrimaryButton>
      </ActionBar>
    </>
  );
}
