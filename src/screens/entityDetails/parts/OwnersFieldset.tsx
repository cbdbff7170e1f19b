import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { EntityDetailsView } from '#machines/journey/views/viewEntityDetails.ts';
import { Row } from '#src/components/layout/Row.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { useSend } from '#src/journey/hooks.ts';
import { UndoRemoval } from '#src/screens/parts/UndoRemoval.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { OwnerFields } from './OwnerFields.tsx';

const CONTENT = ENTITY_DETAILS.owners;

/** Adding an owner focuses their name field; removing one focuses the owner before, or else the first one (R9.4). */
export function OwnersFieldset({ view: { owners, canRemoveOwner } }: { readonly view: EntityDetailsView }) {
  const send = useSend();
  const rows = useRef<HTMLDivElement>(null);
  const rowAt = (index: number) => rows.current?.querySelectorAll<HTMLElement>(':scope > fieldset')[index];
  const add = () => {
    flushSync(() => send({ type: 'business.ownerAdded' }));
    rowAt(owners.length)?.querySelector('input')?.focus();
  };
  const remove = (index: number, ownerId: string) => {
    flushSync(() => send({ type: 'business.ownerRemoved', ownerId }));
    rowAt(Math.max(0, index - 1))?.focus();
  };
  return (
    <FieldGroup legend={CONTENT.legend} hint={CONTENT.hint}>
      <Stack ref={rows} gap={4}>
        {owners.map((owner, index) => (
          <OwnerFields key={owner.id} owner={owner} onRemove={canRemoveOwner ? () => remove(index, owner.id) : null} />
        ))}
      </Stack>
      <UndoRemoval item="owner" />
      <Row gap={4}>
        <SecondaryButton onClick={add}>{CONTENT.add}</SecondaryButton>
        <Text kind="quiet" role="status">
          {CONTENT.count(owners.length)}
        </Text>
      </Row>
    </FieldGroup>
  );
}
