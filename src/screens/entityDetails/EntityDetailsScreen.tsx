import { viewEntityDetails } from '#machines/journey/views/viewEntityDetails.ts';
import { ActionBar } from '#src/components/ActionBar.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import classes from './EntityDetailsScreen.module.css';
import { BusinessFieldset } from './parts/BusinessFieldset.tsx';
import { CompletenessSummary } from './parts/CompletenessSummary.tsx';
import { ConfirmationsFieldset } from './parts/ConfirmationsFieldset.tsx';
import { DocumentsFieldset } from './parts/DocumentsFieldset.tsx';
import { OwnersFieldset } from './parts/OwnersFieldset.tsx';

/** The creator describes the business; the authorization alone decides about going on (R9). */
export function EntityDetailsScreen() {
  const view = useJourney(viewEntityDetails);
  const send = useSend();
  return (
    <form className={classes.screen} noValidate aria-label={ENTITY_DETAILS.form}>
      <ScreenHeading title={ENTITY_DETAILS.title} intro={ENTITY_DETAILS.intro} />
      <div className={classes.content}>
        <BusinessFieldset view={view} />
        <OwnersFieldset owners={view.owners} canRemove={view.canRemoveOwner} />
        <DocumentsFieldset documents={view.documents} taxReturnYear={view.taxReturnYear} />
        <ConfirmationsFieldset details={view.details} />
        <CompletenessSummary problems={view.problems} isComplete={view.isComplete} taxReturnYear={view.taxReturnYear} />
      </div>
      <ActionBar>
        <PrimaryButton
          blockedReason={view.canContinue ? null : ENTITY_DETAILS.authorizeFirst}
          onClick={() => send({ type: 'business.continued' })}
        >
          {ENTITY_DETAILS.continue}
        </PrimaryButton>
      </ActionBar>
    </form>
  );
}
