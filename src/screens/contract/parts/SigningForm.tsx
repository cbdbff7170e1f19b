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

const CONTENT = CONTRACT.sign;
const { confirms: CONFIRMS } = CONTENT;

/** Agreement, full name and submission, each unlocked by the previous one (R12.2 to R12.5). */
export function SigningForm({ view }: { readonly view: ContractView }) {
  const send = useSend();
  const { now } = useAppServices();
  const agreed = view.terms === null ? CONTENT.noOffer : CONTENT.summary(view.terms);
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
      <h2>{CONTENT.heading}</h2>
      <Text kind="quiet">
        <KeepTogether>{view.isFundable ? agreed : CONTENT.unfunded}</KeepTogether>
      </Text>
      <Checkbox
        id="agreement"
        label={CONTENT.agreement}
        description={
          view.missingStep === 'reading' ? (
            CONTENT.agreementLocked
          ) : (
            <>
              {CONFIRMS.before} <bdi>{visibleText(view.business.legalName) || CONFIRMS.business}</bdi> {CONFIRMS.after}
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
        classNames={{ input: classes.name, description: view.nameWarning === null ? '' : classes.nameWarning }}
        size="md"
        leftSection={isLocked ? <IconLock size={18} aria-hidden /> : undefined}
        label={CONTENT.name}
        description={view.nameWarning === null ? CONTENT.nameHint : CONTENT.nameWarnings[view.nameWarning]}
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
          busyLabel={CONTENT.busy}
          blockedReason={view.missingStep === null ? null : CONTENT.blocked[view.missingStep]}
          awaits={view.missingStep ?? undefined}
          onClick={() => send({ type: 'contract.submitted' })}
        >
          {CONTENT.submit}
        </PrimaryButton>
      </ActionBar>
    </Card>
  );
}
