import type { LayoutOptions } from 'elkjs/lib/elk-api.js';
import type { ContainerKind } from '#src/visualizer/layout/sheet.ts';

/** A set of options that is tried; the next one is used when the layout program fails on it. */
export type Attempt = { readonly thoroughness: number; readonly isModelOrderKept: boolean };

/** From the best picture to the surest. */
export const ATTEMPTS: readonly Attempt[] = [
  { thoroughness: 25, isModelOrderKept: true },
  { thoroughness: 7, isModelOrderKept: true },
  { thoroughness: 7, isModelOrderKept: false },
];

const SPACING: LayoutOptions = {
  'elk.spacing.nodeNode': '28',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.spacing.edgeNode': '14',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.spacing.edgeEdge': '10',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelLabel': '6',
  'elk.spacing.portPort': '10',
};

/** The options of one container: everything on every container, because none are handed down to nested ones. */
export function optionsOf(kind: ContainerKind, hasLines: boolean, attempt: Attempt): LayoutOptions {
  const packed = packedOptions(kind, hasLines);
  return { ...SPACING, ...(packed ?? layeredOptions(kind, attempt)) };
}

function packedOptions(kind: ContainerKind, hasLines: boolean): LayoutOptions | null {
  if (hasLines || kind === 'flow') return null;
  return { 'elk.algorithm': 'rectpacking', 'elk.aspectRatio': '1.6' };
}

function layeredOptions(kind: ContainerKind, { thoroughness, isModelOrderKept }: Attempt): LayoutOptions {
  const isDown = directionOf(kind) === 'DOWN';
  const ordered: LayoutOptions = {
    'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
    'elk.layered.considerModelOrder.strategy': 'PREFER_NODES',
    'elk.layered.crossingMinimization.forceNodeModelOrder': 'true',
  };
  return {
    'elk.algorithm': 'layered',
    'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
    'elk.edgeRouting': 'ORTHOGONAL',
    'elk.direction': directionOf(kind),
    ...(isModelOrderKept ? ordered : { 'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST' }),
    'elk.layered.layering.strategy': 'LONGEST_PATH_SOURCE',
    'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
    'elk.layered.nodePlacement.favorStraightEdges': 'true',
    'elk.layered.thoroughness': String(thoroughness),
    'elk.layered.edgeLabels.centerLabelPlacementStrategy': isDown ? 'SPACE_EFFICIENT_LAYER' : 'TAIL_LAYER',
    'elk.separateConnectedComponents': 'false',
  };
}

/** Which way a container is read. */
export function directionOf(kind: ContainerKind): 'DOWN' | 'RIGHT' {
  return kind === 'regions' ? 'RIGHT' : 'DOWN';
}
