import { useEffect, useState } from 'react';
import type { Story } from '#src/review/engine/session/story.ts';
import { Row } from '#src/components/layout/Row.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { REVIEWED } from '#src/review/journey/reviewed.ts';
import { SIMULATION_TEXT } from '#src/review/page/words/simulation.ts';
import { STORY_TEXT } from '#src/review/page/words/stories.ts';
import textClasses from '#src/review/page/parts/text.module.css';
import { Button } from '#src/review/page/parts/Button.tsx';
import { useSend, useViewer } from '#src/review/page/viewer/hooks.tsx';
import { differenceIn } from './simulateRecording.ts';
import classes from './StoryList.module.css';

type Differences = Readonly<Record<string, number | null>>;

export function StoryList({ hasStarted }: { readonly hasStarted: boolean }) {
  const send = useSend();
  const shipped = useShippedStories();
  const saved = useViewer(({ context }) => context.stories);
  const problem = useViewer(({ context }) => context.storyProblem);
  const isRefused = useViewer(({ value }) => value.stories === 'refused');
  const proved = useViewer(({ context }) => context.proof?.stories);
  const opened = useViewer(({ context }) => context.recording?.name ?? null);
  const differences = useDifferences(saved);
  return (
    <>
      {problem !== null && <p role="alert">{problem}</p>}
      {isRefused && <p role="alert">{STORY_TEXT.save.refused}</p>}
      {/* The key changes when a session starts or another story opens, which collapses the list. */}
      <details key={`${hasStarted} ${opened}`} className={textClasses.small} open={!hasStarted}>
        <summary className={textClasses.title}>{STORY_TEXT.title}</summary>
        {hasStarted && <StartLine />}
        <Stack as="ul" gap={2} className={classes.list} aria-label={STORY_TEXT.title}>
          {shipped.map((story) => (
            <StoryLine key={story.name} story={story} difference={proved?.[story.name]} />
          ))}
        </Stack>
        {saved.length > 0 && (
          <>
            <h3 className={textClasses.title}>{STORY_TEXT.saved}</h3>
            <Stack as="ul" gap={2} className={classes.list} aria-label={STORY_TEXT.saved}>
              {saved.map((story) => (
                <StoryLine
                  key={story.name}
                  story={story}
                  difference={differences[story.name]}
                  onRemove={() => send({ type: 'story.removed', name: story.name })}
                />
              ))}
            </Stack>
          </>
        )}
      </details>
    </>
  );
}

export function StartLine() {
  const send = useSend();
  const [start, setStart] = useState(Object.keys(REVIEWED.starts)[0] ?? '');
  return (
    <Row gap={2} align="end" isOneLine className={classes.start}>
      <label>
        {SIMULATION_TEXT.start}
        <select value={start} onChange={({ target }) => setStart(target.value)}>
          {Object.entries(REVIEWED.starts).map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <Button variant="primary" onClick={() => send({ type: 'simulation.started', start })}>
        {SIMULATION_TEXT.begin}
      </Button>
    </Row>
  );
}

type StoryLineProps = {
  readonly story: Story;
  /** Index of the first event whose outcome differs now; null if none does, undefined while unknown. */
  readonly difference: number | null | undefined;
  readonly onRemove?: () => void;
};

function StoryLine({ story, difference, onRemove }: StoryLineProps) {
  const send = useSend();
  const isOpen = useViewer(({ context }) => context.recording?.name === story.name);
  return (
    <Row as="li" align="start" isOneLine>
      <Button
        variant="wide"
        aria-current={isOpen ? true : undefined}
        onClick={() => send({ type: 'story.opened', story })}
      >
        <span className={classes.name}>{story.name}</span>
        {difference !== undefined && (
          <span className={difference === null ? classes.quiet : classes.different}>
            {STORY_TEXT.verdict(difference)}
          </span>
        )}
        <span className={classes.shows}>{story.title}</span>
      </Button>
      {onRemove !== undefined && (
        <Button variant="subtle" aria-label={STORY_TEXT.remove(story.name)} onClick={onRemove}>
          ×
        </Button>
      )}
    </Row>
  );
}

function useShippedStories(): readonly Story[] {
  const [stories, setStories] = useState<readonly Story[]>([]);
  useEffect(() => {
    let isMounted = true;
    void REVIEWED.loadStories().then((loaded) => isMounted && setStories(loaded));
    return () => void (isMounted = false);
  }, []);
  return stories;
}

/** Replays saved stories to check their outcomes; the build only checks the shipped ones. */
function useDifferences(stories: readonly Story[]): Differences {
  const [differences, setDifferences] = useState<Differences>({});
  useEffect(() => {
    let isMounted = true;
    for (const story of stories) {
      void differenceIn(story).then(
        (difference) => isMounted && setDifferences((known) => ({ ...known, [story.name]: difference })),
      );
    }
    return () => void (isMounted = false);
  }, [stories]);
  return differences;
}
