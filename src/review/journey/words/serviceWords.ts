import { CONGRATULATIONS_DELAY_MS, PDF_LOAD_DEADLINE_MS, TIMED_SCREEN_MS } from '#machines/constants.ts';
import type { PortWords, TriggerWords } from '#src/review/engine/model/chartWords.ts';
import { durationText, shortDuration } from '#src/review/engine/model/duration.ts';
import type { DelayName, PortName } from './names.ts';
import { humanize } from '#machines/journey/humanize.ts';

const after = (ms: number, clause: string): TriggerWords => ({ clause, label: `after ${shortDuration(ms)}` });

export const DELAY_WORDS = {
  remainingTime: after(TIMED_SCREEN_MS, `the ${durationText(TIMED_SCREEN_MS)} of this screen are over`),
  pdfDeadline: after(PDF_LOAD_DEADLINE_MS, `the document has not come after ${durationText(PDF_LOAD_DEADLINE_MS)}`),
  congratulationsDelay: after(
    CONGRATULATIONS_DELAY_MS,
    `the ${durationText(CONGRATULATIONS_DELAY_MS)} before the congratulations are over`,
  ),
} as const satisfies Readonly<Record<DelayName, TriggerWords>>;

const ending = (answers: TriggerWords, fails: TriggerWords): PortWords => ({ answers, fails });

const accountWords = (callId: string): PortWords => {
  const account = humanize(callId.replace(/.*:/, ''));
  return ending(
    { clause: `${account} answers`, label: `${account} answers` },
    { clause: `${account} cannot be reached`, label: `${account} unreachable` },
  );
};

export const PORT_WORDS = {
  signIn: ending(
    { clause: 'the sign-in service answers', label: 'sign-in answers' },
    { clause: 'the sign-in service cannot be reached', label: 'sign-in unreachable' },
  ),
  connectPatreon: ending(
    { clause: 'Patreon answers', label: 'Patreon answers' },
    { clause: 'Patreon cannot be reached', label: 'Patreon unreachable' },
  ),
  connectAccount: accountWords,
  issueDocumentNumber: ending(
    { clause: 'a document number is drawn', label: 'number drawn' },
    { clause: 'no document number can be drawn', label: 'no number drawn' },
  ),
  signContract: ending(
    { clause: 'the signed contract is received', label: 'contract received' },
    { clause: 'the signed contract cannot be submitted', label: 'submitting fails' },
  ),
  persistence: ending(
    { clause: 'saving ends', label: 'saving ends' },
    { clause: 'nothing can be saved', label: 'saving fails' },
  ),
  watchTime: ending(
    { clause: 'the clock stops', label: 'clock stops' },
    { clause: 'the clock cannot be watched', label: 'clock fails' },
  ),
} as const satisfies Readonly<Record<PortName, PortWords | ((callId: string) => PortWords)>>;
