import { TextInput, type TextInputProps } from '@mantine/core';
import { memo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { OwnerView } from '#machines/journey/views/viewEntityDetails.ts';
import { FileField } from '#src/components/FileField.tsx';
import { Message } from '#src/components/Message.tsx';
import { PrintedWhole } from '#src/components/PrintedWhole.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { useSeam, useSend } from '#src/journey/hooks.ts';
import { UndoRemoval } from '#src/screens/parts/UndoRemoval.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import row from './OwnerFields.module.css';
import classes from './OwnersFieldset.module.css';

const WORDS = ENTITY_DETAILS.owners;

const PERCENTAGE: TextInputProps = {
  inputMode: 'numeric',
  rightSection: <span aria-hidden>{WORDS.percentageUnit}</span>,
  rightSectionPointerEvents: 'none',
};

type OwnersFieldsetProps = {
  readonly owners: readonly OwnerView[];
  readonly canRemove: boolean;
  readonly excess: number | null;
};

/** The owners. Adding one moves the focus to the new row, removing one to the row before it (R9.4). */
export const OwnersFieldset = memo(function OwnersFieldset({ owners, canRemove, excess }: OwnersFieldsetProps) {
  const send = useSend();
  const rows = useRef<HTMLDivElement>(null);
  const rowAt = (index: number) => rows.current?.children.item(index);
  const add = () => {
    flushSync(() => send({ type: 'business.ownerAdded' }));
    rowAt(owners.length)?.querySelector('input')?.focus();
  };
  const remove = (index: number, ownerId: string) => {
    flushSync(() => send({ type: 'business.ownerRemoved', ownerId }));
    const neighbor = rowAt(Math.max(0, index - 1));
    if (neighbor instanceof HTMLElement) neighbor.focus();
  };
  return (
    <FieldGroup legend={WORDS.legend} hint={WORDS.hint}>
      <div ref={rows} className={classes.rows}>
        {owners.map((owner, index) => (
          <OwnerFields key={owner.id} owner={owner} onRemove={canRemove ? () => remove(index, owner.id) : null} />
        ))}
      </div>
      <UndoRemoval what="owner" />
      <div role="status" className={classes.notice}>
        {excess !== null && (
          <Message kind="warning" title={WORDS.excessTitle(excess)}>
            {WORDS.excess}
          </Message>
        )}
      </div>
      <div className={classes.more}>
        <SecondaryButton onClick={add}>{WORDS.add}</SecondaryButton>
        <p className={classes.count} role="status">
          {WORDS.count(owners.length)}
        </p>
      </div>
    </FieldGroup>
  );
});

type OwnerFieldsProps = {
  readonly owner: OwnerView;
  readonly onRemove: (() => void) | null;
};

/** One owner: name, percentage as typed, ID document; `onRemove` is null for the only one (R9.4). */
function OwnerFields({ owner, onRemove }: OwnerFieldsProps) {
  const send = useSend();
  const { inputStore } = useSeam();
  const { id: ownerId, number, fields, idDocument } = owner;
  const heading = WORDS.owner(number);
  const place = `idDocument:${ownerId}` as const;
  return (
    <fieldset className={row.owner} tabIndex={-1}>
      <legend className={row.legend}>{heading}</legend>
      <div className={row.pair}>
        {fields.map(({ field, value, problem }) => (
          <TextInput
            key={field}
            id={`${field}:${ownerId}`}
            label={WORDS.fields[field].label}
            classNames={{ label: row.label }}
            aria-label={`${heading} ${WORDS.fields[field].label}`}
            size="md"
            autoComplete="off"
            value={value}
            error={problem !== null && WORDS.fields[field].problem}
            onChange={({ currentTarget }) =>
              send({ type: 'business.ownerChanged', ownerId, field, value: currentTarget.value })
            }
            // A text is whole in a print, of which the field would show a part; a percentage keeps its sign.
            {...(field === 'percentage'
              ? PERCENTAGE
              : { inputContainer: (input) => <PrintedWhole text={value}>{input}</PrintedWhole> })}
          />
        ))}
      </div>
      <div id={place}>
        <FileField
          context={heading}
          label={WORDS.fields.idDocument.label}
          hint={WORDS.idDocumentHint}
          accept="pdfOrImage"
          file={idDocument.file}
          refusal={idDocument.refusal}
          missing={idDocument.isMissing ? WORDS.fields.idDocument.problem : null}
          warning={idDocument.sizeWarning && WORDS.sizeWarnings[idDocument.sizeWarning]}
          onOpen={inputStore.open}
          onStore={inputStore.file}
          onChoose={(file) => send({ type: 'business.fileChosen', place, file })}
          onRemove={() => send({ type: 'business.fileRemoved', place })}
        />
        <UndoRemoval what={place} />
      </div>
      {onRemove !== null && (
        <SecondaryButton className={row.remove} onClick={onRemove}>
          {WORDS.remove(number)}
        </SecondaryButton>
      )}
    </fieldset>
  );
}
