import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#src/review/page/parts/Button.tsx';
import classes from './NarrowFold.module.css';

type NarrowFoldProps = {
  /** Label of the toggle button; null to show everything. */
  readonly label: string | null;
  readonly children: ReactNode;
};

/** Collapses its content behind a button when the review is narrow. */
export function NarrowFold({ label, children }: NarrowFoldProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  return (
    <>
      {label !== null && (
        <Button className={classes.fold} aria-expanded={isUnfolded} onClick={() => setIsUnfolded(!isUnfolded)}>
          {label}
          <IconChevronDown size={18} aria-hidden />
        </Button>
      )}
      <div className={classes.content} data-is-unfolded={label === null || isUnfolded}>
        {children}
      </div>
    </>
  );
}
