import { TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import type { FormField, OwnerTextField } from '#machines/domain/choices.ts';
import type { OwnerView } from '#machines/journey/views/viewEntityDetails.ts';
import { FileField } from '#src/components/FileField.tsx';
import { PrintedWhole } from '#src/components/PrintedWhole.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { useInputStore, useSend } from '#src/journey/hooks.ts';
import { fileProblem } from './fileProblem.ts';
import { placeIdOf } from './formItems.ts';
import { OwnerLabel } from './OwnerLabel.tsx';
import classes from './OwnerFields.module.css';

const WORDS = ENTITY_DETAILS.owners;

type OwnerFieldsProps = {
  readonly owner: OwnerView;
  readonly onTouched: (field: FormField) => void;
  readonly onRemove: (() => void) | null;
};

/** One owner: name, percentage as typed, ID document; `onRemove` is null for the only one (R9.4). */
export function OwnerFields({ owner, onTouched, onRemove }: OwnerFieldsProps) {
  const send = useSend();
  const inputStore = useInputStore();
  const { id: ownerId, number, nameProblem, percentageProblem, idDocument } = owner;
  const heading = WORDS.owner(number);
  const typesIn = (field: OwnerTextField) => (event: ChangeEvent<HTMLInputElement>) =>
    send({ type: 'business.ownerChanged', ownerId, field, value: event.currentTarget.value });
  return (
    <fieldset className={classes.owner} tabIndex={-1}>
      <legend className={classes.legend}>{heading}</legend>
      <div className={classes.pair}>
        <TextInput
          id={placeIdOf(`ownerName:${ownerId}`)}
          label={<OwnerLabel owner={heading} field={WORDS.name} />}
          size="md"
          autoComplete="off"
          value={owner.name}
          inputContainer={(field) => <PrintedWhole text={owner.name}>{field}</PrintedWhole>}
          error={nameProblem === null ? null : WORDS.nameMissing}
          onChange={typesIn('name')}
          onBlur={() => onTouched(`ownerName:${ownerId}`)}
        />
        <TextInput
          id={placeIdOf(`ownerPercentage:${ownerId}`)}
          label={<OwnerLabel owner={heading} field={WORDS.percentage} />}
          size="md"
          inputMode="numeric"
          autoComplete="off"
          rightSection={<span aria-hidden>{WORDS.percentageUnit}</span>}
          rightSectionPointerEvents="none"
          value={owner.percentage}
          error={percentageProblem === null ? null : WORDS.percentageProblems[percentageProblem]}
          onChange={typesIn('percentage')}
          onBlur={() => onTouched(`ownerPercentage:${ownerId}`)}
        />
      </div>
      <div id={placeIdOf(`ownerId:${ownerId}`)}>
        <FileField
          context={heading}
          label={WORDS.idDocumentLabel}
          hint={WORDS.idDocumentHint}
          accept="pdfOrImage"
          file={idDocument.file}
          problem={fileProblem(idDocument.refusal, idDocument.isMissing ? WORDS.idDocumentMissing : null)}
          warning={idDocument.sizeWarning && WORDS.sizeWarnings[idDocument.sizeWarning]}
          onOpen={inputStore.open}
          onStore={inputStore.file}
          onChoose={(file) => send({ type: 'business.fileChosen', place: `ownerId:${ownerId}`, file })}
          onRemove={() => send({ type: 'business.fileRemoved', place: `ownerId:${ownerId}` })}
        />
      </div>
      {onRemove === null ? null : (
        <SecondaryButton className={classes.remove} onClick={onRemove}>
          {WORDS.remove(number)}
        </SecondaryButton>
      )}
    </fieldset>
  );
}
