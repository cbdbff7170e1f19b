import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useMediaQuery } from '@mantine/hooks';
import { type EntityDetailsView, viewEntityDetails } from '#machines/journey/views/viewEntityDetails.ts';
import { ActionBar } from '#src/components/ActionBar.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { BUSINESS_MISSING, ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { useJourney, useSeam, useSend } from '#src/journey/hooks.ts';
import { BusinessSummary } from '#src/screens/parts/BusinessSummary.tsx';
import card from '#src/screens/parts/Card.module.css';
import { FundingCondition } from '#src/screens/parts/FundingCondition.tsx';
import { SignedNote } from '#src/screens/parts/ApplicationNotes.tsx';
import classes from './EntityDetailsScreen.module.css';
import { BusinessFieldset } from './parts/BusinessFieldset.tsx';
import { Checklist } from './parts/Checklist.tsx';
import { DocumentsFieldset } from './parts/DocumentsFieldset.tsx';
import { useRequestedField, useTouchedFields } from './parts/fieldsOfForm.ts';
import { FieldGroup } from './parts/FieldGroup.tsx';
import { OwnersFieldset } from './parts/OwnersFieldset.tsx';

const CONFIRMATIONS = ENTITY_DETAILS.confirmations;

/** The business form; the authorization alone unlocks Continue (R9). */
export function EntityDetailsScreen() {
  const view = useJourney(viewEntityDetails);
  const send = useSend();
  const { inputStore } = useSeam();
  // Next to the form, the checklist follows it in the tab order.
  const hasRoom = useMediaQuery('(min-width: 64em)', false, { getInitialValueInEffect: false });
  const touching = useTouchedFields();
  useRequestedField(view.requestedField);
  if (view.isSigned) return <SettledDetails view={view} />;
  const { details, isComplete, canContinue } = view;
  const checklist = <Checklist view={view} isSidePanel={hasRoom} />;
  return (
    <form className={classes.screen} noValidate aria-label={ENTITY_DETAILS.title} {...touching}>
      <ScreenHeading title={ENTITY_DETAILS.title} />
      <div className={classes.columns}>
        {!hasRoom && checklist}
        <div className={classes.content}>
          <BusinessFieldset view={view} />
          <OwnersFieldset view={view} />
          <DocumentsFieldset view={view} />
          <FieldGroup legend={CONFIRMATIONS.legend}>
            <Checkbox
              id="income"
              label={CONFIRMATIONS.income}
              size="md"
              error={view.isIncomeMissing ? CONFIRMATIONS.incomeMissing : null}
              checked={details.isIncomeConfirmed}
              onChange={(event) =>
                send({ type: 'business.incomeConfirmationChanged', isConfirmed: event.currentTarget.checked })
              }
            />
            <Checkbox
              id="authorization"
              label={CONFIRMATIONS.authorization}
              size="md"
              checked={details.isAuthorized}
              onChange={(event) =>
                send({ type: 'business.authorizationChanged', isGiven: event.currentTarget.checked })
              }
            />
          </FieldGroup>
          <ActionBar>
            {canContinue && !isComplete && <p className={classes.message}>{BUSINESS_MISSING.message}</p>}
            <PrimaryButton
              blockedReason={canContinue ? null : ENTITY_DETAILS.authorizeFirst}
              awaits="authorization"
              onClick={() => inputStore.afterReading(() => send({ type: 'business.continued' }))}
            >
              {view.isChanging ? ENTITY_DETAILS.backToContract : ENTITY_DETAILS.continue}
            </PrimaryButton>
          </ActionBar>
        </div>
        {hasRoom && <div className={classes.sidePanel}>{checklist}</div>}
      </div>
    </form>
  );
}

/** The business details of the signed contract, read-only (R12.8). */
function SettledDetails({ view: { details, taxReturnYear } }: { readonly view: EntityDetailsView }) {
  const send = useSend();
  return (
    <div>
      <ScreenHeading title={ENTITY_DETAILS.title} />
      <div className={card.stack}>
        <SignedNote />
        <FundingCondition />
        <section className={card.card}>
          <BusinessSummary business={details} taxReturnYear={taxReturnYear} />
        </section>
      </div>
      <ActionBar>
        <PrimaryButton onClick={() => send({ type: 'business.continued' })}>{ENTITY_DETAILS.continue}</PrimaryButton>
      </ActionBar>
    </div>
  );
}
