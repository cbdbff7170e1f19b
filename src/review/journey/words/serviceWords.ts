import { CONGRATULATIONS_DELAY_MS, PDF_LOAD_DEADLINE_MS, TIMED_SCREEN_MS } from '#machines/constants.ts';
import type { PortWords, TriggerWords } from '#src/review/engine/model/chartWords.ts';
import { durationText, shortDuration } from '#src/review/engine/model/duration.ts';
import type { DelayName, PortName } from './names.ts';
import { humanize } from '#machines/journey/humanize.ts';

const after = (ms: number, clause: string): TriggerWords => ({ clause, label: `after ${shortDuration(ms)}` });

export const DELAY_WORDS = {
  remainingTime: after(TIMED_SCREEN_MS, `the ${durationText(TIMED_SCREEN_MS)} on this screen have passed`),
  pdfDeadline: after(PDF_LOAD_DEADLINE_MS, `the document has not loaded after ${durationText(PDF_LOAD_DEADLINE_MS)}`),
  congratulationsDelay: after(
    CONGRATULATIONS_DELAY_MS,
    `the ${durationText(CONGRATULATIONS_DELAY_MS)} after signing have passed`,
  ),
} as const satisfies Readonly<Record<DelayName, TriggerWords>>;

const portWords = (answers: TriggerWords, fails: TriggerWords): PortWords => ({ answers, fails });

const accountWords = (callId: string): PortWords => {
  const account = humanize(callId.replace(/.*:/, ''));
  return portWords(
    { clause: `${account} responds`, label: `${account} responds` },
    { clause: `${account} cannot be reached`, label: `${account} unreachable` },
  );
};

export const PORT_WORDS = {
  signIn: portWords(
    { clause: 'the sign-in service responds', label: 'sign-in responds' },
    { clause: 'the sign-in service cannot be reached', label: 'sign-in unreachable' },
  ),
  connectPatreon: portWords(
    { clause: 'Patreon responds', label: 'Patreon responds' },
    { clause: 'Patreon cannot be reached', label: 'Patreon unreachable' },
  ),
  connectAccount: accountWords,
  issueDocumentNumber: portWords(
    { clause: 'a document number is issued', label: 'number issued' },
    { clause: 'no document number can be issued', label: 'no number issued' },
  ),
  signContract: portWords(
    { clause: 'the signed contract is received', label: 'contract received' },
    { clause: 'the signed contract cannot be submitted', label: 'submission failed' },
  ),
  persistence: portWords(
    { clause: 'saving stops', label: 'saving stops' },
    { clause: 'saving fails', label: 'saving failed' },
  ),
  watchTime: portWords(
    { clause: 'the clock stops', label: 'clock stops' },
    { clause: 'the clock fails', label: 'clock failed' },
  ),
} as const satisfies Readonly<Record<PortName, PortWords | ((callId: string) => PortWords)>>;
