import { useMediaQuery } from '@mantine/hooks';
import { fieldOf } from '#machines/domain/business.ts';
import { viewEntityDetails } from '#machines/journey/views/viewEntityDetails.ts';
import { ActionBar } from '#src/components/ActionBar.tsx';
import { MissingSummary } from '#src/components/MissingSummary.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { BUSINESS_MISSING, missingSentence } from '#src/content/entityDetailsMissing.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import classes from './EntityDetailsScreen.module.css';
import { BusinessFieldset } from './parts/BusinessFieldset.tsx';
import { Checklist } from './parts/Checklist.tsx';
import { ConfirmationsFieldset } from './parts/ConfirmationsFieldset.tsx';
import { DocumentsFieldset } from './parts/DocumentsFieldset.tsx';
import { placeIdOf } from './parts/placeIdOf.ts';
import { OwnersFieldset } from './parts/OwnersFieldset.tsx';
import { useRequestedField } from './parts/useRequestedField.ts';
import { SettledDetails } from './parts/SettledDetails.tsx';
import { useLeaving } from './parts/useLeaving.ts';

const HAS_ROOM_FOR_SIDE_PANEL = '(min-width: 64em)';

/** The creator describes the business; the authorization alone decides about going on (R9). */
export function EntityDetailsScreen() {
  const view = useJourney(viewEntityDetails);
  const send = useSend();
  // Beside the form it comes after it in the order of the keys, so that the first Tab leads into the form.
  const hasRoom = useMediaQuery(HAS_ROOM_FOR_SIDE_PANEL, false, { getInitialValueInEffect: false });
  const leaving = useLeaving();
  useRequestedField(view.requestedField);
  if (view.isSettled) return <SettledDetails view={view} />;
  const { owners, problems, problemsFound, taxReturnYear } = view;
  const missing = problemsFound.map((problem) => {
    const field = fieldOf(problem);
    return { field, label: missingSentence(problem, owners, taxReturnYear), href: `#${placeIdOf(field)}` };
  });
  const { isComplete } = view;
  const checklist = <Checklist {...{ problems, isComplete, taxReturnYear }} isSidePanel={hasRoom} />;
  return (
    <form className={classes.screen} noValidate aria-label={ENTITY_DETAILS.form} onMouseDownCapture={leaving.pressed}>
      <ScreenHeading title={ENTITY_DETAILS.title} intro={ENTITY_DETAILS.intro} />
      <div className={classes.columns}>
        {!hasRoom && checklist}
        <div className={classes.content}>
          {missing.length > 0 && (
            <MissingSummary items={missing} onAsk={(field) => send({ type: 'business.fieldRequested', field })} />
          )}
          <BusinessFieldset
            entityType={view.details.entityType}
            ein={view.details.ein}
            address={view.details.address}
            entityTypeProblem={view.entityTypeProblem}
            einProblem={view.einProblem}
            addressProblem={view.addressProblem}
            onTouched={leaving.left}
          />
          <OwnersFieldset
            owners={owners}
            canRemove={view.canRemoveOwner}
            excess={view.excessOwnership}
            onTouched={leaving.left}
          />
          <DocumentsFieldset documents={view.documents} taxReturnYear={taxReturnYear} />
          <ConfirmationsFieldset details={view.details} isIncomeMissing={view.isIncomeMissing} />
          <ActionBar>
            {view.canContinue && !isComplete && missing.length === 0 && (
              <p className={classes.notice}>{BUSINESS_MISSING.notice}</p>
            )}
            <PrimaryButton
              blockedReason={view.canContinue ? null : ENTITY_DETAILS.authorizeFirst}
              onClick={() => send({ type: 'business.continued' })}
            >
              {view.isChanging ? ENTITY_DETAILS.backToContract : ENTITY_DETAILS.continue}
            </PrimaryButton>
          </ActionBar>
        </div>
        {hasRoom && <div className={classes.beside}>{checklist}</div>}
      </div>
    </form>
  );
}
