import type { SessionStep } from '#machines/graph/sessions/sessionStep.ts';
import type { ProductCommand } from '#src/visualizer/viewer/context.ts';
import type { ProductMessage, PublishedStep, ViewerMessage } from './messages.ts';
import { type GuardQuestions, unpackedChoice } from './packedChoices.ts';
import type { Refusal, SeenProduct } from './seenProduct.ts';

/** What is told of the products of this browser. */
export type WatchEvent =
  | { readonly type: 'product.listed'; readonly products: readonly SeenProduct[]; readonly watchedTab: string | null }
  | { readonly type: 'product.greeted'; readonly modelHash: string; readonly takesCommands: boolean }
  | { readonly type: 'product.stepPublished'; readonly step: SessionStep }
  | { readonly type: 'product.answered'; readonly command: ProductCommand; readonly refusal: Refusal | null }
  | { readonly type: 'product.lost' };

/** Watches one of the products that are heard of. */
export type Watcher = {
  readonly hear: (message: ProductMessage) => void;
  /** From now on another product is watched, from its first kept moment on. */
  readonly choose: (tab: string) => void;
  readonly command: (command: ProductCommand) => void;
};

type WatcherParts = {
  /** The name of the product in this page's own frame: it is watched before any other, unless another is chosen. */
  readonly ownTab: string;
  readonly post: (message: ViewerMessage) => void;
  readonly tell: (event: WatchEvent) => void;
};

type Followed = {
  readonly visit: string;
  /** The moments up to here are told. */
  next: number;
  latest: PublishedStep | null;
  isAsking: boolean;
  questions: GuardQuestions;
};

type Told<Kind extends ProductMessage['kind']> = Extract<ProductMessage, { kind: Kind }>;

/**
 * Each moment is told in its order; what is missing is asked for again. The latest is told a second time, with the same
 * number, once it is known what can be done then.
 */
export function createWatcher({ ownTab, post, tell }: WatcherParts): Watcher {
  const products = new Map<string, SeenProduct>();
  const asked = new Map<string, ProductCommand>();
  let watchedTab: string | null = null;
  /** The product that is watched before any other as soon as it is there. */
  let preferredTab = ownTab;
  let followed: Followed | null = null;
  let count = 0;

  const list = () => tell({ type: 'product.listed', products: [...products.values()], watchedTab });
  const ask = (tab: string, follows: Followed) => {
    Object.assign(follows, { isAsking: true });
    post({ kind: 'resync', tab, from: follows.next });
  };
  const follow = ({ tab, visit, modelHash, takesCommands }: SeenProduct) => {
    watchedTab = tab;
    followed = { visit, next: 0, latest: null, isAsking: false, questions: {} };
    tell({ type: 'product.greeted', modelHash, takesCommands });
    ask(tab, followed);
  };

  const greet = (product: SeenProduct) => {
    const isFree = watchedTab === null || !products.has(watchedTab);
    products.set(product.tab, product);
    const isPreferred = product.tab === preferredTab;
    const isNewVisit = product.tab === watchedTab && followed?.visit !== product.visit;
    if (isFree || isNewVisit || (isPreferred && product.tab !== watchedTab)) follow(product);
    list();
  };

  /** What is followed, when a message is about it. */
  const followedBy = ({ tab, visit }: { readonly tab: string; readonly visit: string }): Followed | null => {
    if (!products.has(tab)) post({ kind: 'who' });
    return tab === watchedTab && followed?.visit === visit ? followed : null;
  };

  const pass = (now: Followed, steps: readonly PublishedStep[]) => {
    for (const step of steps) {
      if (step.sequence < now.next) continue;
      now.next = step.sequence + 1;
      now.latest = step;
      tell({ type: 'product.stepPublished', step: { ...step, choices: [] } });
    }
  };

  const see = (message: Told<'steps'>) => {
    const now = followedBy(message);
    if (now === null || now.isAsking) return;
    const isGap = (message.steps[0]?.sequence ?? now.next) > now.next;
    if (isGap) ask(message.tab, now);
    else pass(now, message.steps);
  };

  const catchUp = (message: Told<'resync'>) => {
    const now = followedBy(message);
    if (now === null) return;
    now.isAsking = false;
    now.questions = message.questions;
    pass(now, message.steps);
  };

  const complete = (message: Told<'choices'>) => {
    const now = followedBy(message);
    if (now?.latest?.sequence !== message.sequence) return;
    const choices = message.choices.map((choice) => unpackedChoice(choice, now.questions));
    tell({ type: 'product.stepPublished', step: { ...now.latest, choices } });
  };

  const lose = ({ tab, visit }: Told<'bye'>) => {
    if (products.get(tab)?.visit !== visit) return;
    products.delete(tab);
    if (tab === watchedTab) {
      followed = null;
      tell({ type: 'product.lost' });
      const [other] = products.values();
      if (other !== undefined) follow(other);
    }
    list();
  };

  const take = ({ command: id, refusal }: Told<'answer'>) => {
    const command = asked.get(id);
    if (command === undefined) return;
    asked.delete(id);
    tell({ type: 'product.answered', command, refusal });
  };

  return {
    hear: (message) => {
      switch (message.kind) {
        case 'hello':
          return greet(message.product);
        case 'steps':
          return see(message);
        case 'resync':
          return catchUp(message);
        case 'choices':
          return complete(message);
        case 'answer':
          return take(message);
        case 'bye':
          return lose(message);
      }
    },
    choose: (tab) => {
      const product = products.get(tab);
      if (product === undefined) return;
      preferredTab = tab;
      follow(product);
      list();
    },
    command: (command) => {
      if (watchedTab === null) return;
      count += 1;
      const id = `${ownTab}:${count}`;
      asked.set(id, command);
      post({ kind: 'command', tab: watchedTab, id, command });
    },
  };
}
