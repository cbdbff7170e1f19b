import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { type BusinessTextField, ENTITY_TYPES } from '#machines/domain/choices.ts';
import type { EntityDetailsView } from '#machines/journey/views/viewEntityDetails.ts';
import { NO_AUTOCORRECT } from '#src/components/noAutocorrect.ts';
import { PrintableField } from '#src/components/PrintableField.tsx';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { useSend } from '#src/journey/hooks.ts';
import { FundingCondition } from '#src/screens/parts/FundingCondition.tsx';
import classes from './BusinessFieldset.module.css';
import { FieldGroup } from './FieldGroup.tsx';

const CONTENT = ENTITY_DETAILS.business;
const ENTITY_TYPE_OPTIONS = [
  { value: '', label: CONTENT.entityTypePlaceholder, disabled: true },
  ...ENTITY_TYPES.map((type) => ({ value: type, label: CONTENT.entityTypeNames[type] })),
];

export function BusinessFieldset({ view }: { readonly view: EntityDetailsView }) {
  const { details, fieldProblems: problems } = view;
  const send = useSend();
  const fieldProps = (field: BusinessTextField) => ({
    id: field,
    label: CONTENT[field],
    size: 'md',
    ...NO_AUTOCORRECT,
    // The error appears on blur, after focus has moved on, so it must be announced (WCAG 4.1.3).
    errorProps: { role: 'alert' },
    value: details[field],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      send({ type: 'business.fieldChanged', field, value: currentTarget.value }),
  });
  return (
    <FieldGroup legend={CONTENT.legend}>
      <div>
        <NativeSelect
          id="entityType"
          label={CONTENT.entityType}
          size="md"
          data={ENTITY_TYPE_OPTIONS}
          value={details.entityType ?? ''}
          error={problems.entityType && CONTENT.entityTypeMissing}
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
        {...fieldProps('legalName')}
        description={CONTENT.legalNameHint}
        autoComplete="organization"
        inputContainer={(field) => <PrintableField text={details.legalName}>{field}</PrintableField>}
      />
      <TextInput
        {...fieldProps('ein')}
        description={CONTENT.einHint}
        placeholder={CONTENT.einPlaceholder}
        inputMode="numeric"
        autoComplete="off"
        error={problems.ein && CONTENT.einProblems[problems.ein]}
      />
      <Textarea
        {...fieldProps('address')}
        rows={4}
        autoComplete="street-address"
        inputContainer={(field) => <PrintableField text={details.address}>{field}</PrintableField>}
        error={problems.address && CONTENT.addressMissing}
      />
    </FieldGroup>
  );
}
