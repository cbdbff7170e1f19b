/** Where a value read from a file has the wrong shape; null when it is right. */
export type Shape = (value: unknown, place: string) => string | null;

/** Questions within questions beyond this are no product's; a file made to exhaust the reader is. */
const DEEPEST_GUARD = 40;

const kindIs =
  (isKind: (value: unknown) => boolean): Shape =>
  (value, place) =>
    isKind(value) ? null : place;

const text = kindIs((value) => typeof value === 'string');
const answer = kindIs((value) => typeof value === 'boolean');
const textOrNone = kindIs((value) => value === null || typeof value === 'string');
const numberOrNone = kindIs((value) => value === null || typeof value === 'number');
const oneOf = (...words: readonly string[]) => kindIs((value) => words.some((word) => word === value));

const listOf =
  (item: Shape): Shape =>
  (value, place) =>
    Array.isArray(value) ? firstOf(value.map((one: unknown, index) => item(one, `${place} ${index + 1}`))) : place;

const shapeOf =
  (properties: Readonly<Record<string, Shape>>): Shape =>
  (value, place) => {
    if (!isRecord(value)) return place;
    return firstOf(Object.entries(properties).map(([name, shape]) => shape(value[name], `“${name}” of ${place}`)));
  };

const guard =
  (depth: number): Shape =>
  (value, place) => {
    if (!isRecord(value) || depth > DEEPEST_GUARD) return place;
    const written = text(value['text'], place);
    if (written !== null) return written;
    const inner = guard(depth + 1);
    if (value['kind'] === 'named') {
      const inside = value['inside'] === null ? null : inner(value['inside'], place);
      return text(value['name'], place) ?? paramsShape(value['params'], place) ?? inside;
    }
    if (value['kind'] === 'state') return listOf(text)(value['stateIds'], place);
    if (value['kind'] === 'unnamed') return null;
    return oneOf('and', 'or', 'not')(value['kind'], place) ?? listOf(inner)(value['parts'], place);
  };

const paramsShape = kindIs((value) => value === null || isRecord(value));

const state = shapeOf({
  id: text,
  key: text,
  keys: listOf(text),
  parentId: textOrNone,
  type: oneOf('atomic', 'compound', 'parallel', 'final', 'history'),
  initialId: textOrNone,
  description: text,
  requirements: listOf(text),
  screen: textOrNone,
  links: listOf(text),
  tags: listOf(text),
  entry: listOf(text),
  exit: listOf(text),
  invoke: listOf(shapeOf({ id: text, port: text })),
  title: text,
  regionId: textOrNone,
  screenId: textOrNone,
  entryTexts: listOf(text),
  exitTexts: listOf(text),
  invokeTexts: listOf(text),
  hash: text,
});

const transition = shapeOf({
  id: text,
  sourceId: text,
  trigger: shapeOf({
    kind: oneOf('event', 'after', 'done', 'error', 'snapshot', 'finished', 'always', 'initial'),
    name: text,
    text,
  }),
  guard: (value, place) => (value === null ? null : guard(1)(value, place)),
  targetIds: listOf(text),
  actions: listOf(text),
  description: text,
  requirements: listOf(text),
  isOtherwise: answer,
  reenters: answer,
  label: text,
  sentence: text,
  actionTexts: listOf(text),
  delayMs: numberOrNone,
  hash: text,
});

/** The shape of a model as it is saved. */
export const modelShape = shapeOf({
  id: text,
  title: text,
  states: listOf(state),
  transitions: listOf(transition),
  delays: listOf(shapeOf({ name: text, ms: numberOrNone, isComputed: answer })),
  hash: text,
});

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function firstOf(problems: readonly (string | null)[]): string | null {
  return problems.find((problem) => problem !== null) ?? null;
}
