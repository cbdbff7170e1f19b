import { type SignIrsFormView, viewSignIrsForm } from '#machines/journey/views/viewSignIrsForm.ts';
import { ActionBar } from '#src/components/ActionBar.tsx';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { FileField } from '#src/components/FileField.tsx';
import { Split } from '#src/components/layout/Split.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { SIGN_IRS_FORM } from '#src/content/signIrsForm.ts';
import { useAppServices, useJourney, useSend } from '#src/journey/hooks.ts';
import { DocumentList } from '#src/screens/parts/BusinessSummary.tsx';
import { FundingCondition } from '#src/screens/parts/FundingCondition.tsx';
import { SignedNote } from '#src/screens/parts/ApplicationNotes.tsx';
import { Rows } from '#src/screens/parts/Rows.tsx';
import { UndoRemoval } from '#src/screens/parts/UndoRemoval.tsx';
import { MissingBusinessDetails } from './parts/MissingBusinessDetails.tsx';
import { FormLines } from './parts/FormLines.tsx';
import { FormDocument } from './parts/FormDocument.tsx';
import classes from './SignIrsFormScreen.module.css';

const { facts, upload, ...CONTENT } = SIGN_IRS_FORM;

export function SignIrsFormScreen() {
  const view = useJourney(viewSignIrsForm);
  const { file, refusal, isSigned } = view;
  const send = useSend();
  const { inputStore } = useAppServices();
  return (
    <div>
      <ScreenHeading title={CONTENT.title} intro={isSigned ? CONTENT.intro : `${CONTENT.intro} ${CONTENT.optional}`} />
      <Stack gap={5}>
        {isSigned && <SignedNote />}
        <FundingCondition />
        <MissingBusinessDetails view={view} />
        <Split from="desktop" gap={5} className={classes.columns}>
          <Stack gap={4} className={classes.document}>
            <Text kind="quiet">{CONTENT.demonstration}</Text>
            <FormDocument viewer={view.viewer} />
          </Stack>
          <Stack gap={5} className={classes.aside}>
            <div>
              <FormLines view={view} />
              <Disclosure title={<h2>{facts.heading}</h2>}>
                <Rows rows={facts.items} className={classes.facts} />
              </Disclosure>
            </div>
            {isSigned ? (
              <DocumentList documents={[{ name: upload.label, file, placeholder: upload.none }]} />
            ) : (
              <div>
                <FileField
                  label={upload.label}
                  hint={upload.hint}
                  accept="pdf"
                  isOptional
                  file={file}
                  refusal={refusal}
                  onOpen={inputStore.open}
                  onStore={inputStore.storeFile}
                  onChoose={(chosen) => send({ type: 'irsForm.fileChosen', file: chosen })}
                  onRemove={() => send({ type: 'irsForm.fileRemoved' })}
                />
                <UndoRemoval item="irsForm" />
              </div>
            )}
            <ActionBar>
              <PrimaryButton onClick={() => inputStore.whenFilesRead(() => send({ type: 'irsForm.continued' }))}>
                {continueLabel(view)}
              </PrimaryButton>
            </ActionBar>
          </Stack>
        </Split>
      </Stack>
    </div>
  );
}

function continueLabel({ isChanging, isSigned, problems }: SignIrsFormView): string {
  if (isChanging || isSigned) return CONTENT.backToContract;
  return problems.length > 0 ? CONTENT.continueAnyway : CONTENT.continue;
}
