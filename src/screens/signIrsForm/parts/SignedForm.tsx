import type { SignIrsFormView } from '#machines/journey/views/viewSignIrsForm.ts';
import { FileField } from '#src/components/FileField.tsx';
import { SIGN_IRS_FORM } from '#src/content/signIrsForm.ts';
import { useInputStore, useSend } from '#src/journey/hooks.ts';
import { UndoRemoval } from '#src/screens/parts/UndoRemoval.tsx';

/** The signed form, optional; why a file was refused stands beside it (R10.3, R10.4). */
export function SignedForm({ file, refusal }: Pick<SignIrsFormView, 'file' | 'refusal'>) {
  const send = useSend();
  const inputStore = useInputStore();
  return (
    <div>
      <FileField
        label={SIGN_IRS_FORM.upload.label}
        hint={SIGN_IRS_FORM.upload.hint}
        accept="pdf"
        isOptional
        file={file}
        refusal={refusal}
        onOpen={inputStore.open}
        onStore={inputStore.file}
        onChoose={(chosen) => send({ type: 'irsForm.fileChosen', file: chosen })}
        onRemove={() => send({ type: 'irsForm.fileRemoved' })}
      />
      <UndoRemoval what="irsForm" />
    </div>
  );
}
