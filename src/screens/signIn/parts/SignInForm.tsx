import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useState } from 'react';
import { viewSignIn } from '#machines/journey/views/viewCredentials.ts';
import { SIGN_IN } from '#src/content/signIn.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import { CredentialsForm } from '#src/screens/parts/CredentialsForm.tsx';
import classes from './SignInForm.module.css';

/** The form with which a creator signs in, and whether to be remembered (R4.1). */
export function SignInForm() {
  const send = useSend();
  const [isRemembered, setIsRemembered] = useState(false);
  return (
    <>
      <CredentialsForm
        {...useJourney(viewSignIn)}
        words={SIGN_IN}
        autoComplete={['username', 'current-password']}
        onSubmit={(credentials) => send({ type: 'signIn.submitted', ...credentials, isRemembered })}
      >
        <Checkbox
          name="isRemembered"
          label={SIGN_IN.rememberMe}
          checked={isRemembered}
          onChange={(event) => setIsRemembered(event.currentTarget.checked)}
        />
      </CredentialsForm>
      <p className={classes.forgotten}>
        <span>{SIGN_IN.forgotPassword}</span> <span>{SIGN_IN.forgotPasswordReason}</span>
      </p>
    </>
  );
}
