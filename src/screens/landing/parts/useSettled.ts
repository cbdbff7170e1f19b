import { useEffect, useState } from 'react';

/** The words that have stood still for `ms`; nothing before the first change, so that a reader hears only changes. */
export function useSettled(words: string, ms: number): string {
  const [first] = useState(words);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (words === first && settled === '') return;
    const timer = window.setTimeout(() => setSettled(words), ms);
    return () => window.clearTimeout(timer);
  }, [first, ms, settled, words]);
  return settled;
}
