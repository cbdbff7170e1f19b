import { IconDeviceDesktop, IconDeviceMobile, IconPower, IconReload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { PRODUCT_FRAME } from '#src/review/page/words/live.ts';
import { Button } from '#src/review/page/parts/Button.tsx';
import { takeLostFocus } from '#src/review/page/parts/takeLostFocus.ts';
import { DemonstrationControls } from './DemonstrationControls.tsx';
import classes from './ProductFrame.module.css';

type Width = 'phone' | 'desktop';

/** The widths at which the product is shown, in its own pixels. */
const WIDTHS: Readonly<Record<Width, number>> = { phone: 390, desktop: 1280 };

/** The product in a frame: the same page as everywhere, watched. */
export function ProductFrame({ onClose }: { readonly onClose: () => void }) {
  const [width, setWidth] = useState<Width>('phone');
  const [loads, setLoads] = useState(1);
  const stage = useRef<HTMLDivElement>(null);
  const room = useRoom(stage);
  const scale = Math.min(1, room.width / WIDTHS[width]);
  return (
    <section className={classes.frame} aria-label={PRODUCT_FRAME.title} tabIndex={-1} ref={bringIntoView}>
      <div className={classes.bar}>
        <div role="group" aria-label={PRODUCT_FRAME.width} className={classes.group}>
          <Button aria-pressed={width === 'phone'} onClick={() => setWidth('phone')}>
            <IconDeviceMobile size={18} aria-hidden />
            {PRODUCT_FRAME.phone}
          </Button>
          <Button aria-pressed={width === 'desktop'} onClick={() => setWidth('desktop')}>
            <IconDeviceDesktop size={18} aria-hidden />
            {PRODUCT_FRAME.desktop}
          </Button>
        </div>
        <Button aria-label={PRODUCT_FRAME.reload} title={PRODUCT_FRAME.reload} onClick={() => setLoads(loads + 1)}>
          <IconReload size={18} aria-hidden />
        </Button>
        <Button aria-label={PRODUCT_FRAME.close} title={PRODUCT_FRAME.close} onClick={onClose}>
          <IconPower size={18} aria-hidden />
        </Button>
      </div>
      <DemonstrationControls />
      <div ref={stage} className={classes.stage}>
        <iframe
          key={loads}
          className={classes.product}
          title={PRODUCT_FRAME.title}
          src="/"
          style={{ width: WIDTHS[width], height: room.height / scale, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  );
}

/** What was pressed to open it is gone: a keyboard goes on in it. */
function bringIntoView(frame: HTMLElement | null): void {
  takeLostFocus(frame);
  frame?.scrollIntoView({ block: 'start' });
}

type Room = { readonly width: number; readonly height: number };

/** How much room an element has; a guess until it is known. */
function useRoom(place: { readonly current: HTMLElement | null }): Room {
  const [room, setRoom] = useState<Room>({ width: WIDTHS.phone, height: 600 });
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width > 0) setRoom(entry.contentRect);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return room;
}
