import { TextInput } from '@mantine/core';
import type { OwnerView } from '#machines/journey/views/viewEntityDetails.ts';
import { FileField } from '#src/components/FileField.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { FILE_PROBLEMS } from '#src/content/fileProblems.ts';
import { useKeep, useSend } from '#src/journey/hooks.ts';
import { ownerPlaceId } from './formItems.ts';
import classes from './OwnerFields.module.css';

const WORDS = ENTITY_DETAILS.owners;

type OwnerFieldsProps = { readonly owner: OwnerView; readonly onRemove: (() => void) | null };

/** One owner: name, percentage as typed, ID document; `onRemove` is null for the only one (R9.4). */
export function OwnerFields({ owner, onRemove }: OwnerFieldsProps) {
  const send = useSend();
  const keep = useKeep();
  const { id: ownerId, number, nameProblem, percentageProblem, idDocument } = owner;
  const choose = async (file: File) => send({ type: 'business.ownerIdChosen', ownerId, file: await keep.file(file) });
  return (
    <fieldset className={classes.owner} tabIndex={-1}>
      <legend className={classes.legend}>{WORDS.owner(number)}</legend>
      <div className={classes.pair}>
        <TextInput
          id={ownerPlaceId('ownerName', ownerId)}
          label={WORDS.name(number)}
          size="md"
          autoComplete="off"
          value={owner.name}
          error={nameProblem === null ? null : WORDS.nameMissing}
          onChange={(event) => send({ type: 'business.ownerNameChanged', ownerId, name: event.currentTarget.value })}
          onBlur={() => send({ type: 'business.fieldLeft', field: `ownerName:${ownerId}` })}
        />
        <TextInput
          id={ownerPlaceId('ownerPercentage', ownerId)}
          label={WORDS.percentage(number)}
          size="md"
          inputMode="numeric"
          autoComplete="off"
          rightSection={<span aria-hidden>{WORDS.percentageUnit}</span>}
          rightSectionPointerEvents="none"
          value={owner.percentage}
          error={percentageProblem === null ? null : WORDS.percentageProblems[percentageProblem]}
          onChange={(event) =>
            send({ type: 'business.ownerPercentageChanged', ownerId, percentage: event.currentTarget.value })
          }
          onBlur={() => send({ type: 'business.fieldLeft', field: `ownerPercentage:${ownerId}` })}
        />
      </div>
      <div id={ownerPlaceId('ownerId', ownerId)}>
        <FileField
          label={WORDS.idDocument(number)}
          hint={WORDS.idDocumentHint}
          accept="pdfOrImage"
          file={idDocument.file}
          problem={idDocument.refusal === null ? null : FILE_PROBLEMS[idDocument.refusal.problem]}
          warning={idDocument.isLargerThanAdvised ? WORDS.idDocumentLarge : null}
          onChoose={(file) => void choose(file)}
          onRemove={() => send({ type: 'business.ownerIdRemoved', ownerId })}
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
