import { useSplitter } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { SHELL } from '#src/review/page/words/shell.ts';
import classes from './Sidebar.module.css';

const PANES: useSplitter.Panel[] = [{ defaultSize: '360px', min: '280px', max: '60%' }, { defaultSize: 1 }];

export function PanelEdge() {
  // The panel is on the right, so moving the edge left makes it wider.
  const { ref, sizes, getHandleProps } = useSplitter({ panels: PANES, dir: 'rtl', step: '40px' });
  const handle = getHandleProps({ index: 0 });
  const edge = useRef<HTMLElement>(null);
  // Set on the panel, because setting it on the page would recalculate the styles of every shape in the drawing.
  useEffect(() => edge.current?.parentElement?.style.setProperty('--panel-width', String(sizes[0])), [sizes]);
  const attach = (node: HTMLElement | null) => {
    edge.current = node;
    handle.ref(node);
    ref(node && document.body);
  };
  return <div {...handle} ref={attach} className={classes.edge} aria-label={SHELL.panelWidth} />;
}
