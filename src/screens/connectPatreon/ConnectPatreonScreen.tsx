import { viewConnectPatreon } from '#machines/journey/views/viewConnectPatreon.ts';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { CONNECT_PATREON } from '#src/content/connectPatreon.ts';
import { useJourney } from '#src/journey/hooks.ts';
import classes from './ConnectPatreonScreen.module.css';
import { PatreonConnected } from './parts/PatreonConnected.tsx';
import { PatreonForm } from './parts/PatreonForm.tsx';

/** The connection of the Patreon account; the form stays for another one (R5.2 to R5.4). */
export function ConnectPatreonScreen() {
  const { connectedAccount } = useJourney(viewConnectPatreon);
  return (
    <div className={classes.screen}>
      <ScreenHeading title={CONNECT_PATREON.title} intro={CONNECT_PATREON.intro} />
      {connectedAccount !== null && <PatreonConnected account={connectedAccount} />}
      <PatreonForm isAgain={connectedAccount !== null} />
    </div>
  );
}
