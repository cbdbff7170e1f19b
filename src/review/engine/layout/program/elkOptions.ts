import type { LayoutOptions } from 'elkjs/lib/elk-api.js';
import type { ContainerKind } from '#src/review/engine/layout/sheet.ts';

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

const PACKED: LayoutOptions = { 'elk.algorithm': 'rectpacking', 'elk.aspectRatio': '1.6' };

/** Sets every option on every container, because nested containers don't inherit any. */
export function optionsOf(kind: ContainerKind, hasLines: boolean): LayoutOptions {
  const isPacked = !hasLines && kind !== 'flow';
  return { ...SPACING, ...(isPacked ? PACKED : layeredOptions(kind)) };
}

function layeredOptions(kind: ContainerKind): LayoutOptions {
  const isDown = directionOf(kind) === 'DOWN';
  return {
    'elk.algorithm': 'layered',
    'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
    'elk.edgeRouting': 'ORTHOGONAL',
    'elk.direction': directionOf(kind),
    'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
    'elk.layered.considerModelOrder.strategy': 'PREFER_NODES',
    'elk.layered.crossingMinimization.forceNodeModelOrder': 'true',
    'elk.layered.layering.strategy': 'LONGEST_PATH_SOURCE',
    'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
    'elk.layered.nodePlacement.favorStraightEdges': 'true',
    'elk.layered.thoroughness': '25',
    'elk.layered.edgeLabels.centerLabelPlacementStrategy': isDown ? 'SPACE_EFFICIENT_LAYER' : 'TAIL_LAYER',
    'elk.separateConnectedComponents': 'false',
  };
}

export function directionOf(kind: ContainerKind): 'DOWN' | 'RIGHT' {
  return kind === 'regions' ? 'RIGHT' : 'DOWN';
}
