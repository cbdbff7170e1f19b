import type { EntityDetailsView } from '#machines/journey/views/viewEntityDetails.ts';
import { ActionBar } from '#src/components/ActionBar.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { useSend } from '#src/journey/hooks.ts';
import { BusinessSummary } from '#src/screens/parts/BusinessSummary.tsx';
import { FundingCondition } from '#src/screens/parts/FundingCondition.tsx';
import { SignedNote } from '#src/screens/parts/SignedNote.tsx';
import classes from './SettledDetails.module.css';

type SettledDetailsProps = { readonly view: Pick<EntityDetailsView, 'details' | 'taxReturnYear'> };

/** The business details that a contract was signed with: to read, and no longer to change (R12.8). */
export function SettledDetails({ view: { details, taxReturnYear } }: SettledDetailsProps) {
  const send = useSend();
  return (
    <div className={classes.screen}>
      <ScreenHeading title={ENTITY_DETAILS.title} />
      <SignedNote />
      <FundingCondition />
      <BusinessSummary business={details} taxReturnYear={taxReturnYear} />
      <ActionBar>
        <PrimaryButton onClick={() => send({ type: 'business.continued' })}>{ENTITY_DETAILS.continue}</PrimaryButton>
      </ActionBar>
    </div>
  );
}
