import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { memo } from 'react';
import type { BusinessDetails } from '#machines/domain/business.ts';
import { ENTITY_TYPES } from '#machines/domain/choices.ts';
import type { EntityDetailsView } from '#machines/journey/views/viewEntityDetails.ts';
import { PrintedWhole } from '#src/components/PrintedWhole.tsx';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { useSend } from '#src/journey/hooks.ts';
import { FundingCondition } from '#src/screens/parts/Standing.tsx';
import classes from './BusinessFieldset.module.css';
import { FieldGroup } from './FieldGroup.tsx';

const WORDS = ENTITY_DETAILS.business;
const ADDRESS_ROWS = 4;
const ENTITY_TYPE_OPTIONS = [
  { value: '', label: WORDS.entityTypePlaceholder, disabled: true },
  ...ENTITY_TYPES.map((type) => ({ value: type, label: WORDS.entityTypeNames[type] })),
];

type BusinessFieldsetProps = Pick<BusinessDetails, 'entityType' | 'legalName' | 'ein' | 'address'> & {
  readonly problems: EntityDetailsView['fieldProblems'];
};

/** Entity type, legal name, EIN and address (R9.1 to R9.3, R18.6). */
export const BusinessFieldset = memo(function BusinessFieldset(props: BusinessFieldsetProps) {
  const { entityType, legalName, ein, address, problems } = props;
  const send = useSend();
  return (
    <FieldGroup legend={WORDS.legend}>
      <div>
        <NativeSelect
          id="entityType"
          label={WORDS.entityType}
          size="md"
          data={ENTITY_TYPE_OPTIONS}
          value={entityType ?? ''}
          error={problems.entityType && WORDS.entityTypeMissing}
          onChange={({ currentTarget: { value } }) => {
            const chosen = ENTITY_TYPES.find((type) => type === value);
            if (chosen !== undefined) send({ type: 'business.entityTypeChosen', entityType: chosen });
          }}
        />
        <div role="status" className={classes.announcement}>
          <FundingCondition />
        </div>
      </div>
      <TextInput
        id="legalName"
        label={WORDS.legalName}
        description={WORDS.legalNameHint}
        size="md"
        autoComplete="organization"
        value={legalName}
        inputContainer={(field) => <PrintedWhole text={legalName}>{field}</PrintedWhole>}
        onChange={(event) =>
          send({ type: 'business.fieldChanged', field: 'legalName', value: event.currentTarget.value })
        }
      />
      <TextInput
        id="ein"
        label={WORDS.ein}
        description={WORDS.einHint}
        placeholder={WORDS.einPlaceholder}
        size="md"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        value={ein}
        error={problems.ein && WORDS.einProblems[problems.ein]}
        onChange={(event) => send({ type: 'business.fieldChanged', field: 'ein', value: event.currentTarget.value })}
      />
      <Textarea
        id="address"
        label={WORDS.address}
        size="md"
        rows={ADDRESS_ROWS}
        autoComplete="street-address"
        value={address}
        inputContainer={(field) => <PrintedWhole text={address}>{field}</PrintedWhole>}
        error={problems.address && WORDS.addressMissing}
        onChange={(event) =>
          send({ type: 'business.fieldChanged', field: 'address', value: event.currentTarget.value })
        }
      />
    </FieldGroup>
  );
});
