import * as v from 'valibot';

/** Reads what came over a channel: null when it is no message of this shape, or lies too deep to be read. */
export function reading<Message>(shape: v.GenericSchema<unknown, Message>): (data: unknown) => Message | null {
  return (data) => {
    try {
      const read = v.safeParse(shape, data);
      return read.success ? read.output : null;
    } catch {
      return null;
    }
  };
}
