import type { CSSProperties } from 'react';
import { PROGRESS_COMPLETE_PERCENT } from '#machines/constants.ts';
import type { viewProcessing } from '#machines/journey/views/viewTimedScreen.ts';
import { Glyph } from '#src/components/Glyph.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { Split } from '#src/components/layout/Split.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { COMPONENT_WORDS } from '#src/content/components.ts';
import { formatPercent } from '#src/content/format.ts';
import { useSend } from '#src/journey/hooks.ts';
import { ApplicationNotes } from './ApplicationNotes.tsx';
import classes from './TimedPage.module.css';

const CONTENT = COMPONENT_WORDS.progress;

type Step = { readonly label: string; readonly state: keyof typeof CONTENT.states };

type TimedPageProps<Key extends string> = {
  readonly view: Pick<ReturnType<typeof viewProcessing>, 'isSigned' | 'percent' | 'isPaused'> & {
    readonly steps: readonly { readonly key: Key; readonly state: Step['state'] }[];
  };
  readonly content: Readonly<Record<'title' | 'settled' | 'whileRunning' | 'whilePaused', string>> & {
    readonly steps: Readonly<Record<Key, string>>;
  };
  readonly intro: string;
};

export function TimedPage<Key extends string>({ view, content, intro }: TimedPageProps<Key>) {
  const send = useSend();
  const { percent, isPaused } = view;
  const steps: readonly Step[] = view.steps.map(({ key, state }) => ({ label: content.steps[key], state }));
  const lastComplete = steps.findLast((step) => step.state === 'complete');
  return (
    <div>
      <ScreenHeading title={content.title} intro={view.isSigned ? undefined : intro} />
      <ApplicationNotes signedText={content.settled} />
      <Card>
        <Split from="desktop" gap={5}>
          <Stack gap={5} className={classes.running}>
            <Row
              isOneLine
              align="end"
              gap={2}
              role="progressbar"
              aria-label={content.title}
              aria-valuemin={0}
              aria-valuemax={PROGRESS_COMPLETE_PERCENT}
              aria-valuenow={percent}
              aria-valuetext={formatPercent(percent)}
            >
              <div className={classes.percent}>{formatPercent(percent)}</div>
              {steps.map(({ label, state }, index) => (
                <Bar
                  key={label}
                  state={state}
                  height={(index + 1) / (steps.length + 1)}
                  share={shareOfStep(percent, index, steps)}
                />
              ))}
              <Bar state="advance" height={1} share={percent / PROGRESS_COMPLETE_PERCENT} />
            </Row>
            <Row gap={4}>
              <SecondaryButton
                className={classes.pause}
                leftSection={<Glyph name={isPaused ? 'play' : 'pause'} />}
                onClick={() => send({ type: isPaused ? 'progress.resumed' : 'progress.paused' })}
              >
                {isPaused ? CONTENT.resume : CONTENT.pause}
              </SecondaryButton>
              <Text kind={isPaused ? 'small' : 'quiet'} className={classes.outlook}>
                {isPaused ? content.whilePaused : content.whileRunning}
              </Text>
            </Row>
          </Stack>
          <Stack as="ol" gap={4}>
            {steps.map(({ label, state }) => (
              <Row as="li" key={label} gap={3} className={classes.step} data-state={state}>
                <span className={classes.mark} aria-hidden="true">
                  {state === 'complete' && <Glyph name="check" />}
                </span>
                <span className={classes.name}>{label}</span>
                <Text as="span" kind="quiet" className={classes.state}>{` ${CONTENT.states[state]}`}</Text>
              </Row>
            ))}
          </Stack>
        </Split>
        <VisuallyHidden role="status">
          {lastComplete === undefined ? '' : CONTENT.completed(lastComplete.label)}
        </VisuallyHidden>
      </Card>
    </div>
  );
}

type BarProps = { readonly state: Step['state'] | 'advance'; readonly height: number; readonly share: number };

function Bar({ state, height, share }: BarProps) {
  return (
    <span className={classes.bar} data-state={state} style={{ '--height': height, '--share': share } as CSSProperties}>
      <span className={classes.filled} data-filled />
    </span>
  );
}

function shareOfStep(percent: number, index: number, steps: readonly Step[]): number {
  const state = steps[index]?.state;
  if (state !== 'active') return state === 'complete' ? 1 : 0;
  const share = (percent / PROGRESS_COMPLETE_PERCENT) * steps.length - index;
  return Math.min(Math.max(share, 0), 1);
}
