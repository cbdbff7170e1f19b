import { Checkbox, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useForm } from '@mantine/form';
import { isValidEmail } from '#machines/domain/email.ts';
import { viewSignIn } from '#machines/journey/views/viewSignIn.ts';
import { ActionBar } from '#src/components/ActionBar.tsx';
import { Message } from '#src/components/Message.tsx';
import { PasswordField } from '#src/components/PasswordField.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { SIGN_IN } from '#src/content/signIn.ts';
import { useJourney, useInputStore, useSend } from '#src/journey/hooks.ts';
import classes from './SignInForm.module.css';

/** Email address and password; the password is handed over once and never leaves as text (R4.1, R5.2). */
export function SignInForm() {
  const { isBusy, problem, demoEmail } = useJourney(viewSignIn);
  const send = useSend();
  const inputStore = useInputStore();
  const form = useForm({
    mode: 'controlled',
    initialValues: { email: '', password: '', isRemembered: false },
    validate: {
      email: (email) => {
        if (email.trim() === '') return SIGN_IN.emailMissing;
        return isValidEmail(email.trim()) ? null : SIGN_IN.emailMalformed;
      },
      password: (password) => (password === '' ? SIGN_IN.passwordMissing : null),
    },
  });
  const submit = form.onSubmit(
    ({ email, password, isRemembered }) => {
      send({ type: 'signIn.submitted', email: email.trim(), secretId: inputStore.secret(password), isRemembered });
      form.setFieldValue('password', '');
    },
    (errors, _values, event) => focusFirst(event?.currentTarget, Object.keys(errors)),
  );
  return (
    <form
      aria-label={SIGN_IN.form}
      // Sent by the browser itself, it would put the password into the address otherwise.
      method="post"
      noValidate
      onSubmit={isBusy ? (event) => event.preventDefault() : submit}
    >
      <div className={classes.fields}>
        {problem === null ? (
          <Message kind="info">{SIGN_IN.demoHint(demoEmail)}</Message>
        ) : (
          <Message kind="error">{SIGN_IN.problems[problem](demoEmail)}</Message>
        )}
        <TextInput
          {...form.getInputProps('email')}
          label={SIGN_IN.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          withAsterisk={false}
          size="md"
        />
        <PasswordField
          label={SIGN_IN.password}
          value={form.values.password}
          onChange={(password) => form.setFieldValue('password', password)}
          error={form.errors.password}
          name="password"
          required
          autoComplete="current-password"
        />
        <Checkbox
          {...form.getInputProps('isRemembered', { type: 'checkbox' })}
          name="isRemembered"
          label={SIGN_IN.rememberMe}
        />
      </div>
      <ActionBar isInFlow>
        <PrimaryButton type="submit" isBusy={isBusy} busyLabel={SIGN_IN.busy}>
          {SIGN_IN.submit}
        </PrimaryButton>
      </ActionBar>
      <p className={classes.forgotten}>
        <span>{SIGN_IN.forgotPassword}</span> <span>{SIGN_IN.forgotPasswordReason}</span>
      </p>
    </form>
  );
}

function focusFirst(form: HTMLFormElement | undefined, names: readonly string[]): void {
  const field = form?.elements.namedItem(names[0] ?? '');
  if (field instanceof HTMLElement) field.focus();
}
