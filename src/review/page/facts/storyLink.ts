import type { EventObject } from 'xstate';
import type { Story } from '#src/review/engine/session/story.ts';
import { STORY_TEXT } from '#src/review/page/words/stories.ts';

/** Mail programs cut off longer links. */
export const MAX_CODE_LENGTH = 2000;
const MAX_TEXT_LENGTH = 300;

export type ChartVocabulary = {
  readonly starts: readonly string[];
  readonly isKnown: (event: unknown) => event is EventObject;
};

export type StoryResult =
  | { readonly story: Story; readonly problem: null }
  | { readonly story: null; readonly problem: string };

/** Compresses a story for a link; null if the result is too long. */
export async function storyCode({ name, title, start, events, leads }: Story): Promise<string | null> {
  const text = JSON.stringify([name, title, start, events, leads]);
  const packed = await transformBytes(new CompressionStream('deflate-raw'), new TextEncoder().encode(text));
  const code = btoa(String.fromCodePoint(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return code.length > MAX_CODE_LENGTH ? null : code;
}

/**
 * Reads a story from a link. Returns a problem if the link is invalid, or if the chart doesn't know the story's start
 * or one of its events.
 */
export async function readStoryCode(code: string, chart: ChartVocabulary): Promise<StoryResult> {
  const story = code.length > MAX_CODE_LENGTH ? null : await decodeStory(code);
  return story === null ? failure(STORY_TEXT.problems.notAStory) : validateStory(story, chart);
}

function validateStory(story: Story, { starts, isKnown }: ChartVocabulary): StoryResult {
  if (!starts.includes(story.start)) return failure(STORY_TEXT.problems.start(story.start));
  const unknown = story.events.findIndex((event) => !isKnown(event));
  return unknown === -1 ? { story, problem: null } : failure(STORY_TEXT.problems.event(unknown + 2));
}

function failure(problem: string): StoryResult {
  return { story: null, problem };
}

async function decodeStory(code: string): Promise<Story | null> {
  try {
    const bytes = Uint8Array.from(
      atob(code.replaceAll('-', '+').replaceAll('_', '/')),
      (character) => character.codePointAt(0) ?? 0,
    );
    const text = new TextDecoder().decode(await transformBytes(new DecompressionStream('deflate-raw'), bytes));
    const [name, title, start, events, leads] = JSON.parse(text) as readonly unknown[];
    const story = { name, title, start, events, leads };
    return isStory(story) ? story : null;
  } catch {
    return null;
  }
}

export function isStory(value: unknown): value is Story {
  if (typeof value !== 'object' || value === null) return false;
  const { name, title, start, events, leads } = value as Partial<Record<keyof Story, unknown>>;
  const strings = [name, title, start, ...(Array.isArray(leads) ? (leads as unknown[]) : [null])];
  const areShortStrings = strings.every((text) => typeof text === 'string' && text.length <= MAX_TEXT_LENGTH);
  return areShortStrings && name !== '' && Array.isArray(events) && events.length === strings.length - 3;
}

type Transform = { readonly readable: ReadableStream; readonly writable: WritableStream<BufferSource> };

async function transformBytes(transform: Transform, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const writer = transform.writable.getWriter();
  // The readable side reports decompression errors.
  void Promise.all([writer.write(bytes), writer.close()]).catch(() => {});
  return new Uint8Array(await new Response(transform.readable).arrayBuffer());
}
