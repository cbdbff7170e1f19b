import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { findWays, type WayToState, type Ways } from '#machines/graph/sessions/findWays.ts';

const known = new Map<string, Promise<Ways>>();

/** The ways through the journey, found a few steps at a time so that the page goes on meanwhile; found once. */
export function waysOf(model: ChartModel): Promise<Ways> {
  const ways = known.get(model.hash) ?? found(findWays(model));
  known.set(model.hash, ways);
  return ways;
}

/** The shortest tested way to a state; null when the tested paths know none. */
export async function routeTo(model: ChartModel, stateId: string): Promise<WayToState | null> {
  const { byState } = await waysOf(model);
  return byState.get(stateId) ?? null;
}

function found(finding: ReturnType<typeof findWays>): Promise<Ways> {
  return new Promise((resolve, reject) => {
    const continueRecording = () => {
      try {
        const turn = finding.next();
        if (turn.done === true) resolve(turn.value);
        else setTimeout(continueRecording, 0);
      } catch (problem) {
        reject(
          problem instanceof Error ? problem : new Error('the tested paths cannot be replayed', { cause: problem }),
        );
      }
    };
    continueRecording();
  });
}
