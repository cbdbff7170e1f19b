import * as v from 'valibot';
import type { UncheckedViewerMessage } from './messages.ts';
import { reading } from './reading.ts';

const viewerMessage = v.variant('kind', [
  v.object({ kind: v.literal('who') }),
  v.object({ kind: v.literal('resync'), tab: v.string(), from: v.number() }),
  v.object({ kind: v.literal('command'), tab: v.string(), id: v.string(), command: v.unknown() }),
]) satisfies v.GenericSchema<unknown, UncheckedViewerMessage>;

/** Reads what a viewer sends. Its command is checked by the handler, and refused with a reason. */
export const readViewerMessage = reading<UncheckedViewerMessage>(viewerMessage);
