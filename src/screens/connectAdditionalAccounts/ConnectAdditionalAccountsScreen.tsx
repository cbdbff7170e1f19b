import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import type { AccountId } from '#machines/domain/choices.ts';
import { type ConnectionState, viewConnectAdditionalAccounts } from '#machines/journey/views/viewConnections.ts';
import { ActionBar } from '#src/components/ActionBar.tsx';
import { BrandLogo } from '#src/components/BrandLogo.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { Split } from '#src/components/layout/Split.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { ACCOUNT_NAMES } from '#src/content/accounts.ts';
import { CONNECT_ADDITIONAL_ACCOUNTS as CONTENT } from '#src/content/connectAdditionalAccounts.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import cards from '#src/screens/parts/AccountCards.module.css';
import { PreOfferScreen } from '#src/screens/parts/WithSidePanel.tsx';

export function ConnectAdditionalAccountsScreen() {
  const { accounts, averageRevenueDollars } = useJourney(viewConnectAdditionalAccounts);
  const send = useSend();
  return (
    <PreOfferScreen title={CONTENT.title} intro={CONTENT.intro} signedText={CONTENT.settled} content={CONTENT.next}>
      <Stack gap={5}>
        <p>
          <strong>{CONTENT.revenue(averageRevenueDollars)}</strong>
        </p>
        <Split as="ul" columns={2} gap={4} className={cards.cards} aria-label={CONTENT.accounts}>
          {accounts.map((account) => (
            <li key={account.id}>
              <AccountCard {...account} />
            </li>
          ))}
        </Split>
      </Stack>
      <ActionBar>
        <PrimaryButton onClick={() => send({ type: 'accounts.continued' })}>{CONTENT.continue}</PrimaryButton>
      </ActionBar>
    </PreOfferScreen>
  );
}

/** The button stays focusable while connecting and once connected (R5.5). */
function AccountCard({ id, state }: { readonly id: AccountId; readonly state: ConnectionState }) {
  const send = useSend();
  const reasonId = useId();
  const isOpen = state === 'disconnected';
  const connect = () => send({ type: 'accounts.connectRequested', account: id });
  return (
    <Card as="section" gap={4} pad={4} className={cards.card} data-state={state} aria-label={ACCOUNT_NAMES[id]}>
      <span className={cards.logo}>
        <BrandLogo brand={id} size={26} />
      </span>
      <div>
        <h2>{ACCOUNT_NAMES[id]}</h2>
        <Text kind="quiet" id={reasonId}>
          {CONTENT.reasons[id]}
        </Text>
      </div>
      <SecondaryButton
        className={cards.foot}
        aria-describedby={reasonId}
        aria-disabled={!isOpen}
        data-disabled={!isOpen || undefined}
        onClick={isOpen ? connect : undefined}
        leftSection={state === 'connected' && <IconCheck aria-hidden size={18} />}
      >
        {CONTENT.actions[state](ACCOUNT_NAMES[id])}
      </SecondaryButton>
    </Card>
  );
}
