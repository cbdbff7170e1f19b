import { useSplitter } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { SHELL } from '#src/review/page/words/shell.ts';
import classes from './Sidebar.module.css';

/** The panel, and what is left of the page for the picture. */
const PANES: useSplitter.Panel[] = [{ defaultSize: '360px', min: '280px', max: '60%' }, { defaultSize: 1 }];

/** The edge of the side panel: dragged, or moved by arrow keys, it makes the panel wider or narrower. */
export function PanelEdge() {
  // The panel stands on the right: what makes it wider is a move to the left.
  const { ref, sizes, getHandleProps } = useSplitter({ panels: PANES, dir: 'rtl', step: '40px' });
  const handle = getHandleProps({ index: 0 });
  const edge = useRef<HTMLElement>(null);
  // Only what stands beside it: the whole page would have to look again at the styles of every shape in the picture.
  useEffect(() => edge.current?.parentElement?.style.setProperty('--panel-width', String(sizes[0])), [sizes]);
  const attach = (node: HTMLElement | null) => {
    edge.current = node;
    handle.ref(node);
    ref(node && document.body);
  };
  return <div {...handle} ref={attach} className={classes.edge} aria-label={SHELL.panelWidth} />;
}
