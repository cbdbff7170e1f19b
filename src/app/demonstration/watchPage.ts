import type { InspectionEvent } from 'xstate';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import type { Bridge } from '#src/app/bridgeUrl.ts';
import type { JourneyActor, InputStore } from '#src/journey/JourneyProvider.tsx';
import { newId } from '#src/services/newId.ts';
import { BROWSER_CLOCK, type Clock } from '#src/services/wait.ts';
import { type UncheckedViewerMessage, openChannel, type ProductMessage } from '#src/visualizer/live/messages.ts';
import { postToParentPage } from '#src/visualizer/live/parentPage.ts';
import { readViewerMessage } from '#src/visualizer/live/readViewerMessage.ts';
import type { SeenProduct } from '#src/visualizer/live/seenProduct.ts';
import { watchedAs } from '#src/visualizer/live/watchFlag.ts';
import { createBatch, createSeldom, nextFrame } from './batch.ts';
import type { Demonstration, HandleCommand } from './commands/demonstrate.ts';
import type { DemonstrationStorage } from './commands/memoryStorage.ts';
import { preventFocusStealing, addWatchFlag } from './framedPage.ts';
import { publishSteps } from './publishSteps.ts';

/** What the page of a watched product is made with. */
export type Watch = {
  readonly inspect: (inspected: InspectionEvent) => void;
  /** In a demonstration: a clock of its own, and the memory of the page in place of this device. */
  readonly clock: Clock | undefined;
  readonly storage: DemonstrationStorage | null;
  /** From now on the page publishes what happens in it, and takes messages. Returns how to stop. */
  readonly follow: (actor: JourneyActor, bridge: Bridge, inputStore: Pick<InputStore, 'secret'>) => () => void;
};

/** Gets a page ready to be watched. Only a build for demonstration has the code that takes commands. */
export async function watchPage(page: Window): Promise<Watch> {
  const model = journeyModel();
  const name = watchedAs(page.location.search);
  const [tab, visit] = [name ?? newId(), newId()];
  const demonstration = await demonstrationOf(page, tab);
  const channel = openChannel<ProductMessage, UncheckedViewerMessage>(readViewerMessage);
  const frame = nextFrame(page);
  const { now } = demonstration?.clock ?? BROWSER_CLOCK;
  const publisher = publishSteps({
    model,
    now,
    publish: createBatch((steps) => {
      const message = { kind: 'steps', tab, visit, steps } as const;
      channel.post(message);
      // The viewer receives it twice and drops one: a step has a number.
      postToParentPage(page, message);
    }, frame),
    publishChoices: (choices) => channel.post({ kind: 'choices', tab, visit, ...choices }),
    later: createSeldom(page, frame),
  });
  if (page.parent !== page) preventFocusStealing(page.document);

  const greet = () => {
    const { pathname } = page.location;
    const isFramed = page.parent !== page;
    const product: SeenProduct = {
      tab,
      visit,
      path: pathname,
      isFramed,
      modelHash: model.hash,
      build: buildStamp(),
      takesCommands: demonstration !== null,
      speed: demonstration?.clock.speed() ?? 1,
      atMs: now(),
      failing: demonstration?.failing() ?? [],
    };
    channel.post({ kind: 'hello', product });
  };
  const leave = () => channel.post({ kind: 'bye', tab, visit });

  const resync = (from: number) => {
    channel.post({ kind: 'resync', tab, visit, steps: publisher.since(from), questions: publisher.questions });
    const choices = publisher.choices();
    if (choices !== null) channel.post({ kind: 'choices', tab, visit, ...choices });
  };

  const listen = (handle: HandleCommand) => {
    const answer = (command: string, refusal: ReturnType<HandleCommand>) => {
      if (refusal !== 'later') channel.post({ kind: 'answer', tab, command, refusal });
    };
    channel.listen((message) => {
      if (message.kind === 'who') greet();
      else if (message.tab !== tab) return;
      else if (message.kind === 'command') answer(message.id, handle(message.command, message.id));
      else resync(message.from);
    });
    return answer;
  };

  const follow: Watch['follow'] = (actor, { onAddress }, inputStore) => {
    const unsubscribe = onAddress(() => {
      addWatchFlag(page, name);
      greet();
    });
    page.addEventListener('pagehide', leave);
    page.addEventListener('pageshow', greet);
    const answer = listen(demonstration?.createHandler({ actor, inputStore, changed: greet }) ?? refuse);
    greet();
    demonstration?.begin(actor, inputStore, answer);
    return () => {
      unsubscribe();
      page.removeEventListener('pagehide', leave);
      page.removeEventListener('pageshow', greet);
      leave();
      channel.close();
    };
  };
  return { inspect: publisher.inspect, clock: demonstration?.clock, storage: demonstration?.storage ?? null, follow };
}

const refuse: HandleCommand = () => 'notInDemonstration';

async function demonstrationOf(page: Window, tab: string): Promise<Demonstration | null> {
  if (import.meta.env.VITE_DEMONSTRATION !== 'true') return null;
  const { demonstrate } = await import('./commands/demonstrate.ts');
  return demonstrate(page, tab);
}

/** The kind of build, and the name of this file, which the build makes from what is in it. */
function buildStamp(): string {
  const { pathname } = new URL(import.meta.url);
  return `${import.meta.env.MODE} ${pathname.slice(pathname.lastIndexOf('/') + 1)}`;
}
