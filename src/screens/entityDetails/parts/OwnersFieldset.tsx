import { TextInput, type TextInputProps } from '@mantine/core';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { OwnerTextField } from '#machines/domain/choices.ts';
import { normalizeText } from '#machines/domain/text.ts';
import type { EntityDetailsView, OwnerView } from '#machines/journey/views/viewEntityDetails.ts';
import { AS_TYPED } from '#src/components/asTyped.ts';
import { FileField } from '#src/components/FileField.tsx';
import { PrintableField } from '#src/components/PrintableField.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { useSeam, useSend } from '#src/journey/hooks.ts';
import { UndoRemoval } from '#src/screens/parts/UndoRemoval.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import classes from './OwnersFieldset.module.css';

const WORDS = ENTITY_DETAILS.owners;

/** The owners. Adding one moves the focus to the new row, removing one to the row before it (R9.4). */
export function OwnersFieldset({ view: { owners, canRemoveOwner } }: { readonly view: EntityDetailsView }) {
  const send = useSend();
  const rows = useRef<HTMLDivElement>(null);
  const rowAt = (index: number) => rows.current?.querySelectorAll<HTMLElement>(':scope > fieldset')[index];
  const add = () => {
    flushSync(() => send({ type: 'business.ownerAdded' }));
    rowAt(owners.length)?.querySelector('input')?.focus();
  };
  const remove = (index: number, ownerId: string) => {
    flushSync(() => send({ type: 'business.ownerRemoved', ownerId }));
    rowAt(Math.max(0, index - 1))?.focus();
  };
  return (
    <FieldGroup legend={WORDS.legend} hint={WORDS.hint}>
      <div ref={rows} className={classes.rows}>
        {owners.map((owner, index) => (
          <OwnerFields key={owner.id} owner={owner} onRemove={canRemoveOwner ? () => remove(index, owner.id) : null} />
        ))}
      </div>
      <UndoRemoval what="owner" />
      <div className={classes.more}>
        <SecondaryButton onClick={add}>{WORDS.add}</SecondaryButton>
        <p className={classes.count} role="status">
          {WORDS.count(owners.length)}
        </p>
      </div>
    </FieldGroup>
  );
}

const LOOKS: Readonly<Record<OwnerTextField, (owner: OwnerView, value: string) => TextInputProps>> = {
  name: ({ id }, value) => ({
    autoComplete: `section-${id} name`,
    inputContainer: (input) => <PrintableField text={value}>{input}</PrintableField>,
  }),
  percentage: (_owner, value) => ({
    autoComplete: 'off',
    inputMode: 'numeric',
    rightSection: !normalizeText(value).includes(WORDS.percentageUnit) && (
      <span aria-hidden>{WORDS.percentageUnit}</span>
    ),
    rightSectionPointerEvents: 'none',
  }),
};

/** One owner: name, percentage as typed, ID document; `onRemove` is null for the only one (R9.4). */
function OwnerFields({ owner, onRemove }: { readonly owner: OwnerView; readonly onRemove: (() => void) | null }) {
  const send = useSend();
  const { inputStore } = useSeam();
  const { id: ownerId, number, fields, excessPercent, idDocument } = owner;
  const heading = WORDS.owner(number);
  const excess = excessPercent !== null && WORDS.excess(excessPercent);
  const place = `idDocument:${ownerId}` as const;
  return (
    <fieldset className={classes.owner} tabIndex={-1}>
      <legend className={classes.legend}>{heading}</legend>
      <div className={classes.pair}>
        {fields.map(({ field, value, problem }) => (
          <TextInput
            key={field}
            id={`${field}:${ownerId}`}
            label={WORDS.fields[field].label}
            classNames={{ label: classes.label }}
            aria-label={`${heading} ${WORDS.fields[field].label}`}
            size="md"
            {...AS_TYPED}
            {...LOOKS[field](owner, value)}
            value={value}
            error={problem === null ? field === 'percentage' && excess : WORDS.fields[field].problem(problem)}
            errorProps={problem === null ? { role: 'alert' } : {}}
            onChange={({ currentTarget }) =>
              send({ type: 'business.ownerChanged', ownerId, field, value: currentTarget.value })
            }
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
          missing={idDocument.isMissing ? WORDS.fields.idDocument.problem() : null}
          warning={idDocument.sizeWarning && WORDS.sizeWarnings[idDocument.sizeWarning]}
          onOpen={inputStore.open}
          onStore={inputStore.file}
          onChoose={(file) => send({ type: 'business.fileChosen', place, file })}
          onRemove={() => send({ type: 'business.fileRemoved', place })}
        />
        <UndoRemoval what={place} />
      </div>
      {onRemove !== null && (
        <SecondaryButton className={classes.remove} onClick={onRemove}>
          {WORDS.remove(number)}
        </SecondaryButton>
      )}
    </fieldset>
  );
}
