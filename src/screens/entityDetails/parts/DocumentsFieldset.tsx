import type { EntityDetailsView } from '#machines/journey/views/viewEntityDetails.ts';
import { FileField } from '#src/components/FileField.tsx';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { useAppServices, useSend } from '#src/journey/hooks.ts';
import { UndoRemoval } from '#src/screens/parts/UndoRemoval.tsx';
import { FieldGroup } from './FieldGroup.tsx';

const CONTENT = ENTITY_DETAILS.documents;

export function DocumentsFieldset({ view }: { readonly view: EntityDetailsView }) {
  const send = useSend();
  const { inputStore } = useAppServices();
  const names = CONTENT.names(view.taxReturnYear);
  return (
    <FieldGroup legend={CONTENT.legend} hint={CONTENT.hint}>
      {view.documents.map(({ slot, file, refusal, sizeWarning, isMissing }) => (
        <div key={slot} id={`document:${slot}`}>
          <FileField
            label={names[slot]}
            hint={slot === 'taxReturn' ? CONTENT.taxReturnHint : undefined}
            accept="pdf"
            file={file}
            refusal={refusal}
            missing={isMissing ? CONTENT.missing : null}
            warning={sizeWarning && CONTENT.sizeWarnings[sizeWarning]}
            onOpen={inputStore.open}
            onStore={inputStore.storeFile}
            onChoose={(chosen) => send({ type: 'business.fileChosen', place: slot, file: chosen })}
            onRemove={() => send({ type: 'business.fileRemoved', place: slot })}
          />
          <UndoRemoval item={slot} />
        </div>
      ))}
    </FieldGroup>
  );
}
