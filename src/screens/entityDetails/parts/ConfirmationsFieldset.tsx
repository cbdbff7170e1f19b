import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import type { EntityDetailsView } from '#machines/journey/views/viewEntityDetails.ts';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { useSend } from '#src/journey/hooks.ts';
import { FieldGroup } from './FieldGroup.tsx';

const WORDS = ENTITY_DETAILS.confirmations;

type ConfirmationsFieldsetProps = Pick<EntityDetailsView, 'details' | 'isIncomeMissing'>;

/** The income confirmation and the authorization (R9.7, R9.8). */
export function ConfirmationsFieldset({ details, isIncomeMissing }: ConfirmationsFieldsetProps) {
  const send = useSend();
  return (
    <FieldGroup legend={WORDS.legend}>
      <Checkbox
        id="income"
        label={WORDS.income}
        size="md"
        error={isIncomeMissing ? WORDS.incomeMissing : null}
        checked={details.isIncomeConfirmed}
        onChange={(event) =>
          send({ type: 'business.incomeConfirmationChanged', isConfirmed: event.currentTarget.checked })
        }
      />
      <Checkbox
        id="authorization"
        label={WORDS.authorization}
        size="md"
        checked={details.isAuthorized}
        onChange={(event) => send({ type: 'business.authorizationChanged', isGiven: event.currentTarget.checked })}
      />
    </FieldGroup>
  );
}
