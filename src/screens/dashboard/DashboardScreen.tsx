import { FILES, ROUTES } from '#machines/journey/routes.ts';
import { viewDashboard } from '#machines/journey/views/viewDashboard.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { KeepTogether } from '#src/components/KeepTogether.tsx';
import { Split } from '#src/components/layout/Split.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { Message } from '#src/components/Message.tsx';
import { DownloadLink } from '#src/components/pdf/DownloadLink.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { DASHBOARD } from '#src/content/dashboard.ts';
import { missingNames } from '#src/content/entityDetails.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import { ActionLink } from '#src/screens/parts/ActionLink.tsx';
import card from '#src/screens/parts/Card.module.css';
import { NextPayment } from '#src/screens/parts/NextPayment.tsx';
import { OfferTerms } from '#src/screens/parts/OfferTerms.tsx';
import { SignedCopy } from '#src/screens/parts/SignedCopy.tsx';
import { FundingCondition } from '#src/screens/parts/FundingCondition.tsx';
import { NoOffer } from '#src/screens/parts/ApplicationNotes.tsx';
import classes from './DashboardScreen.module.css';
import { SetupStep, StepActions } from './parts/SetupStep.tsx';
import { Timeline } from './parts/Timeline.tsx';

const { bank, extension, signed, steps, unsigned } = DASHBOARD;

export function DashboardScreen() {
  const view = useJourney(viewDashboard);
  const { contract, missing, timeline, bankStatus } = view;
  const terms = contract?.terms ?? null;
  const send = useSend();
  const ConnectBank = bankStatus === 'next' ? PrimaryButton : SecondaryButton;
  return (
    <div className={card.screen}>
      <ScreenHeading title={DASHBOARD.title} />
      <Stack gap={4}>
        <FundingCondition />
        {contract !== null && terms === null && <NoOffer />}
        {missing.length > 0 && (
          <Message kind="info" role="note">
            <Disclosure title={DASHBOARD.missing(missing.length)}>
              <ul className={classes.missing}>
                {missingNames(missing, view.taxReturnYear).map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </Disclosure>
          </Message>
        )}
        <Split as="ol" columns={2} gap={4} className={classes.steps} aria-label={steps.label}>
          <SetupStep number={1} status={contract === null ? 'next' : 'done'} heading={steps.contract}>
            {contract === null ? (
              <>
                <p>{unsigned.text}</p>
                <StepActions>
                  <ActionLink href={ROUTES.contract.path}>{unsigned.link}</ActionLink>
                </StepActions>
              </>
            ) : (
              <Stack gap={1}>
                <p>
                  <strong>{signed.id(contract.documentId)}</strong>
                </p>
                {timeline !== null && terms !== null && (
                  <p>
                    <KeepTogether>{signed.terms(terms)}</KeepTogether>
                  </p>
                )}
                <Disclosure title={signed.details}>
                  <Stack gap={5}>
                    <Text kind="quiet" className={classes.by}>
                      {signed.by(contract.signature, contract.signedAt)}
                    </Text>
                    {terms !== null && <OfferTerms terms={terms} isFundable={view.isFundable} />}
                    <SignedCopy />
                  </Stack>
                </Disclosure>
              </Stack>
            )}
          </SetupStep>
          <SetupStep number={2} status={bankStatus} heading={bank.heading}>
            <p>{bank.texts[bankStatus]}</p>
            <StepActions>
              {bankStatus === 'started' && (
                <ActionLink href={ROUTES.dashboardEstablished.path}>{bank.repayment}</ActionLink>
              )}
              <ConnectBank onClick={() => send({ type: 'bank.connectRequested' })}>{bank.action}</ConnectBank>
            </StepActions>
          </SetupStep>
          <SetupStep number={3} status="optional" heading={extension.heading}>
            <p>{extension.text}</p>
            <StepActions>
              <DownloadLink
                href={FILES.extension}
                label={extension.action}
                onDownload={() => send({ type: 'extension.downloaded' })}
              />
            </StepActions>
          </SetupStep>
        </Split>
        <Split gap={4} className={card.columns}>
          {timeline !== null && <Timeline timeline={timeline} isComplete={missing.length === 0} />}
          <NextPayment {...view} />
        </Split>
      </Stack>
    </div>
  );
}
