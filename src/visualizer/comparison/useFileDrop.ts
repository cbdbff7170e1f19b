import { type RefObject, useEffect, useState } from 'react';

/** Takes a file that is dropped on a part of the page, and says whether one is dragged over it. */
export function useFileDrop(place: RefObject<HTMLElement | null>, onFile: (file: File) => Promise<void>): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const handleOver = (event: DragEvent) => {
      // Without it the browser would open the file in place of the page.
      event.preventDefault();
      setIsOver(true);
    };
    const handleLeave = () => setIsOver(false);
    const handleDrop = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) void onFile(file);
    };
    element.addEventListener('dragover', handleOver);
    element.addEventListener('dragleave', handleLeave);
    element.addEventListener('drop', handleDrop);
    return () => {
      element.removeEventListener('dragover', handleOver);
      element.removeEventListener('dragleave', handleLeave);
      element.removeEventListener('drop', handleDrop);
    };
  }, [place, onFile]);
  return isOver;
}
