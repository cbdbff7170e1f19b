import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Removed } from '#machines/journey/context.ts';
import { viewRemoved } from '#machines/journey/views/viewApplication.ts';
import { REMOVAL } from '#src/content/application.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import classes from './UndoRemoval.module.css';

/** Says what was removed here, and restores and focuses it on request (R17.3). */
export function UndoRemoval({ what }: Pick<Removed, 'what'>) {
  const removed = useJourney(viewRemoved);
  const send = useSend();
  const undo = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const container = currentTarget.closest('[role="status"]')?.parentElement;
    const parts = () => [...(container?.querySelectorAll('fieldset') ?? [])];
    const known = new Set(parts());
    flushSync(() => send({ type: 'removal.undone' }));
    const back = parts().find((part) => !known.has(part));
    (back ?? container?.querySelector('button'))?.focus();
  };
  return (
    <div role="status" className={classes.undoMessage}>
      {removed?.what === what && (
        <p className={classes.removed}>
          <span>{what === 'owner' ? REMOVAL.owner(removed.name) : REMOVAL.file(removed.name)}</span>
          <button type="button" className={classes.undo} onClick={undo}>
            {REMOVAL.undo}
          </button>
        </p>
      )}
    </div>
  );
}
