import { roundedDurationText } from '#src/review/engine/model/duration.ts';
import type { Choice, SessionStep } from '#src/review/engine/session/sessionStep.ts';
import { Row } from '#src/components/layout/Row.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { SIMULATION_TEXT } from '#src/review/page/words/simulation.ts';
import { Button } from '#src/review/page/parts/Button.tsx';
import { clockText } from '#src/review/page/facts/stepWords.ts';
import { msUntilDue } from '#src/review/page/facts/choiceGroups.ts';
import { takeLostFocus } from '#src/review/page/parts/takeLostFocus.ts';
import textClasses from '#src/review/page/parts/text.module.css';

const { clock: TEXT } = SIMULATION_TEXT;
const WAITS_MS = [1000, 10_000, 60_000];

type ClockControlsProps = { readonly step: SessionStep; readonly onWait: (ms: number) => void };

/** The clock of a simulated session, which only advances on request. */
export function ClockControls({ step, onWait }: ClockControlsProps) {
  const next = nextTimedChoice(step);
  return (
    <Stack as="section" gap={2} align="start" aria-label={TEXT.title}>
      <p>{TEXT.now(clockText(step.atMs))}</p>
      <Row gap={2}>
        {WAITS_MS.map((ms) => (
          <Button key={ms} onClick={() => onWait(ms)}>
            {TEXT.wait(roundedDurationText(ms))}
          </Button>
        ))}
      </Row>
      {next === null ? (
        <p className={textClasses.note} tabIndex={-1} ref={takeLostFocus}>
          {TEXT.noTimers}
        </p>
      ) : (
        <Button onClick={() => onWait(next.ms)}>
          {TEXT.waitUntil(next.choice.text, roundedDurationText(next.ms))}
        </Button>
      )}
    </Stack>
  );
}

function nextTimedChoice(step: SessionStep): { readonly choice: Choice; readonly ms: number } | null {
  const timed = step.choices.flatMap((choice) => {
    const ms = msUntilDue(choice, step);
    return ms === null ? [] : [{ choice, ms }];
  });
  return timed.toSorted((one, other) => one.ms - other.ms)[0] ?? null;
}
