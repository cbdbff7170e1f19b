import { Checkbox, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { IconLock } from '@tabler/icons-react';
import { visibleText } from '#machines/domain/text.ts';
import type { ContractView } from '#machines/journey/views/viewContract.ts';
import { ActionBar } from '#src/components/ActionBar.tsx';
import { KeepTogether } from '#src/components/KeepTogether.tsx';
import { NO_AUTOCORRECT } from '#src/components/noAutocorrect.ts';
import { Card } from '#src/components/layout/Card.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { CONTRACT } from '#src/content/contract.ts';
import { useAppServices, useSend } from '#src/journey/hooks.ts';
import classes from './SigningForm.module.css';

const WORDS = CONTRACT.sign;

/** Agreement, full name and submission, each unlocked by the previous one (R12.2 to R12.5). */
export function SigningForm({ view }: { readonly view: ContractView }) {
  const send = useSend();
  const { now } = useAppServices();
  const agreed = view.terms === null ? WORDS.noOffer : WORDS.summary(view.terms);
  const isLocked = !view.canSign && !view.isSubmitting;
  return (
    <Card
      as="form"
      gap={4}
      className={classes.form}
      data-screen-only
      noValidate
      // Enter in the name field must not sign; only the button does (R12.9).
      onSubmit={(event) => event.preventDefault()}
    >
      <h2>{WORDS.heading}</h2>
      <Text kind="quiet">
        <KeepTogether>{view.isFundable ? agreed : WORDS.unfunded}</KeepTogether>
      </Text>
      <Checkbox
        id="agreement"
        label={WORDS.agreement}
        description={
          view.awaited === 'reading' ? (
            WORDS.agreementLocked
          ) : (
            <>
              {WORDS.confirms.before} <bdi>{visibleText(view.business.legalName) || WORDS.confirms.business}</bdi>{' '}
              {WORDS.confirms.after}
            </>
          )
        }
        checked={view.isAgreed}
        disabled={!view.canAgree && !view.isSubmitting}
        aria-disabled={view.isSubmitting || undefined}
        onChange={(event) =>
          send({ type: 'contract.agreementChanged', isAgreed: event.currentTarget.checked, at: now() })
        }
      />
      <TextInput
        id="signature"
        classNames={{ input: classes.name, description: view.nameWarning === null ? '' : classes.warning }}
        size="md"
        leftSection={isLocked ? <IconLock size={18} aria-hidden /> : undefined}
        label={WORDS.name}
        description={view.nameWarning === null ? WORDS.nameHint : WORDS.nameWarnings[view.nameWarning]}
        name="name"
        autoComplete="name"
        {...NO_AUTOCORRECT}
        required
        withAsterisk={false}
        disabled={isLocked}
        readOnly={view.isSubmitting}
        value={view.signature}
        onChange={(event) => send({ type: 'contract.signatureChanged', signature: event.currentTarget.value })}
      />
      <ActionBar>
        <PrimaryButton
          isBusy={view.isSubmitting}
          busyLabel={WORDS.busy}
          blockedReason={view.awaited === null ? null : WORDS.blocked[view.awaited]}
          awaits={view.awaited ?? undefined}
          onClick={() => send({ type: 'contract.submitted' })}
        >
          {WORDS.submit}
        </PrimaryButton>
      </ActionBar>
    </Card>
  );
}
