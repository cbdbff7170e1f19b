import { useEffect, useRef, useState } from 'react';
import classes from './LiveWords.module.css';

/** The shortest time between two announcements. */
const PAUSE_MS = 1000;

/**
 * What happens, for screen readers: politely, and at most once a second. Of what comes faster only the newest is told.
 */
export function LiveWords({ text }: { readonly text: string }) {
  const [told, setTold] = useState('');
  const toldAt = useRef(-PAUSE_MS);
  useEffect(() => {
    const wait = Math.max(0, toldAt.current + PAUSE_MS - performance.now());
    const timer = setTimeout(() => {
      toldAt.current = performance.now();
      setTold(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className={classes.unseen}>
      {told}
    </p>
  );
}
