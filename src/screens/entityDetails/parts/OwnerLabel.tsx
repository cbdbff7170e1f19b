import { VisuallyHidden } from '@mantine/core';
import classes from './OwnerLabel.module.css';

/** A field's label that names its owner to a screen reader; to the eye the card's heading does. */
export function OwnerLabel({ owner, field }: { readonly owner: string; readonly field: string }) {
  return (
    <>
      <VisuallyHidden>{owner}</VisuallyHidden> <span className={classes.field}>{field}</span>
    </>
  );
}
