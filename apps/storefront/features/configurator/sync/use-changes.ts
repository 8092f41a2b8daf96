import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useReducer } from 'react';
import { Err } from '@fenestra/contracts/wire/errors';
import { configurationOf, type Product } from '@fenestra/contracts/wire/product';
import type { Catalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import { applyChange } from '@fenestra/domain/configuration/apply-change';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import type { Refusal } from '@fenestra/domain/configuration/violation';
import { notify } from '../../../lib/speak';
import { CallFailed } from '../../../lib/ask';
import { useShop, useTexts } from '../../../lib/texts';
import { changeTowards } from './change-towards';
import { type PageChange, sendChange } from './send-change';

/** A change on its way. The id is the same for every try, so a repeat changes nothing again. */
type Sent = { readonly id: string; readonly change: PageChange };

/** One step of undo: what it was called and the state before it. */
type Step = { readonly label: string; readonly before: Configuration };

type State = {
  readonly onTheWay: readonly Sent[];
  /** Got no answer; may be sent again. */
  readonly stuck: readonly Sent[];
  readonly undo: readonly Step[];
  readonly redo: readonly Step[];
};

type Event =
  | { kind: 'sent'; sent: Sent }
  | { kind: 'answered'; id: string }
  | { kind: 'stuck'; sent: Sent }
  | { kind: 'retried' }
  | { kind: 'done'; step: Step; by: 'hand' | 'undo' | 'redo' };

const start: State = { onTheWay: [], stuck: [], undo: [], redo: [] };
const kept = 50;

function next(state: State, event: Event): State {
  switch (event.kind) {
    case 'sent':
      return { ...state, onTheWay: [...state.onTheWay, event.sent] };
    case 'answered':
      return { ...state, onTheWay: state.onTheWay.filter(({ id }) => id !== event.id) };
    case 'stuck':
      return { ...state, stuck: [...state.stuck, event.sent] };
    case 'retried':
      return { ...state, stuck: [] };
    case 'done':
      if (event.by === 'undo') return { ...state, undo: state.undo.slice(0, -1), redo: [...state.redo, event.step] };
      return {
        ...state,
        undo: [...state.undo, event.step].slice(-kept),
        redo: event.by === 'redo' ? state.redo.slice(0, -1) : [],
      };
  }
}

/** What came of a change in the page: the refusal of the local rules, or null. */
export type Outcome = Refusal | null;

/**
 * Changes are applied to the local model in the same frame and sent one after the other; the server's answer always wins.
 * Until all are answered the shown configuration is the server's with the changes on their way applied.
 */
export function useChanges(product: Product, catalogue: Catalogue | undefined) {
  const shop = useShop();
  const queries = useQueryClient();
  const [state, tell] = useReducer(next, start);
  const { failed } = useTexts('shell');
  const { configurationId } = product;

  const { mutate } = useMutation({
    scope: { id: 'configuration' },
    mutationFn: ({ change, id }: Sent) => sendChange(shop, configurationId, change, id),
    onSuccess: (answer, { id }) => {
      queries.setQueryData(['product', configurationId], answer);
      notifyManager.schedule(() => tell({ kind: 'answered', id })); // not before the answer is seen, or the drawing jumps back
    },
    meta: { ownMessage: true },
    onError: (failure, sent) => {
      const decided = failure instanceof CallFailed && failure.code !== null && failure.code !== Err.unavailable;
      // The state before the change stays; the reason is the shop's, or that something failed (OPEN-Q-27).
      if (decided) notify(failure.refusal ?? failed);
      tell(decided ? { kind: 'answered', id: sent.id } : { kind: 'stuck', sent });
    },
  });

  const shown = useMemo(
    () => state.onTheWay.reduce((now, { change }) => applied(change, now, catalogue), configurationOf(product)),
    [state.onTheWay, product, catalogue],
  );

  const send = useCallback(
    (change: PageChange) => {
      const sent = { id: crypto.randomUUID(), change };
      tell({ kind: 'sent', sent });
      mutate(sent);
    },
    [mutate],
  );

  /** Makes a change, unless the local rules refuse it; then the reason comes back and nothing changes. */
  const change = (wanted: PageChange, label: string): Outcome => {
    const result = catalogue && applyChange(wanted, shown, catalogue);
    if (result && !result.ok) return result.details as unknown as Refusal;
    if (result && JSON.stringify(result.value) === JSON.stringify(shown)) return null;
    send(wanted);
    tell({ kind: 'done', step: { label, before: shown }, by: 'hand' });
    return null;
  };

  /** Goes to a state that was shown before. Each change is checked, so a path that the rules block ends early. */
  const goTo = (goal: Configuration) => {
    let now = shown;
    for (let wanted = changeTowards(now, goal); wanted && catalogue; wanted = changeTowards(now, goal)) {
      const result = applyChange(wanted, now, catalogue);
      if (!result.ok) return;
      send(wanted);
      now = result.value;
    }
  };

  const step = (by: 'undo' | 'redo') => {
    const last = state[by].at(-1);
    if (!last) return;
    goTo(last.before);
    tell({ kind: 'done', step: { label: last.label, before: shown }, by });
  };

  return {
    shown,
    checking: state.onTheWay.length > 0,
    stuck: state.stuck.length > 0,
    change,
    undo: () => step('undo'),
    redo: () => step('redo'),
    undoLabel: state.undo.at(-1)?.label,
    redoLabel: state.redo.at(-1)?.label,
    retry: () => {
      tell({ kind: 'retried' });
      state.stuck.forEach((sent) => mutate(sent));
    },
  };
}

function applied(change: PageChange, now: Configuration, catalogue: Catalogue | undefined): Configuration {
  const result = catalogue && applyChange(change, now, catalogue);
  return result?.ok ? result.value : now;
}
