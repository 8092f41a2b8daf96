import { MutationObserver, type MutationObserverOptions, notifyManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer, useRef } from 'react';
import { Err } from '@fenestra/contracts/wire/errors';
import { configurationOf, type Product } from '@fenestra/contracts/wire/product';
import type { Change } from '@fenestra/domain/configuration/change';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { inverse } from '@fenestra/domain/configuration/changes/inverse';
import type { Refusal } from '@fenestra/domain/configuration/rules/violation';
import { isEqual } from '@fenestra/domain/is-equal';
import { within } from '../../../lib/loading/chunk';
import { notify } from '../../../lib/accessibility/announce';
import { CallFailed } from '../../../lib/network/request';
import { useShop, useTexts } from '../../../lib/shop/texts';
import { useLatest } from '../../../lib/state/use-latest';
import { useStableValue } from '../../../lib/state/use-stable-value';
import { afterEvent, type ChangeEvent, type Changes, type Label, type Sent, type Told } from './change-history';
import { notifyOtherTabs } from './other-tabs';
import { productQuery } from './product.query';
import type { Rules } from './rules';
import { sendChange } from './send-change';
import { storeHistory, storedHistory } from './stored-history';

/** What came of a change in the page: the refusal of the local rules, or null. */
export type Outcome = Refusal | null;

/** Hears that the server refuses a change which no local rules could judge; gives whether it tells that, instead of a message. */
export type OnRefused = (refusal: Refusal) => boolean;

/**
 * Changes are applied to the local model in the same frame and sent one after the other; the server's answer always wins.
 * Until all are answered the shown configuration is the server's with the changes on their way applied; an answer that says the
 * same leaves it the same object, so that nothing is drawn again. Steps and unanswered changes outlive a reload. What is pressed
 * starts from what is shown by then, whenever the button was rendered.
 */
export function useChanges(product: Product, rules: Rules | undefined) {
  const { configurationId, revision } = product;
  const [changes, dispatch] = useReducer(afterEvent, null, () => storedHistory(configurationId, revision));
  const { onTheWay, stuck, refusals, undo, redo, done, told } = changes;
  const answered = useMemo(() => configurationOf(product), [product]);
  const shown = useStableValue(
    useMemo(
      () => onTheWay.reduce((now, { change }) => applied(change, now, rules), answered),
      [onTheWay, answered, rules],
    ),
  );
  const latest = useLatest({ shown, rules, changes });
  const heard = useRef(new WeakMap<Change, OnRefused>()).current;
  const mutate = useSending(configurationId, { undrawn: rules !== undefined, heard }, dispatch);
  const retry = () => {
    dispatch({ kind: 'retried' });
    latest().changes.stuck.forEach((sent) => mutate(sent));
  };
  useKeeping(configurationId, changes, revision);
  useResending(changes, mutate, retry);

  const send = (label: Label, { change, by, taken }: Omit<Sent, 'id'>, along: Told | null = null) => {
    const sent = { id: crypto.randomUUID(), change, by, taken };
    dispatch({ kind: 'sent', sent, label, before: latest().shown, told: along });
    mutate(sent);
  };

  const toldOf = (chosen: readonly Change[], after: Configuration): Told | null => {
    const { shown, rules } = latest();
    const altered = rules?.alsoChanged(chosen, shown, after) ?? [];
    return altered.length > 0 ? { altered, before: shown, after } : null;
  };

  /** Makes a change, unless the local rules refuse it; then the reason comes back and nothing changes. One name serves both ways. */
  const change = (
    wanted: Change,
    named: string | Label,
    { chosen = [wanted], onRefused }: { chosen?: readonly Change[]; onRefused?: OnRefused } = {},
  ): Outcome => {
    const { shown, rules } = latest();
    const result = rules?.apply(wanted, shown);
    if (result && !result.ok) return result.details as unknown as Refusal;
    if (onRefused && !result) heard.set(wanted, onRefused);
    if (!result || !isEqual(result.value, shown)) {
      const label = typeof named === 'string' ? { back: named, forward: named } : named;
      send(label, { change: wanted, by: 'hand' }, result ? toldOf(chosen, result.value) : null);
    }
    return null;
  };

  /** Several changes as one step of undo (decision 29). */
  const changeAll = (wanted: readonly Change[], label: string): Outcome => {
    const { shown, rules } = latest();
    const [first] = wanted;
    const whole = rules ? rules.asOneChange(wanted, shown) : first;
    return whole ? change(whole, label, { chosen: wanted }) : null;
  };

  /** Goes to the state before or after, whatever the change between was. */
  const step = (by: 'undo' | 'redo') => {
    const taken = latest().changes[by].at(-1);
    if (taken) send(taken.label, { change: inverse(taken.state), by, taken });
  };

  return {
    shown,
    checking: onTheWay.length > 0,
    stuck: stuck.length > 0,
    refusals,
    change,
    changeAll,
    undo: () => step('undo'),
    redo: () => step('redo'),
    undoLabel: undo.at(-1)?.label.back,
    redoLabel: redo.at(-1)?.label.forward,
    done,
    told,
    retry,
    overtaken: () => dispatch({ kind: 'overtaken' }),
  };
}

/** Writing fifty states takes longer than a frame, so it waits until nobody types, or until the page goes. */
function useKeeping(configurationId: string, changes: Changes, revision: number) {
  const keep = () => storeHistory(configurationId, changes, revision);
  const latest = useLatest(keep);
  useEffect(() => {
    const timer = setTimeout(keep, 300);
    return () => clearTimeout(timer);
  }, [changes, revision]);
  useEffect(() => {
    const keepNow = () => latest()();
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, []);
}

/** Sends again what a reload interrupted, and what got no answer as soon as there is a connection. */
function useResending({ onTheWay, stuck }: Changes, mutate: (sent: Sent) => void, retry: () => void) {
  useEffect(() => onTheWay.forEach((sent) => mutate(sent)), []); // those of the visit before; later ones are sent when they are made
  useEffect(() => {
    if (stuck.length === 0) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  });
}

/** Sends changes one after the other and says what became of each. How far one is, nobody watches: that would render the page again. */
function useSending(
  configurationId: string,
  { undrawn, heard }: { undrawn: boolean; heard: WeakMap<Change, OnRefused> },
  dispatch: (event: ChangeEvent) => void,
) {
  const shop = useShop();
  const queries = useQueryClient();
  const { failed } = useTexts('shell');
  const { queryKey } = productQuery(configurationId);
  const sending = (): MutationObserverOptions<Product, Error, Sent> => ({
    scope: { id: 'configuration' },
    mutationFn: async ({ change, id, by }: Sent) => {
      const seen = queries.getQueryData(queryKey)?.revision;
      // Undo goes back to a whole state: never over what another tab has changed since.
      const revision = by === 'hand' || seen === undefined ? {} : { revision: seen };
      return sendChange(shop, configurationId, change, { changeId: id, undrawn, ...revision });
    },
    onSuccess: (answer, sent) => {
      const lines = [...new Set(answer.alsoChanged?.map(({ text }) => text))];
      notifyManager.batch(() => {
        queries.setQueryData(queryKey, answer);
        notifyManager.schedule(() => dispatch({ kind: 'accepted', sent, lines })); // with the answer, or the drawing jumps back
      });
      notifyOtherTabs(answer);
    },
    meta: { ownMessage: true },
    onError: async (failure, sent) => {
      const decided = failure instanceof CallFailed && failure.code !== null && failure.code !== Err.unavailable;
      const tell = decided && heard.get(sent.change);
      const refusal = tell ? await refusalIn(failure.answer) : null;
      // The state before the change stays; the reason is the shop's, or that something failed (OPEN-Q-27).
      if (decided && !(refusal && tell && tell(refusal))) notify(failure.refusal ?? failed);
      dispatch({ kind: decided ? 'refused' : 'stuck', sent });
    },
  });
  const send = (sent: Sent) => void new MutationObserver(queries, sending()).mutate(sent).catch(() => undefined); // onError has told it
  return (sent: Sent) => void setTimeout(() => send(sent)); // a request costs as much as a drawing: that comes first
}

/**
 * What reads it is loaded only then; what cannot be read, or not put into words within a second, is told like every other failure: by the
 * sentence of the answer.
 */
const refusalIn = (answer: unknown): Promise<Refusal | null> =>
  within(
    1_000,
    import('./refusal-of-answer').then(({ refusalOf }) => refusalOf(answer)),
  ).catch(() => null);

function applied(change: Change, now: Configuration, rules: Rules | undefined): Configuration {
  const result = rules?.apply(change, now);
  return result?.ok ? result.value : now;
}
