import { type Choice, timePassed } from '#src/review/engine/session/sessionStep.ts';
import { choicesOn, msUntilDue } from '#src/review/page/facts/choiceGroups.ts';
import type { ViewerEvent } from './events.ts';
import { useActor } from './hooks.tsx';
import type { ViewerSnapshot } from './machine.ts';
import { leavesActive } from '#src/review/page/facts/marks.ts';
import { shownStep } from './shownStep.ts';

function eventFor(snapshot: ViewerSnapshot, choice: Choice): ViewerEvent | null {
  const { recording, product } = snapshot.context;
  const step = shownStep(snapshot);
  if (step === null) return null;
  if (recording !== null) {
    // With the product open, its clock decides when timers fire.
    const ms = product === null ? msUntilDue(choice, step) : null;
    return { type: 'simulation.acted', event: ms === null ? choice.event : timePassed(ms) };
  }
  if (product === null) return null;
  return { type: 'product.commanded', command: { kind: 'send', event: choice.event } };
}

export function useTakeChoice() {
  const actor = useActor();
  const take = (choice: Choice) => {
    const event = eventFor(actor.getSnapshot(), choice);
    if (event !== null) actor.send(event);
    return event !== null;
  };
  /**
   * Takes the only choice of a line or row while the Play panel is open. Returns false if it should be selected
   * instead.
   */
  const takeLine = (id: string | null): boolean => {
    const snapshot = actor.getSnapshot();
    const step = shownStep(snapshot);
    if (id === null || step === null || snapshot.value.panel !== 'play') return false;
    const { lines = [], states = [] } = snapshot.context.drawing?.geometry ?? {};
    const line = [...lines, ...states.flatMap(({ rows }) => rows)].find(
      (drawn) => drawn.transitionIds[0] === id || ('id' in drawn && drawn.id === id),
    );
    if (line !== undefined && 'sourceId' in line && !leavesActive(line, (at) => step.active.includes(at))) return false;
    const [only, ...others] = choicesOn(step, line?.transitionIds ?? [id]);
    return only !== undefined && others.length === 0 && take(only);
  };
  return { take, takeLine };
}
