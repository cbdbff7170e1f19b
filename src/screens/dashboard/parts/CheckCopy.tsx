import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { startTransition, useActionState, useRef } from 'react';
import type { SignedContractCopy } from '#machines/domain/copies.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { DASHBOARD } from '#src/content/dashboard.ts';
import { useDocumentWriter } from '#src/journey/hooks.ts';
import classes from './CheckCopy.module.css';
import { compareCopy, type CopyVerdict } from './compareCopy.ts';
import { CopyVerdictMessage } from './CopyVerdictMessage.tsx';

const WORDS = DASHBOARD.check;

/** Tells whether a file, chosen or dropped, is the signed copy to the last bit (R12.8). */
export function CheckCopy({ copy }: { copy: SignedContractCopy }) {
  const documentWriter = useDocumentWriter();
  const openPicker = useRef<() => void>(null);
  const [verdict, compare, isBusy] = useActionState<CopyVerdict | null, File>(
    (_before, file) => compareCopy(file, copy, documentWriter),
    null,
  );
  const choose = (file: File | undefined) => {
    if (file !== undefined) startTransition(() => compare(file));
  };
  return (
    <Disclosure title={<h3 className={classes.heading}>{WORDS.heading}</h3>}>
      <div className={classes.check}>
        <p className={classes.intro}>{WORDS.intro}</p>
        <Dropzone
          className={classes.zone}
          openRef={openPicker}
          onDrop={([first]) => choose(first)}
          activateOnClick={false}
          activateOnKeyboard={false}
          enablePointerEvents
          inputProps={{
            'aria-label': WORDS.input,
            'aria-hidden': true,
            multiple: false,
            // Emptied, so that the same file can be chosen again.
            onClick: (event) => {
              event.currentTarget.value = '';
            },
          }}
        >
          <SecondaryButton onClick={() => openPicker.current?.()}>
            {verdict === null ? WORDS.choose : WORDS.chooseAnother}
          </SecondaryButton>
          <span className={classes.drop}>{WORDS.drop}</span>
        </Dropzone>
        <div role="status" className={classes.answer}>
          {isBusy && <p className={classes.busy}>{WORDS.busy}</p>}
          {!isBusy && verdict !== null && <CopyVerdictMessage verdict={verdict} />}
        </div>
      </div>
    </Disclosure>
  );
}
