import { fromCallback } from 'xstate';
import type { ViewerEvent } from '#src/visualizer/viewer/events.ts';
import { openChannel, type ProductMessage, type ViewerMessage } from './messages.ts';
import { subscribeToFrames } from './parentPage.ts';
import { readProductMessage } from './readProductMessage.ts';
import { createWatcher } from './watcher.ts';

/**
 * Answers the viewer's port: watches the products of this browser, and passes commands on to the one that is watched.
 */
export function watchProductsWith(ownTab: string, page: EventTarget) {
  return fromCallback<ViewerEvent>(({ sendBack, receive }) => {
    const channel = openChannel<ViewerMessage, ProductMessage>(readProductMessage);
    const watcher = createWatcher({ ownTab, post: channel.post, notify: sendBack });
    channel.listen(watcher.receive);
    const unsubscribe = subscribeToFrames(page, readProductMessage, watcher.receive);
    receive((event) => {
      if (event.type === 'product.commanded') watcher.command(event.command);
      if (event.type === 'product.ledTo') for (const command of event.commands) watcher.command(command);
      if (event.type === 'product.chosen') watcher.choose(event.tab);
    });
    channel.post({ kind: 'who' });
    return () => {
      unsubscribe();
      channel.close();
    };
  });
}
