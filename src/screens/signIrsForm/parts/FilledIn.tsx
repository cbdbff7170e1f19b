import { TextInput } from '@mantine/core';
import type { SignIrsFormView } from '#machines/journey/views/viewSignIrsForm.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { MaskedEin } from '#src/components/MaskedEin.tsx';
import { DocumentDownload } from '#src/components/DocumentDownload.tsx';
import { irsLineLabel } from '#src/content/irsFormText.ts';
import { SIGN_IRS_FORM } from '#src/content/signIrsForm.ts';
import { useDocumentWriter, useSend } from '#src/journey/hooks.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import classes from './FilledIn.module.css';
import type { EntityType, FormField } from '#machines/domain/choices.ts';

const WORDS = SIGN_IRS_FORM.fillIn;
const SHOWN_LINES = ['1a', '1b', '3', '5', '6', '6a', '9'] as const;
const FIELD_OF = { '1b': 'ein', '3': 'address', '6': 'entityType' } as const satisfies Record<string, FormField>;

type FilledInProps = Pick<SignIrsFormView, 'answers' | 'copy' | 'isSettled'>;
type AnswerProps = Omit<FilledInProps, 'isSettled'> & { readonly line: ShownLine };
type ShownLine = (typeof SHOWN_LINES)[number];

/** The form's lines from the business details, to read here and to download as a copy written in the browser (R10.3). */
export function FilledIn({ answers, copy, isSettled }: FilledInProps) {
  const send = useSend();
  const documentWriter = useDocumentWriter();
  return (
    <Disclosure title={<h2 className={classes.heading}>{WORDS.heading}</h2>}>
      <div className={classes.section}>
        <p className={classes.text}>{WORDS.intro}</p>
        {!isSettled && (
          <TextInput
            label={WORDS.legalName}
            description={WORDS.legalNameHint}
            name="legalName"
            autoComplete="organization"
            size="md"
            value={copy.business.legalName}
            onChange={(event) => send({ type: 'irsForm.legalNameChanged', value: event.currentTarget.value })}
          />
        )}
        <dl className={classes.lines}>
          {SHOWN_LINES.map((line) => (
            <div key={line} className={classes.line}>
              <dt className={classes.term}>
                <span className={classes.id}>{line}</span> <span>{irsLineLabel(line)}</span>
              </dt>
              <dd className={classes.answer}>
                <Answer line={line} answers={answers} copy={copy} />
              </dd>
            </div>
          ))}
        </dl>
        <p className={classes.text}>{WORDS.rest}</p>
        <DocumentDownload
          labels={WORDS.labels}
          fileName={WORDS.fileName}
          onDownload={() => documentWriter.irsFormCopy(copy)}
          onDownloaded={() => send({ type: 'irsForm.copyWritten' })}
        />
      </div>
    </Disclosure>
  );
}

function Answer({ line, answers, copy }: AnswerProps) {
  const answer = answers[line];
  const { entityType } = copy.business;
  if (answer === '') return <Blank line={line} entityType={entityType} />;
  if (line === '1b') return <MaskedEin ein={answer} />;
  if (line === '6a') return <span>{WORDS.returnTranscript}</span>;
  if (line === '6' && entityType !== null && entityType !== 'llc')
    return <span>{WORDS.form(answer, WORDS.entities[entityType])}</span>;
  return <span>{answer}</span>;
}

function Blank({ line, entityType }: { readonly line: ShownLine; readonly entityType: EntityType | null }) {
  if (line === '6a' || line === '9') return null;
  if (line === '6' && entityType === 'llc') return <span className={classes.blank}>{WORDS.llcReturn}</span>;
  const reason = <span className={classes.blank}>{WORDS.notKnown[line]}</span>;
  if (line === '1a' || line === '5') return reason;
  return (
    <>
      {reason}{' '}
      <JourneyLink
        href={ROUTES.entityDetails.path}
        asks={{ type: 'business.fieldRequested', field: FIELD_OF[line] }}
        className={classes.add}
      >
        {WORDS.add[line]}
      </JourneyLink>
    </>
  );
}
