import type { EventObject } from 'xstate';
import type { Recording } from './context.ts';

/** A list with an entry put in, or taken out when it was there. */
export function toggled<Entry>(list: readonly Entry[], entry: Entry): readonly Entry[] {
  return list.includes(entry) ? list.filter((other) => other !== entry) : [...list, entry];
}

/** A session that goes on from the step that is shown. */
export function continueRecording(recording: Recording, cursor: number, event: EventObject): Recording {
  const events = [...recording.events.slice(0, cursor), event];
  return { ...recording, ...itsOwn(recording), events, steps: recording.steps.slice(0, cursor + 1), isUnsaved: true };
}

/** A session that leaves its story loses its name and keeps the name of the story. */
export function itsOwn({ name, leftStory }: Recording): Pick<Recording, 'name' | 'leftStory'> {
  return { name: null, leftStory: name ?? leftStory };
}
