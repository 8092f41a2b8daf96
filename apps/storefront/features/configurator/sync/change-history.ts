import type { Change } from '@fenestra/domain/configuration/change';
import type { Configuration } from '@fenestra/domain/configuration/configuration';

/** What the shopper did, or pressed. */
type By = 'hand' | 'undo' | 'redo';

/** A step of undo or redo: its name, the state it leads to, and the sent change that made it possible. */
export type Step = { readonly label: string; readonly state: Configuration; readonly madeBy: string };

/** A change on its way. The id is the same for every try, so a repeat changes nothing again. */
export type Sent = {
  readonly id: string;
  readonly change: Change;
  readonly by: By;
  /** The step that undo or redo took. */
  readonly taken?: Step | undefined;
};

type History = { readonly undo: readonly Step[]; readonly redo: readonly Step[] };
export type Changes = History & {
  readonly onTheWay: readonly Sent[];
  /** Got no answer; may be sent again. */
  readonly stuck: readonly Sent[];
};

export type ChangeEvent =
  | { kind: 'sent'; sent: Sent; label: string; before: Configuration }
  | { kind: 'accepted' | 'refused' | 'stuck'; sent: Sent }
  | { kind: 'retried' };

export const noChanges: Changes = { onTheWay: [], stuck: [], undo: [], redo: [] };

/** Steps of undo that are kept. */
const kept = 50;

export function afterEvent(changes: Changes, event: ChangeEvent): Changes {
  switch (event.kind) {
    case 'sent': {
      const step: Step = { label: event.label, state: event.before, madeBy: event.sent.id };
      return { ...changes, onTheWay: [...changes.onTheWay, event.sent], ...withStep(changes, event.sent.by, step) };
    }
    case 'accepted':
      return { ...changes, onTheWay: without(changes.onTheWay, event.sent) };
    case 'refused':
      return { ...changes, onTheWay: without(changes.onTheWay, event.sent), ...takenBack(changes, event.sent) };
    case 'stuck':
      return { ...changes, stuck: [...changes.stuck, event.sent] };
    case 'retried':
      return { ...changes, stuck: [] };
  }
}

function withStep({ undo, redo }: History, by: By, step: Step): History {
  if (by === 'undo') return { undo: undo.slice(0, -1), redo: [...redo, step] };
  return { undo: [...undo, step].slice(-kept), redo: by === 'redo' ? redo.slice(0, -1) : [] };
}

/** The history as if the refused change had not been: a step that it took can be taken again. */
function takenBack({ undo, redo }: History, { id, by, taken }: Sent): History {
  if (by === 'undo') return { undo: [...undo, taken!], redo: withoutStep(redo, id) };
  return { undo: withoutStep(undo, id), redo: by === 'redo' ? [...redo, taken!] : redo };
}

/** Later steps lead to where the dropped one did: the states between never came to be. */
function withoutStep(steps: readonly Step[], madeBy: string): readonly Step[] {
  const at = steps.findIndex((step) => step.madeBy === madeBy);
  if (at < 0) return steps;
  const { state } = steps[at]!;
  return [...steps.slice(0, at), ...steps.slice(at + 1).map((step) => ({ ...step, state }))];
}

const without = (sent: readonly Sent[], gone: Sent): readonly Sent[] => sent.filter(({ id }) => id !== gone.id);
