import { useEffect, useState } from 'react';
import type { Story } from '#src/review/engine/session/story.ts';
import { REVIEWED } from '#src/review/journey/reviewed.ts';
import { SIMULATION_TEXT } from '#src/review/page/words/simulation.ts';
import { STORY_TEXT } from '#src/review/page/words/stories.ts';
import { Button } from '#src/review/page/parts/Button.tsx';
import { useSend, useViewer } from '#src/review/page/viewer/hooks.tsx';
import { differenceIn } from './simulateRecording.ts';
import classes from './StoryList.module.css';

type Verdicts = Readonly<Record<string, number | null>>;

/** The stories that the page or this browser has; once something plays, they fold, with another start. */
export function StoryList({ isBegun }: { readonly isBegun: boolean }) {
  const send = useSend();
  const shipped = useShippedStories();
  const saved = useViewer(({ context }) => context.stories);
  const problem = useViewer(({ context }) => context.storyProblem);
  const isRefused = useViewer(({ value }) => value.stories === 'refused');
  const proved = useViewer(({ context }) => context.proof?.stories);
  const opened = useViewer(({ context }) => context.recording?.name ?? null);
  const own = useVerdicts(saved);
  return (
    <>
      {problem !== null && <p role="alert">{problem}</p>}
      {isRefused && <p role="alert">{STORY_TEXT.save.refused}</p>}
      {/* It folds when another session opens. */}
      <details key={`${isBegun} ${opened}`} className={classes.stories} open={!isBegun}>
        <summary className={classes.title}>{STORY_TEXT.title}</summary>
        {isBegun && <StartLine />}
        <ul className={classes.list} aria-label={STORY_TEXT.title}>
          {shipped.map((story) => (
            <StoryLine key={story.name} story={story} difference={proved?.[story.name]} />
          ))}
        </ul>
        {saved.length > 0 && (
          <>
            <h3 className={classes.title}>{STORY_TEXT.saved}</h3>
            <ul className={classes.list} aria-label={STORY_TEXT.saved}>
              {saved.map((story) => (
                <StoryLine
                  key={story.name}
                  story={story}
                  difference={own[story.name]}
                  onRemove={() => send({ type: 'story.removed', name: story.name })}
                />
              ))}
            </ul>
          </>
        )}
      </details>
    </>
  );
}

/** Begins a session of one's own. */
export function StartLine() {
  const send = useSend();
  const [start, choose] = useState(Object.keys(REVIEWED.starts)[0] ?? '');
  return (
    <div className={classes.start}>
      <label>
        {SIMULATION_TEXT.start}
        <select value={start} onChange={({ target }) => choose(target.value)}>
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
    </div>
  );
}

type StoryLineProps = {
  readonly story: Story;
  /** The first step that leads elsewhere, null when none does; undefined until it is known. */
  readonly difference: number | null | undefined;
  readonly onRemove?: () => void;
};

function StoryLine({ story, difference, onRemove }: StoryLineProps) {
  const send = useSend();
  const isOpen = useViewer(({ context }) => context.recording?.name === story.name);
  return (
    <li className={classes.line}>
      <button
        type="button"
        className={classes.story}
        aria-current={isOpen}
        onClick={() => send({ type: 'story.opened', story })}
      >
        <span className={classes.name}>{story.name}</span>
        {difference !== undefined && (
          <span className={difference === null ? classes.quiet : classes.different}>
            {STORY_TEXT.verdict(difference)}
          </span>
        )}
        <span className={classes.shows}>{story.title}</span>
      </button>
      {onRemove !== undefined && (
        <Button variant="subtle" aria-label={STORY_TEXT.remove(story.name)} onClick={onRemove}>
          ×
        </Button>
      )}
    </li>
  );
}

function useShippedStories(): readonly Story[] {
  const [stories, setStories] = useState<readonly Story[]>([]);
  useEffect(() => {
    let isShown = true;
    void REVIEWED.loadStories().then((loaded) => isShown && setStories(loaded));
    return () => void (isShown = false);
  }, []);
  return stories;
}

/** The verdicts of stories that no build has checked. */
function useVerdicts(stories: readonly Story[]): Verdicts {
  const [verdicts, setVerdicts] = useState<Verdicts>({});
  useEffect(() => {
    let isShown = true;
    for (const story of stories) {
      void differenceIn(story).then(
        (difference) => isShown && setVerdicts((known) => ({ ...known, [story.name]: difference })),
      );
    }
    return () => void (isShown = false);
  }, [stories]);
  return verdicts;
}
