import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconLock } from '@tabler/icons-react';
import { isValidEmail } from '#machines/domain/email.ts';
import { type ConnectPatreonView, viewConnectPatreon } from '#machines/journey/views/viewConnectPatreon.ts';
import { ActionBar } from '#src/components/ActionBar.tsx';
import { Glyph } from '#src/components/Glyph.tsx';
import { Message } from '#src/components/Message.tsx';
import { PasswordField } from '#src/components/PasswordField.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { CONNECT_PATREON } from '#src/content/connectPatreon.ts';
import { useJourney, useInputStore, useSend } from '#src/journey/hooks.ts';
import classes from './PatreonForm.module.css';

type PatreonFormProps = {
  /** True for an account connected already, where another action is the primary one. */
  readonly isAgain?: boolean;
};

/** Patreon's email address and password; the password is handed over once and stored nowhere (R5.2). */
export function PatreonForm({ isAgain = false }: PatreonFormProps) {
  const { isBusy, problem } = useJourney(viewConnectPatreon);
  const send = useSend();
  const inputStore = useInputStore();
  const form = useForm({
    mode: 'controlled',
    initialValues: { email: '', password: '' },
    validate: {
      email: (email) => {
        if (email.trim() === '') return CONNECT_PATREON.emailMissing;
        return isValidEmail(email.trim()) ? null : CONNECT_PATREON.emailMalformed;
      },
      password: (password) => (password === '' ? CONNECT_PATREON.passwordMissing : null),
    },
  });
  const submit = form.onSubmit(
    ({ email, password }) => {
      send({ type: 'patreon.submitted', email: email.trim(), secretId: inputStore.secret(password) });
      form.setFieldValue('password', '');
    },
    (errors, _values, event) => focusFirst(event?.currentTarget, Object.keys(errors)),
  );
  return (
    <form
      aria-label={CONNECT_PATREON.form}
      autoComplete="off"
      // Sent by the browser itself, it would put the password into the address otherwise.
      method="post"
      noValidate
      onSubmit={isBusy ? (event) => event.preventDefault() : submit}
    >
      <div className={classes.fields}>
        <Message kind="warning" title={CONNECT_PATREON.demoTitle}>
          {CONNECT_PATREON.demo}
        </Message>
        <TextInput
          {...form.getInputProps('email')}
          label={CONNECT_PATREON.email}
          name="email"
          type="email"
          autoComplete="off"
          required
          withAsterisk={false}
          size="md"
        />
        <PasswordField
          label={CONNECT_PATREON.password}
          value={form.values.password}
          onChange={(password) => form.setFieldValue('password', password)}
          error={form.errors.password}
          name="password"
          required
          autoComplete="off"
        />
        <p className={classes.safety}>
          <IconLock aria-hidden size={20} stroke={1.6} />
          <span>{CONNECT_PATREON.safety}</span>
        </p>
      </div>
      {isAgain ? (
        <div className={classes.again}>
          <SecondaryButton type="submit" aria-disabled={isBusy} data-disabled={isBusy || undefined}>
            {isBusy ? CONNECT_PATREON.busy : CONNECT_PATREON.submit}
          </SecondaryButton>
          <Problem problem={problem} />
        </div>
      ) : (
        <ActionBar isInFlow>
          <PrimaryButton type="submit" isBusy={isBusy} busyLabel={CONNECT_PATREON.busy}>
            {CONNECT_PATREON.submit}
          </PrimaryButton>
          <Problem problem={problem} />
        </ActionBar>
      )}
    </form>
  );
}

/** Stands beside the button, so that the form stays where it is (R5.4). */
function Problem({ problem }: Pick<ConnectPatreonView, 'problem'>) {
  if (problem === null) return null;
  return (
    <p role="alert" className={classes.problem}>
      <Glyph name="error" className={classes.sign} />
      <span>{CONNECT_PATREON.problems[problem]}</span>
    </p>
  );
}

function focusFirst(form: HTMLFormElement | undefined, names: readonly string[]): void {
  const field = form?.elements.namedItem(names[0] ?? '');
  if (field instanceof HTMLElement) field.focus();
}
