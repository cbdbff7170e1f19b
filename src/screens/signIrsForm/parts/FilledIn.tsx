import type { FormField } from '#machines/domain/choices.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import type { SignIrsFormView } from '#machines/journey/views/viewSignIrsForm.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { DocumentDownload } from '#src/components/DocumentDownload.tsx';
import { MaskedEin } from '#src/components/MaskedEin.tsx';
import { irsLineLabel } from '#src/content/irsFormText.ts';
import { SIGN_IRS_FORM } from '#src/content/signIrsForm.ts';
import { useSeam, useSend } from '#src/journey/hooks.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import card from '#src/screens/parts/Card.module.css';
import classes from './FilledIn.module.css';

const WORDS = SIGN_IRS_FORM.fillIn;
const LINES = ['1a', '1b', '3', '5', '6', '6a', '9'] as const;
type Line = (typeof LINES)[number];

type OfLine<Value> = Readonly<Partial<Record<Line, Value>>>;
const FIELDS: OfLine<FormField> = { '1a': 'legalName', '1b': 'ein', '3': 'address', '6': 'entityType' };
const BLANKS: OfLine<{ readonly reason: string; readonly add?: string }> = WORDS.blanks;

/** The form's lines filled in from the business details, to read and to download (R10.3). */
export function FilledIn({ view }: { readonly view: SignIrsFormView }) {
  const send = useSend();
  const { documentWriter } = useSeam();
  return (
    <Disclosure title={<h2>{WORDS.heading}</h2>}>
      <div className={card.card}>
        <p className={classes.text}>{WORDS.intro}</p>
        <dl className={classes.lines}>
          {LINES.map((line) => (
            <div key={line} className={classes.line}>
              <dt className={classes.term}>
                <span className={classes.id}>{line}</span> <span>{irsLineLabel(line)}</span>
              </dt>
              <dd className={classes.answer}>
                <Answer line={line} view={view} />
              </dd>
            </div>
          ))}
        </dl>
        <p className={classes.text}>{WORDS.rest}</p>
        <DocumentDownload
          labels={WORDS.labels}
          fileName={WORDS.fileName}
          onDownload={() => documentWriter.irsFormCopy(view.copy)}
          onDownloaded={() => send({ type: 'irsForm.copyWritten' })}
        />
      </div>
    </Disclosure>
  );
}

function Answer({ line, view: { answers, copy } }: { readonly line: Line; readonly view: SignIrsFormView }) {
  const answer = answers[line];
  const { entityType } = copy.business;
  const field = FIELDS[line];
  if (line === '6a') return <span>{WORDS.returnTranscript}</span>;
  if (line === '6' && entityType === 'llc') return <span className={classes.blank}>{WORDS.llcReturn}</span>;
  if (line === '6' && entityType !== null) return <span>{WORDS.form(answer, entityType)}</span>;
  if (line === '1b' && answer !== '') return <MaskedEin ein={answer} />;
  if (answer !== '') return <span>{answer}</span>;
  return (
    <>
      <span className={classes.blank}>{BLANKS[line]?.reason}</span>
      {field !== undefined && ' '}
      {field !== undefined && (
        <JourneyLink
          href={ROUTES.entityDetails.path}
          event={{ type: 'business.fieldRequested', field }}
          className={classes.add}
        >
          {BLANKS[line]?.add}
        </JourneyLink>
      )}
    </>
  );
}
