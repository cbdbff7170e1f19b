import type { EntityDetailsView } from '#machines/journey/views/viewEntityDetails.ts';
import { ActionBar } from '#src/components/ActionBar.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { useSend } from '#src/journey/hooks.ts';
import { SignedNote } from '#src/screens/parts/ApplicationNotes.tsx';
import { BusinessSummary } from '#src/screens/parts/BusinessSummary.tsx';
import card from '#src/screens/parts/Card.module.css';
import { FundingCondition } from '#src/screens/parts/FundingCondition.tsx';

export function SignedDetails({ view: { details, taxReturnYear } }: { readonly view: EntityDetailsView }) {
  const send = useSend();
  return (
    <div>
      <ScreenHeading title={ENTITY_DETAILS.title} />
      <Stack gap={4}>
        <SignedNote />
        <FundingCondition />
        <Card as="section" className={card.card}>
          <BusinessSummary business={details} taxReturnYear={taxReturnYear} />
        </Card>
      </Stack>
      <ActionBar>
        <PrimaryButton onClick={() => send({ type: 'business.continued' })}>{ENTITY_DETAILS.continue}</PrimaryButton>
      </ActionBar>
    </div>
  );
}
