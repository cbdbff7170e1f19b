import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useState } from 'react';
import { landingAddress } from '#machines/journey/routes.ts';
import { viewSignIn } from '#machines/journey/views/viewConnections.ts';
import { KeepTogether } from '#src/components/KeepTogether.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { Message } from '#src/components/Message.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { SIGN_IN } from '#src/content/signIn.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import { ActionLink } from '#src/screens/parts/ActionLink.tsx';
import { CredentialsForm } from '#src/screens/parts/CredentialsForm.tsx';
import { useResume } from '#src/screens/parts/useResume.ts';
import { WhatYouNeed } from '#src/screens/parts/WhatYouNeed.tsx';
import { WithSidePanel } from '#src/screens/parts/WithSidePanel.tsx';
import classes from './SignInScreen.module.css';

export function SignInScreen() {
  const send = useSend();
  const [isRemembered, setIsRemembered] = useState(false);
  const resume = useResume();
  const { userName, ...form } = useJourney(viewSignIn);
  const nextLink = resume ?? (userName === null ? null : SIGN_IN.start);
  return (
    <WithSidePanel column="card" content={resume === null ? SIGN_IN.next : null}>
      <Card pad={6} className={classes.card}>
        <ScreenHeading title={SIGN_IN.title} />
        <Stack gap={5}>
          {nextLink !== null && (
            <Message kind="success" title={SIGN_IN.signedIn(userName ?? '')}>
              {resume !== null && <p>{resume.place}</p>}
              <ActionLink href={nextLink.href}>{nextLink.name}</ActionLink>
            </Message>
          )}
          <CredentialsForm
            {...form}
            content={SIGN_IN}
            isSecondary={nextLink !== null}
            autoComplete={['username', 'current-password']}
            onSubmit={(credentials) => send({ type: 'signIn.submitted', ...credentials, isRemembered })}
          >
            <Checkbox
              name="isRemembered"
              label={SIGN_IN.rememberMe}
              description={<KeepTogether>{SIGN_IN.rememberHint}</KeepTogether>}
              classNames={{ inner: classes.rememberBox, label: classes.rememberLabel }}
              checked={isRemembered}
              onChange={(event) => setIsRemembered(event.currentTarget.checked)}
            />
          </CredentialsForm>
          <Stack as={Text} kind="quiet">
            <span role="link" aria-disabled>
              {SIGN_IN.forgotPassword}
            </span>{' '}
            <span>{SIGN_IN.forgotPasswordReason}</span>
          </Stack>
          {resume === null && <WhatYouNeed heading="h2" />}
          <Row gap={4} justify="between" className={classes.apply}>
            <p>{SIGN_IN.notAMember}</p>
            <ActionLink href={landingAddress('application-form')} isSecondary data-size="small">
              {SIGN_IN.applyNow}
            </ActionLink>
          </Row>
        </Stack>
      </Card>
    </WithSidePanel>
  );
}
