import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import type { ConnectionState } from '#machines/journey/views/viewConnectAdditionalAccounts.ts';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { BrandLogo } from '#src/components/BrandLogo.tsx';
import { CONNECT_ADDITIONAL_ACCOUNTS } from '#src/content/connectAdditionalAccounts.ts';
import classes from './AccountCard.module.css';
import type { AccountId } from '#machines/domain/choices.ts';

type AccountCardProps = {
  readonly account: AccountId;
  readonly state: ConnectionState;
  readonly onConnect: () => void;
};

/** One optional account. Its one button keeps the focus while it connects and when it is done (R5.5). */
export function AccountCard({ account, state, onConnect }: AccountCardProps) {
  const reasonId = useId();
  const isOpen = state === 'disconnected';
  const name = CONNECT_ADDITIONAL_ACCOUNTS.names[account];
  return (
    <section className={classes.card} data-state={state} aria-label={name}>
      <span className={classes.logo}>
        <BrandLogo brand={account} size={26} />
      </span>
      <div>
        <h2 className={classes.name}>{name}</h2>
        <p id={reasonId} className={classes.reason}>
          {CONNECT_ADDITIONAL_ACCOUNTS.reasons[account]}
        </p>
      </div>
      <SecondaryButton
        className={classes.action}
        aria-describedby={reasonId}
        aria-disabled={!isOpen}
        data-disabled={!isOpen || undefined}
        onClick={isOpen ? onConnect : undefined}
      >
        {state === 'connected' ? <IconCheck aria-hidden className={classes.check} size={18} /> : null}
        <span>{CONNECT_ADDITIONAL_ACCOUNTS.actions[state](name)}</span>
      </SecondaryButton>
    </section>
  );
}
