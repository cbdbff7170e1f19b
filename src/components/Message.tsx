import type { ReactNode } from 'react';
import { Glyph } from './Glyph.tsx';
import classes from './Message.module.css';

type MessageProps = {
  readonly kind: 'info' | 'success' | 'warning' | 'error';
  readonly title?: string | undefined;
  readonly children: ReactNode;
  readonly role?: 'status' | 'alert' | 'note' | undefined;
};

export function Message({ kind, title, children, role = kind === 'error' ? 'alert' : undefined }: MessageProps) {
  return (
    <div className={classes.message} data-kind={kind} role={role}>
      <Glyph name={kind} className={classes.glyph} />
      <div>
        {title !== undefined && <p className={classes.title}>{title}</p>}
        <div className={classes.text}>{children}</div>
      </div>
    </div>
  );
}
