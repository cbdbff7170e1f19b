import type { EventObject } from 'xstate';
import type { Recording } from './context.ts';

export function toggleEntry<Entry>(list: readonly Entry[], entry: Entry): readonly Entry[] {
  return list.includes(entry) ? list.filter((other) => other !== entry) : [...list, entry];
}

/** Continues a session from the shown step; later steps are dropped. */
export function continueRecording(recording: Recording, cursor: number, event: EventObject): Recording {
  const events = [...recording.events.slice(0, cursor), event];
  return {
    ...recording,
    ...detachFromStory(recording),
    events,
    steps: recording.steps.slice(0, cursor + 1),
    isUnsaved: true,
  };
}

/** Detaches a session from its story, whose name moves to `originalStory`. */
export function detachFromStory({ name, originalStory }: Recording): Pick<Recording, 'name' | 'originalStory'> {
  return { name: null, originalStory: name ?? originalStory };
}
