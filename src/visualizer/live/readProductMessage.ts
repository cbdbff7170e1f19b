import * as v from 'valibot';
import type { GuardTree } from '#machines/graph/model/chartModel.ts';
import type { ProductMessage } from './messages.ts';
import type { PackedTruth } from './packedChoices.ts';
import { reading } from './reading.ts';
import { REFUSALS } from './seenProduct.ts';

const texts = v.array(v.string());
const amount = v.pipe(v.number(), v.finite());
const sequence = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const visited = { tab: v.string(), visit: v.string() };

const product = v.object({
  ...visited,
  path: v.string(),
  isFramed: v.boolean(),
  modelHash: v.string(),
  build: v.string(),
  takesCommands: v.boolean(),
  speed: v.pipe(amount, v.minValue(0)),
  atMs: amount,
  failing: texts,
});
const steps = v.array(
  v.object({
    sequence,
    atMs: amount,
    event: v.nullable(v.object({ type: v.string(), text: v.string() })),
    active: texts,
    taken: texts,
    timers: v.array(v.object({ transitionId: v.string(), startedAtMs: amount, dueAtMs: amount })),
    data: v.record(v.string(), v.string()),
    emitted: texts,
  }),
);
const question: v.GenericSchema<unknown, GuardTree> = v.variant('kind', [
  v.object({
    kind: v.literal('named'),
    name: v.string(),
    text: v.string(),
    params: v.nullable(v.record(v.string(), v.unknown())),
    inside: v.nullable(v.lazy(() => question)),
  }),
  v.object({ kind: v.literal('state'), stateIds: texts, text: v.string() }),
  v.object({ kind: v.picklist(['and', 'or', 'not']), parts: v.array(v.lazy(() => question)), text: v.string() }),
  v.object({ kind: v.literal('unnamed'), text: v.string() }),
]);
const truth: v.GenericSchema<unknown, PackedTruth> = v.object({
  isTrue: v.boolean(),
  parts: v.array(v.lazy(() => truth)),
});
const choices = v.array(
  v.object({
    event: v.looseObject({ type: v.string() }),
    text: v.string(),
    source: v.picklist(['creator', 'services', 'time']),
    takes: texts,
    truths: v.array(v.tuple([v.string(), v.nullable(truth)])),
  }),
);

const productMessage = v.variant('kind', [
  v.object({ kind: v.literal('hello'), product }),
  v.object({ kind: v.literal('steps'), ...visited, steps }),
  v.object({ kind: v.literal('resync'), ...visited, steps, questions: v.record(v.string(), question) }),
  v.object({ kind: v.literal('choices'), ...visited, sequence, choices }),
  v.object({
    kind: v.literal('answer'),
    tab: v.string(),
    command: v.string(),
    refusal: v.nullable(v.picklist(REFUSALS)),
  }),
  v.object({ kind: v.literal('bye'), ...visited }),
]) satisfies v.GenericSchema<unknown, ProductMessage>;

/** Reads what a product publishes; another build of the product may publish more. */
export const readProductMessage = reading<ProductMessage>(productMessage);
