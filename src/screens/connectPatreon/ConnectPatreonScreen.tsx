import { IconLock } from '@tabler/icons-react';
import { viewApplication } from '#machines/journey/views/viewApplication.ts';
import { viewConnectPatreon } from '#machines/journey/views/viewConnections.ts';
import { Message } from '#src/components/Message.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { useIsNarrow } from '#src/components/useIsNarrow.ts';
import { CONNECT_PATREON } from '#src/content/connectPatreon.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import { PreOfferScreen, SidePanel } from '#src/screens/parts/WithSidePanel.tsx';
import { CredentialsForm } from '#src/screens/parts/CredentialsForm.tsx';

/** Connects a Patreon account. Until the contract is signed, another can be connected (R1.5, R5.2 to R5.4). */
export function ConnectPatreonScreen() {
  const { account, isSettled, ...login } = useJourney(viewConnectPatreon);
  const { isFundable } = useJourney(viewApplication);
  const isNarrow = useIsNarrow();
  const send = useSend();
  return (
    <PreOfferScreen
      title={CONNECT_PATREON.title}
      intro={CONNECT_PATREON.intro}
      signedText={isSettled ? CONNECT_PATREON.settled : null}
      isEssential
      content={isNarrow ? null : CONNECT_PATREON.promises}
    >
      <Stack gap={5}>
        {account !== null && (
          <>
            <Message kind="success" title={CONNECT_PATREON.connectedTitle}>
              <p>{CONNECT_PATREON.connected(account)}</p>
              <PrimaryButton onClick={() => send({ type: 'patreon.continued' })}>
                {CONNECT_PATREON.continue}
              </PrimaryButton>
            </Message>
            {!isSettled && <h2>{CONNECT_PATREON.again}</h2>}
          </>
        )}
        {!isSettled && (
          <CredentialsForm
            {...login}
            content={CONNECT_PATREON}
            autoComplete={['off', 'off']}
            isSecondary={account !== null}
            onSubmit={(credentials) => send({ type: 'patreon.submitted', ...credentials })}
          >
            <Row as={Text} kind="quiet" isOneLine align="start" gap={2}>
              <IconLock aria-hidden size={20} stroke={1.6} />
              <span>{CONNECT_PATREON.safety}</span>
            </Row>
            {/* On phones, the panel is in the form, so its note about the login is above the button (R5.2). */}
            {isNarrow && isFundable && <SidePanel content={CONNECT_PATREON.promises} isEssential />}
          </CredentialsForm>
        )}
      </Stack>
    </PreOfferScreen>
  );
}
