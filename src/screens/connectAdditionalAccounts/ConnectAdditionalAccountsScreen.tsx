import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import type { AccountId } from '#machines/domain/choices.ts';
import { type ConnectionState, viewConnectAdditionalAccounts } from '#machines/journey/views/viewConnections.ts';
import { ActionBar } from '#src/components/ActionBar.tsx';
import { BrandLogo } from '#src/components/BrandLogo.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { ACCOUNT_NAMES } from '#src/content/accounts.ts';
import { CONNECT_ADDITIONAL_ACCOUNTS as WORDS } from '#src/content/connectAdditionalAccounts.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import cards from '#src/screens/parts/AccountCards.module.css';
import { BeforeOffers } from '#src/screens/parts/WithSidePanel.tsx';
import classes from './ConnectAdditionalAccountsScreen.module.css';

export function ConnectAdditionalAccountsScreen() {
  const { accounts, averageRevenueDollars } = useJourney(viewConnectAdditionalAccounts);
  const send = useSend();
  return (
    <BeforeOffers title={WORDS.title} intro={WORDS.intro} signedText={WORDS.settled} words={WORDS.next}>
      <p className={classes.revenue}>{WORDS.revenue(averageRevenueDollars)}</p>
      <ul className={cards.cards} aria-label={WORDS.accounts}>
        {accounts.map((account) => (
          <li key={account.id}>
            <AccountCard {...account} />
          </li>
        ))}
      </ul>
      <ActionBar>
        <PrimaryButton onClick={() => send({ type: 'accounts.continued' })}>{WORDS.continue}</PrimaryButton>
      </ActionBar>
    </BeforeOffers>
  );
}

/** The button keeps the focus while the account connects and afterwards (R5.5). */
function AccountCard({ id, state }: { readonly id: AccountId; readonly state: ConnectionState }) {
  const send = useSend();
  const reasonId = useId();
  const isOpen = state === 'disconnected';
  const connect = () => send({ type: 'accounts.connectRequested', account: id });
  return (
    <section className={cards.card} data-state={state} aria-label={ACCOUNT_NAMES[id]}>
      <span className={cards.logo}>
        <BrandLogo brand={id} size={26} />
      </span>
      <div>
        <h2 className={cards.name}>{ACCOUNT_NAMES[id]}</h2>
        <p id={reasonId} className={cards.about}>
          {WORDS.reasons[id]}
        </p>
      </div>
      <SecondaryButton
        className={cards.foot}
        aria-describedby={reasonId}
        aria-disabled={!isOpen}
        data-disabled={!isOpen || undefined}
        onClick={isOpen ? connect : undefined}
        leftSection={state === 'connected' && <IconCheck aria-hidden size={18} />}
      >
        {WORDS.actions[state](ACCOUNT_NAMES[id])}
      </SecondaryButton>
    </section>
  );
}
