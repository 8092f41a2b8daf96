import { applyDecorators, Catch, type RpcExceptionFilter, UseFilters } from '@nestjs/common';
import { BaseRpcContext, EventPattern } from '@nestjs/microservices';
import { type Observable, throwError } from 'rxjs';
import type { EntityManager } from 'typeorm';
import type { DataOf, EventContract } from '@fenestra/contracts/event';
import type { EventRecord } from '../transport/transport';

/** What a reaction gets beside the event's data: the transaction in which its effect has to happen, and the envelope. */
export class EventContext extends BaseRpcContext<[EntityManager, EventRecord, readonly string[]]> {
  get tx(): EntityManager {
    return this.getArgs()[0];
  }

  get record(): EventRecord {
    return this.getArgs()[1];
  }

  /** The keys of all events whose reactions share the transaction, this one's among them: what they need is read at once. */
  get keys(): readonly string[] {
    return this.getArgs()[2];
  }
}

export type OnExtras = { readonly events: readonly EventContract[]; readonly group: string };
type Reacts<E extends EventContract> = TypedPropertyDescriptor<
  (data: DataOf<E>, context: EventContext) => Promise<void>
>;

/**
 * Makes a controller's method a reaction: `method(@Payload() data, @Ctx() { tx })`.
 * The group, `<service>.<purpose>`, is its identity in the inbox; renaming it replays all events.
 */
export function On<E extends EventContract>(event: E, group: string) {
  return OnAny([event], group);
}

/** As `On`, for a method that treats several events alike; `context.record.type` tells which one it has. */
export function OnAny<E extends EventContract>(events: readonly E[], group: string) {
  const patterns = events.map(({ type }) => patternOf(type, group));
  const decorate = applyDecorators(
    EventPattern(patterns, { events, group } satisfies OnExtras),
    UseFilters(new RethrowFault()),
  );
  return (target: object, name: string, method: Reacts<E>): void => decorate(target, name, method);
}

/** Nest finds handlers by it. Two groups of one service may react to the same event. */
export const patternOf = (type: string, group: string): string => `${group} ${type}`;

/** Without it Nest hands the runner a bare "Internal server error" in place of the fault. */
@Catch()
class RethrowFault implements RpcExceptionFilter {
  catch(fault: unknown): Observable<never> {
    return throwError(() => fault);
  }
}
