import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Removal } from '#machines/journey/context.ts';
import { viewRemoved } from '#machines/journey/views/viewApplication.ts';
import { Row } from '#src/components/layout/Row.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { REMOVAL } from '#src/content/application.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import classes from './UndoRemoval.module.css';

export function UndoRemoval({ item }: Pick<Removal, 'item'>) {
  const removed = useJourney(viewRemoved);
  const send = useSend();
  const undo = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const container = currentTarget.closest('[role="status"]')?.parentElement;
    const parts = () => [...(container?.querySelectorAll('fieldset') ?? [])];
    const before = new Set(parts());
    flushSync(() => send({ type: 'removal.undone' }));
    const restored = parts().find((part) => !before.has(part));
    (restored ?? container?.querySelector('button'))?.focus();
  };
  return (
    <div role="status" className={classes.message}>
      {removed?.item === item && (
        <Row as={Text} kind="quiet" gap={2}>
          <span>{item === 'owner' ? REMOVAL.owner(removed.name) : REMOVAL.file(removed.name)}</span>
          <button type="button" className={classes.undo} onClick={undo}>
            {REMOVAL.undo}
          </button>
        </Row>
      )}
    </div>
  );
}
