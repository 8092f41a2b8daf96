import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';
import type { DataOf, EventContract } from '@fenestra/contracts/event';
import type { Cause, EventRef } from '../tracing/cause';
import { type NewEvent, newEvent } from './new-event';

type Work = () => unknown;
/** Work after the commit, and the context of its caller: trace and order. */
type FollowUp = { readonly work: Work; readonly runInContext: ReturnType<typeof AsyncLocalStorage.snapshot> };

/** One transaction of a service: what it writes by `tx`, the events it emits, and what follows once it has committed. */
export class UnitOfWork {
  readonly emitted: NewEvent[] = [];
  readonly followUps: FollowUp[] = [];

  constructor(readonly tx: EntityManager) {}

  /**
   * Emits a fact: it and the rest of the transaction commit together or not at all. The caller holds the aggregate's row,
   * inserted or locked, which keeps the events of one key in order. Throws when the data break the contract.
   */
  emit<E extends EventContract>(event: E, version: number, data: DataOf<E>, cause: Cause): EventRef {
    const made = newEvent(event, version, data, cause);
    this.emitted.push(made);
    return made.ref;
  }

  /** Does something once the transaction has committed. It may be lost with the process: a sweep has to do it, too. */
  afterCommit(work: Work): void {
    this.followUps.push({ work, runInContext: AsyncLocalStorage.snapshot() });
  }
}
