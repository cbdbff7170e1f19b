import { FILES, ROUTES } from '#machines/journey/routes.ts';
import { viewDashboard } from '#machines/journey/views/viewDashboard.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { KeepTogether } from '#src/components/KeepTogether.tsx';
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
import { SetupStep } from './parts/SetupStep.tsx';
import timelineClasses from './parts/Timeline.module.css';

const { bank, extension, signed, steps, unsigned } = DASHBOARD;

/** Set-up: the signed contract, the bank account, the extension, and the payments ahead (R13.1 to R13.3). */
export function DashboardScreen() {
  const view = useJourney(viewDashboard);
  const { contract, missing, timeline, bankStatus } = view;
  const terms = contract?.terms ?? null;
  const send = useSend();
  const ConnectBank = bankStatus === 'next' ? PrimaryButton : SecondaryButton;
  return (
    <div className={card.screen}>
      <ScreenHeading title={DASHBOARD.title} />
      <div className={card.stack}>
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
        <ol className={classes.steps} aria-label={steps.label}>
          <SetupStep number={1} status={contract === null ? 'next' : 'done'} heading={steps.contract}>
            {contract === null ? (
              <>
                <p className={card.text}>{unsigned.text}</p>
                <div className={classes.action}>
                  <ActionLink href={ROUTES.contract.path}>{unsigned.link}</ActionLink>
                </div>
              </>
            ) : (
              <div className={classes.signed}>
                <p className={classes.id}>{signed.id(contract.documentId)}</p>
                {timeline !== null && terms !== null && (
                  <p className={card.text}>
                    <KeepTogether>{signed.terms(terms)}</KeepTogether>
                  </p>
                )}
                <Disclosure title={signed.details}>
                  <div className={classes.details}>
                    <p className={classes.by}>{signed.by(contract.signature, contract.signedAt)}</p>
                    {terms !== null && <OfferTerms terms={terms} isFundable={view.isFundable} />}
                    <SignedCopy />
                  </div>
                </Disclosure>
              </div>
            )}
          </SetupStep>
          <SetupStep number={2} status={bankStatus} heading={bank.heading}>
            <p className={card.text}>{bank.texts[bankStatus]}</p>
            <div className={classes.action}>
              {bankStatus === 'started' && (
                <ActionLink href={ROUTES.dashboardEstablished.path}>{bank.repayment}</ActionLink>
              )}
              <ConnectBank onClick={() => send({ type: 'bank.connectRequested' })}>{bank.action}</ConnectBank>
            </div>
          </SetupStep>
          <SetupStep number={3} status="optional" heading={extension.heading}>
            <p className={card.text}>{extension.text}</p>
            <div className={classes.action}>
              <DownloadLink
                href={FILES.extension}
                label={extension.action}
                onDownload={() => send({ type: 'extension.downloaded' })}
              />
            </div>
          </SetupStep>
        </ol>
        <div className={card.columns}>
          {timeline !== null && (
            <section className={card.card}>
              <h2 id="timeline">{DASHBOARD.timeline.heading}</h2>
              <ol className={timelineClasses.timeline} aria-labelledby="timeline">
                {DASHBOARD.timeline.entries(timeline, missing.length === 0).map(({ when, what }) => (
                  <li key={what}>
                    <strong>
                      <KeepTogether>{when}</KeepTogether>
                    </strong>
                    <span>
                      <KeepTogether>{what}</KeepTogether>
                    </span>
                  </li>
                ))}
              </ol>
            </section>
          )}
          <NextPayment {...view} />
        </div>
      </div>
    </div>
  );
}
