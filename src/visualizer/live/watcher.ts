import type { SessionStep } from '#machines/graph/sessions/sessionStep.ts';
import type { ProductCommand } from '#src/visualizer/viewer/context.ts';
import type { ProductMessage, PublishedStep, ViewerMessage } from './messages.ts';
import { type GuardQuestions, unpackedChoice } from './packedChoices.ts';
import type { Refusal, SeenProduct } from './seenProduct.ts';

/** What the watcher reports of the products of this browser. */
export type WatchEvent =
  | { readonly type: 'product.listed'; readonly products: readonly SeenProduct[]; readonly watchedTab: string | null }
  | { readonly type: 'product.greeted'; readonly modelHash: string; readonly takesCommands: boolean }
  | { readonly type: 'product.stepPublished'; readonly step: SessionStep }
  | { readonly type: 'product.answered'; readonly command: ProductCommand; readonly refusal: Refusal | null }
  | { readonly type: 'product.lost' };

/** Watches one of the products on the channel. */
export type Watcher = {
  readonly receive: (message: ProductMessage) => void;
  /** From now on another product is watched, from its first retained step on. */
  readonly choose: (tab: string) => void;
  readonly command: (command: ProductCommand) => void;
};

type WatcherParts = {
  /** The name of the product in this page's own frame: it is watched before any other, unless another is chosen. */
  readonly ownTab: string;
  readonly post: (message: ViewerMessage) => void;
  readonly notify: (event: WatchEvent) => void;
};

type Followed = {
  readonly visit: string;
  /** The number of the next step to be passed on. */
  next: number;
  latest: PublishedStep | null;
  isResyncing: boolean;
  questions: GuardQuestions;
};

type MessageOf<Kind extends ProductMessage['kind']> = Extract<ProductMessage, { kind: Kind }>;

/**
 * Each step is passed on in its order; what is missing is requested again. The latest is passed on a second time, with
 * the same number, once it is known what can be done then.
 */
export function createWatcher({ ownTab, post, notify }: WatcherParts): Watcher {
  const products = new Map<string, SeenProduct>();
  const pending = new Map<string, ProductCommand>();
  let watchedTab: string | null = null;
  /** The product that is watched before any other as soon as it is there. */
  let preferredTab = ownTab;
  let followed: Followed | null = null;
  let count = 0;

  const notifyList = () => notify({ type: 'product.listed', products: [...products.values()], watchedTab });
  const requestResync = (tab: string, follows: Followed) => {
    Object.assign(follows, { isResyncing: true });
    post({ kind: 'resync', tab, from: follows.next });
  };
  const follow = ({ tab, visit, modelHash, takesCommands }: SeenProduct) => {
    watchedTab = tab;
    followed = { visit, next: 0, latest: null, isResyncing: false, questions: {} };
    notify({ type: 'product.greeted', modelHash, takesCommands });
    requestResync(tab, followed);
  };

  const receiveHello = (product: SeenProduct) => {
    const isFree = watchedTab === null || !products.has(watchedTab);
    products.set(product.tab, product);
    const isPreferred = product.tab === preferredTab;
    const isNewVisit = product.tab === watchedTab && followed?.visit !== product.visit;
    if (isFree || isNewVisit || (isPreferred && product.tab !== watchedTab)) follow(product);
    notifyList();
  };

  /** What is followed, when a message is about it. */
  const followedBy = ({ tab, visit }: { readonly tab: string; readonly visit: string }): Followed | null => {
    if (!products.has(tab)) post({ kind: 'who' });
    return tab === watchedTab && followed?.visit === visit ? followed : null;
  };

  const notifySteps = (now: Followed, steps: readonly PublishedStep[]) => {
    for (const step of steps) {
      if (step.sequence < now.next) continue;
      now.next = step.sequence + 1;
      now.latest = step;
      notify({ type: 'product.stepPublished', step: { ...step, choices: [] } });
    }
  };

  const receiveSteps = (message: MessageOf<'steps'>) => {
    const now = followedBy(message);
    if (now === null || now.isResyncing) return;
    const isGap = (message.steps[0]?.sequence ?? now.next) > now.next;
    if (isGap) requestResync(message.tab, now);
    else notifySteps(now, message.steps);
  };

  const receiveResync = (message: MessageOf<'resync'>) => {
    const now = followedBy(message);
    if (now === null) return;
    now.isResyncing = false;
    now.questions = message.questions;
    notifySteps(now, message.steps);
  };

  const receiveChoices = (message: MessageOf<'choices'>) => {
    const now = followedBy(message);
    if (now?.latest?.sequence !== message.sequence) return;
    const choices = message.choices.map((choice) => unpackedChoice(choice, now.questions));
    notify({ type: 'product.stepPublished', step: { ...now.latest, choices } });
  };

  const receiveBye = ({ tab, visit }: MessageOf<'bye'>) => {
    if (products.get(tab)?.visit !== visit) return;
    products.delete(tab);
    if (tab === watchedTab) {
      followed = null;
      notify({ type: 'product.lost' });
      const [other] = products.values();
      if (other !== undefined) follow(other);
    }
    notifyList();
  };

  const receiveAnswer = ({ command: id, refusal }: MessageOf<'answer'>) => {
    const command = pending.get(id);
    if (command === undefined) return;
    pending.delete(id);
    notify({ type: 'product.answered', command, refusal });
  };

  return {
    receive: (message) => {
      switch (message.kind) {
        case 'hello':
          return receiveHello(message.product);
        case 'steps':
          return receiveSteps(message);
        case 'resync':
          return receiveResync(message);
        case 'choices':
          return receiveChoices(message);
        case 'answer':
          return receiveAnswer(message);
        case 'bye':
          return receiveBye(message);
      }
    },
    choose: (tab) => {
      const product = products.get(tab);
      if (product === undefined) return;
      preferredTab = tab;
      follow(product);
      notifyList();
    },
    command: (command) => {
      if (watchedTab === null) return;
      count += 1;
      const id = `${ownTab}:${count}`;
      pending.set(id, command);
      post({ kind: 'command', tab: watchedTab, id, command });
    },
  };
}
