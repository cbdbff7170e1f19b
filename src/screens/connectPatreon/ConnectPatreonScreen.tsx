import { viewConnectPatreon } from '#machines/journey/views/viewConnectPatreon.ts';
import { Notice } from '#src/components/Notice.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { CONNECT_PATREON } from '#src/content/connectPatreon.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import classes from './ConnectPatreonScreen.module.css';
import { PatreonForm } from './parts/PatreonForm.tsx';

/** The connection of the Patreon account (R5.2 to R5.4). */
export function ConnectPatreonScreen() {
  const { isConnected } = useJourney(viewConnectPatreon);
  const send = useSend();
  return (
    <div className={classes.screen}>
      <ScreenHeading title={CONNECT_PATREON.title} intro={CONNECT_PATREON.intro} />
      {isConnected ? (
        <div className={classes.connected}>
          <Notice kind="success" title={CONNECT_PATREON.connectedTitle}>
            <p>{CONNECT_PATREON.connected}</p>
            <div className={classes.continue}>
              <SecondaryButton onClick={() => send({ type: 'patreon.continued' })}>
                {CONNECT_PATREON.continue}
              </SecondaryButton>
            </div>
          </Notice>
        </div>
      ) : null}
      <PatreonForm />
    </div>
  );
}
