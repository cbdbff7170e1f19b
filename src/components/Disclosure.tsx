import type { PropsWithChildren, ReactNode } from 'react';
import { Row } from './layout/Row.tsx';
import classes from './Disclosure.module.css';

export function Disclosure({ title, children }: PropsWithChildren<{ readonly title: ReactNode }>) {
  return (
    <details className={classes.disclosure}>
      <Row as="summary" gap={4} justify="between" isOneLine className={classes.summary}>
        {title}
        <span aria-hidden className={classes.sign} data-screen-only />
      </Row>
      <div className={classes.content}>{children}</div>
    </details>
  );
}
