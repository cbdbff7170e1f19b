import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { isValidEmail, normalizeText } from '#machines/domain/text.ts';
import type { CredentialsView } from '#machines/journey/views/viewConnections.ts';
import { ActionBar } from '#src/components/ActionBar.tsx';
import { NO_AUTOCORRECT } from '#src/components/noAutocorrect.ts';
import { Glyph } from '#src/components/Glyph.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { PasswordField } from '#src/components/PasswordField.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import type { CONNECT_PATREON } from '#src/content/connectPatreon.ts';
import type { SIGN_IN } from '#src/content/signIn.ts';
import { useAppServices } from '#src/journey/hooks.ts';
import classes from './CredentialsForm.module.css';

type CredentialsFormProps = CredentialsView & {
  readonly content: typeof SIGN_IN | typeof CONNECT_PATREON;
  readonly autoComplete: readonly [email: 'username' | 'off', password: 'current-password' | 'off'];
  /** Whether the screen has another primary action. */
  readonly isSecondary?: boolean;
  readonly children: ReactNode;
  readonly onSubmit: (credentials: { readonly email: string; readonly secretId: string }) => void;
};

/** An email and password form. Submits a reference to the password, and clears the password field (R4.1, R5.2). */
export function CredentialsForm(props: CredentialsFormProps) {
  const { content, autoComplete, isBusy, isSecondary = false, children, onSubmit } = props;
  const { inputStore } = useAppServices();
  const form = useForm({
    mode: 'controlled',
    initialValues: { email: '', password: '' },
    validate: {
      email: (email) => {
        const address = normalizeText(email);
        if (address === '') return content.emailMissing;
        return isValidEmail(address) ? null : content.emailMalformed;
      },
      password: (password) => (password === '' ? content.passwordMissing : null),
    },
  });
  const submit = form.onSubmit(
    ({ email, password }) => {
      onSubmit({ email: normalizeText(email), secretId: inputStore.storeSecret(password) });
      form.setFieldValue('password', '');
      form.resetDirty({ email, password: '' });
    },
    (errors) => form.getInputNode(errors['email'] === undefined ? 'password' : 'email')?.focus(),
  );
  // A problem applies only to the submitted email, so editing the email hides it.
  const problem = form.isDirty('email') ? null : props.problem;
  const message = problem && content.problems[problem];
  const emailRefused = content.emailRefused === null || <span ref={focusEmail}>{content.emailRefused}</span>;
  return (
    <form
      aria-label={content.form}
      autoComplete={autoComplete.includes('off') ? 'off' : 'on'}
      // Keeps the password out of the URL if the browser submits the form natively.
      method="post"
      noValidate
      onSubmit={isBusy ? (event) => event.preventDefault() : submit}
    >
      <Stack gap={4} className={classes.fields}>
        <TextInput
          {...form.getInputProps('email')}
          error={form.errors['email'] ?? (problem === 'refused' && emailRefused)}
          label={content.email}
          description={content.demo}
          name="email"
          type="email"
          autoComplete={autoComplete[0]}
          {...NO_AUTOCORRECT}
          required
          withAsterisk={false}
          size="md"
        />
        <PasswordField
          {...form.getInputProps('password')}
          value={form.values.password}
          label={content.password}
          name="password"
          required
          autoComplete={autoComplete[1]}
        />
        {children}
      </Stack>
      <ActionBar isInFlow>
        {isSecondary ? (
          <SecondaryButton type="submit" aria-disabled={isBusy} data-disabled={isBusy || undefined}>
            {isBusy ? content.busy : content.submit}
          </SecondaryButton>
        ) : (
          <PrimaryButton type="submit" isBusy={isBusy} busyLabel={content.busy}>
            {content.submit}
          </PrimaryButton>
        )}
        {/* Next to the button, to avoid layout shift (R5.4). */}
        {message !== null && (
          <Row as="p" isOneLine align="start" gap={2} ref={bringIntoView} role="alert" className={classes.problem}>
            <Glyph name="error" className={classes.sign} />
            <span>{message}</span>
          </Row>
        )}
      </ActionBar>
    </form>
  );
}

const bringIntoView = (message: HTMLElement | null) => message?.scrollIntoView({ block: 'nearest' });

/** Focuses the email field when the email is rejected, unless focus has moved out of the form. */
function focusEmail(message: HTMLElement | null): void {
  const form = message?.closest('form');
  const focused = document.activeElement;
  if (focused === document.body || form?.contains(focused)) form?.querySelector<HTMLElement>('[name=email]')?.focus();
  form?.querySelector('[data-action-bar]')?.scrollIntoView({ block: 'nearest' });
}
