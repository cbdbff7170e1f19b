import { viewConnectAdditionalAccounts } from '#machines/journey/views/viewConnectAdditionalAccounts.ts';
import { ActionBar } from '#src/components/ActionBar.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { CONNECT_ADDITIONAL_ACCOUNTS } from '#src/content/connectAdditionalAccounts.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import classes from './ConnectAdditionalAccountsScreen.module.css';
import { AccountCard } from './parts/AccountCard.tsx';

/** The optional connections and the way to the offers (R5.5, R5.6). */
export function ConnectAdditionalAccountsScreen() {
  const { accounts } = useJourney(viewConnectAdditionalAccounts);
  const send = useSend();
  return (
    <div className={classes.screen}>
      <ScreenHeading title={CONNECT_ADDITIONAL_ACCOUNTS.title} intro={CONNECT_ADDITIONAL_ACCOUNTS.intro} />
      <ul className={classes.accounts} aria-label={CONNECT_ADDITIONAL_ACCOUNTS.accounts}>
        {accounts.map(({ id, state }) => (
          <li key={id}>
            <AccountCard
              account={id}
              state={state}
              onConnect={() => send({ type: 'accounts.connectRequested', account: id })}
            />
          </li>
        ))}
      </ul>
      <ActionBar>
        <PrimaryButton onClick={() => send({ type: 'accounts.continued' })}>
          {CONNECT_ADDITIONAL_ACCOUNTS.continue}
        </PrimaryButton>
      </ActionBar>
    </div>
  );
}
