import { createContext, type PropsWithChildren, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { FileRef } from '#machines/domain/documents.ts';
import type { JourneyMachine } from '#machines/journey/machine.ts';

/** The running journey. */
export type JourneyActor = ActorRefFrom<JourneyMachine>;

/**
 * Where screens leave what must not enter the chart: bytes and passwords. Both give back a reference that an event
 * can carry. A file that cannot be read is kept with `unreadable` as its content.
 */
export type Keep = {
  readonly file: (file: File) => Promise<FileRef>;
  readonly secret: (secret: string) => string;
};

type Seam = { readonly actor: JourneyActor; readonly keep: Keep };

const SeamContext = createContext<Seam | null>(null);

/** Hands the one actor of the page, made outside React, to everything below. */
export function JourneyProvider({ actor, keep, children }: PropsWithChildren<Seam>) {
  return <SeamContext value={{ actor, keep }}>{children}</SeamContext>;
}

export function useSeam(): Seam {
  const seam = useContext(SeamContext);
  if (seam === null) throw new Error('A screen stands outside JourneyProvider.');
  return seam;
}
