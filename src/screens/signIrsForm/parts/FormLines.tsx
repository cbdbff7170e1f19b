import type { FormField } from '#machines/domain/choices.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import type { SignIrsFormView } from '#machines/journey/views/viewSignIrsForm.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { DocumentDownload } from '#src/components/DocumentDownload.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { MaskedEin } from '#src/components/MaskedEin.tsx';
import { irsLineLabel } from '#src/content/irsFormText.ts';
import { SIGN_IRS_FORM } from '#src/content/signIrsForm.ts';
import { useAppServices, useSend } from '#src/journey/hooks.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import links from '#src/screens/parts/Links.module.css';
import classes from './FormLines.module.css';

const CONTENT = SIGN_IRS_FORM.fillIn;
const LINES = ['1a', '1b', '3', '5', '6', '6a', '9'] as const;
type Line = (typeof LINES)[number];

type ByLine<Value> = Readonly<Partial<Record<Line, Value>>>;
const FIELDS: ByLine<FormField> = { '1a': 'legalName', '1b': 'ein', '3': 'address', '6': 'entityType' };
const BLANKS: ByLine<{ readonly reason: string; readonly add?: string }> = CONTENT.blanks;

export function FormLines({ view }: { readonly view: SignIrsFormView }) {
  const send = useSend();
  const { documentWriter } = useAppServices();
  return (
    <Disclosure title={<h2>{CONTENT.heading}</h2>}>
      <Card gap={4} pad={4}>
        <Text kind="quiet">{CONTENT.intro}</Text>
        <dl className={classes.lines}>
          {LINES.map((line) => (
            <div key={line}>
              <Text as="dt" kind="quiet">
                <strong>{line}</strong> <span>{irsLineLabel(line)}</span>
              </Text>
              <dd>
                <Answer line={line} view={view} />
              </dd>
            </div>
          ))}
        </dl>
        <Text kind="quiet">{CONTENT.rest}</Text>
        <DocumentDownload
          labels={CONTENT.labels}
          fileName={CONTENT.fileName}
          onDownload={() => documentWriter.irsFormCopy(view.copy)}
          onDownloaded={() => send({ type: 'irsForm.copyWritten' })}
        />
      </Card>
    </Disclosure>
  );
}

function Answer({ line, view: { answers, copy } }: { readonly line: Line; readonly view: SignIrsFormView }) {
  const answer = answers[line];
  const { entityType } = copy.business;
  const field = FIELDS[line];
  if (line === '6a') return <span>{CONTENT.returnTranscript}</span>;
  if (line === '6' && entityType === 'llc') return <span>{CONTENT.llcReturn}</span>;
  if (line === '6' && entityType !== null) return <span>{CONTENT.form(answer, entityType)}</span>;
  if (line === '1b' && answer !== '') return <MaskedEin ein={answer} />;
  if (answer !== '') return <span>{answer}</span>;
  return (
    <>
      <span>{BLANKS[line]?.reason}</span>
      {field !== undefined && ' '}
      {field !== undefined && (
        <JourneyLink
          href={ROUTES.entityDetails.path}
          event={{ type: 'business.fieldRequested', field }}
          className={links.link}
        >
          {BLANKS[line]?.add}
        </JourneyLink>
      )}
    </>
  );
}
