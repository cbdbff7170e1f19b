import { TextInput, type TextInputProps } from '@mantine/core';
import type { OwnerTextField } from '#machines/domain/choices.ts';
import { normalizeText } from '#machines/domain/text.ts';
import type { OwnerView } from '#machines/journey/views/viewEntityDetails.ts';
import { NO_AUTOCORRECT } from '#src/components/noAutocorrect.ts';
import { FileField } from '#src/components/FileField.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { Split } from '#src/components/layout/Split.tsx';
import { PrintableField } from '#src/components/PrintableField.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { useAppServices, useSend } from '#src/journey/hooks.ts';
import card from '#src/screens/parts/Card.module.css';
import { UndoRemoval } from '#src/screens/parts/UndoRemoval.tsx';
import classes from './OwnerFields.module.css';

const CONTENT = ENTITY_DETAILS.owners;

const FIELD_PROPS: Readonly<Record<OwnerTextField, (owner: OwnerView, value: string) => TextInputProps>> = {
  name: ({ id }, value) => ({
    autoComplete: `section-${id} name`,
    inputContainer: (input) => <PrintableField text={value}>{input}</PrintableField>,
  }),
  percentage: (_owner, value) => ({
    autoComplete: 'off',
    inputMode: 'numeric',
    rightSection: !normalizeText(value).includes(CONTENT.percentageUnit) && (
      <span aria-hidden>{CONTENT.percentageUnit}</span>
    ),
    rightSectionPointerEvents: 'none',
  }),
};

/** `onRemove` is null for the only owner, who can't be removed (R9.4). */
export function OwnerFields({
  owner,
  onRemove,
}: {
  readonly owner: OwnerView;
  readonly onRemove: (() => void) | null;
}) {
  const send = useSend();
  const { inputStore } = useAppServices();
  const { id: ownerId, number, fields, excessPercent, idDocument } = owner;
  const heading = CONTENT.owner(number);
  const excess = excessPercent !== null && CONTENT.excess(excessPercent);
  const place = `idDocument:${ownerId}` as const;
  return (
    <Card as="fieldset" gap={4} className={`${card.card} ${classes.owner}`} tabIndex={-1}>
      <legend className={classes.legend}>{heading}</legend>
      <Split gap={4}>
        {fields.map(({ field, value, problem }) => (
          <TextInput
            key={field}
            id={`${field}:${ownerId}`}
            label={CONTENT.fields[field].label}
            classNames={{ label: classes.label }}
            aria-label={`${heading} ${CONTENT.fields[field].label}`}
            size="md"
            {...NO_AUTOCORRECT}
            {...FIELD_PROPS[field](owner, value)}
            value={value}
            error={problem === null ? field === 'percentage' && excess : CONTENT.fields[field].problem(problem)}
            errorProps={problem === null ? { role: 'alert' } : {}}
            onChange={({ currentTarget }) =>
              send({ type: 'business.ownerChanged', ownerId, field, value: currentTarget.value })
            }
          />
        ))}
      </Split>
      <div id={place}>
        <FileField
          context={heading}
          label={CONTENT.fields.idDocument.label}
          hint={CONTENT.idDocumentHint}
          accept="pdfOrImage"
          file={idDocument.file}
          refusal={idDocument.refusal}
          missing={idDocument.isMissing ? CONTENT.fields.idDocument.problem() : null}
          warning={idDocument.sizeWarning && CONTENT.sizeWarnings[idDocument.sizeWarning]}
          onOpen={inputStore.open}
          onStore={inputStore.storeFile}
          onChoose={(file) => send({ type: 'business.fileChosen', place, file })}
          onRemove={() => send({ type: 'business.fileRemoved', place })}
        />
        <UndoRemoval item={place} />
      </div>
      {onRemove !== null && (
        <Row>
          <SecondaryButton onClick={onRemove}>{CONTENT.remove(number)}</SecondaryButton>
        </Row>
      )}
    </Card>
  );
}
