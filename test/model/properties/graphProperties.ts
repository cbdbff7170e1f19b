import type { GraphProperty } from './property.ts';
import { HISTORY } from './history.ts';
import { LEADS_TO } from './leadsTo.ts';
import { LIVENESS } from './liveness.ts';
import { RELOADS } from './reloads.ts';

/** What holds of all reachable states together, each with the requirements it stands for. */
export const GRAPH_PROPERTIES: readonly GraphProperty[] = [...LIVENESS, ...LEADS_TO, ...HISTORY, ...RELOADS];
