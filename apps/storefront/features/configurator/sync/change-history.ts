import type { Change } from '@fenestra/domain/configuration/change';
import type { SideEffect } from '@fenestra/domain/configuration/changes/side-effect-kinds';
import type { Configuration } from '@fenestra/domain/configuration/configuration';

/** What the shopper did, or pressed. */
type By = 'hand' | 'undo' | 'redo';

/** What a change is called where it is taken back, and where it is made or made again: `size 1 230 × 1 480`, `size 1 000 × 1 480`. */
export type Label = { readonly back: string; readonly forward: string };

/** A step of undo or redo: its name, the state it leads to, and the sent change that made it possible. */
export type Step = { readonly label: Label; readonly state: Configuration; readonly madeBy: string };

/** A change on its way. The id is the same for every try, so a repeat changes nothing again. */
export type Sent = {
  readonly id: string;
  readonly change: Change;
  readonly by: By;
  /** The step that undo or redo took. */
  readonly taken?: Step | undefined;
};

/** Parts that a change altered besides what was chosen, with the product before and after it. */
export type Alteration = {
  readonly altered: readonly SideEffect[];
  readonly before: Configuration;
  readonly after: Configuration;
};

/** By the page's rules; in the words of the server where they were not there yet. */
export type Told = Alteration | { readonly lines: readonly string[] };

type History = { readonly undo: readonly Step[]; readonly redo: readonly Step[] };
export type Changes = History & {
  readonly onTheWay: readonly Sent[];
  /** Got no answer; may be sent again. */
  readonly stuck: readonly Sent[];
  /** How many changes the server has refused. */
  readonly refusals: number;
  /** What was done last, in words. */
  readonly done: string | null;
  /** What came along with it, and the change that brought it. */
  readonly told: (Told & { readonly by: string }) | null;
};

export type ChangeEvent =
  | { kind: 'sent'; sent: Sent; label: Label; before: Configuration; told: Told | null }
  | { kind: 'accepted'; sent: Sent; lines: readonly string[] }
  | { kind: 'refused' | 'stuck'; sent: Sent }
  | { kind: 'retried' }
  /** Somebody else changed the configuration: the steps lead to states that would undo that, too. */
  | { kind: 'overtaken' };

type Accepted = Extract<ChangeEvent, { kind: 'accepted' }>;

export const noChanges: Changes = { onTheWay: [], stuck: [], undo: [], redo: [], refusals: 0, done: null, told: null };

/** Steps of undo that are kept. */
const kept = 50;

export function afterEvent(changes: Changes, event: ChangeEvent): Changes {
  switch (event.kind) {
    case 'sent': {
      const { sent, label, before } = event;
      const told = event.told && { ...event.told, by: sent.id };
      const done = sent.by === 'undo' ? label.back : label.forward;
      const step: Step = { label, state: before, madeBy: sent.id };
      return { ...changes, done, told, onTheWay: [...changes.onTheWay, sent], ...withStep(changes, sent.by, step) };
    }
    case 'accepted':
      return { ...changes, onTheWay: without(changes.onTheWay, event.sent), told: toldBy(event, changes) };
    case 'refused':
      return {
        ...changes,
        onTheWay: without(changes.onTheWay, event.sent),
        refusals: changes.refusals + 1,
        told: changes.told?.by === event.sent.id ? null : changes.told,
        ...takenBack(changes, event.sent),
      };
    case 'stuck':
      return { ...changes, stuck: [...changes.stuck, event.sent] };
    case 'retried':
      return { ...changes, stuck: [] };
    case 'overtaken':
      return { ...changes, undo: [], redo: [] };
  }
}

/** What the server tells of the last change, unless the page has told it already. */
function toldBy({ sent: { id: by }, lines }: Accepted, { told, onTheWay }: Changes): Changes['told'] {
  const isLast = onTheWay.at(-1)?.id === by;
  return told === null && isLast && lines.length > 0 ? { lines, by } : told;
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
