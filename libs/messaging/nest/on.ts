import { applyDecorators, Catch, type RpcExceptionFilter, UseFilters } from '@nestjs/common';
import { BaseRpcContext, EventPattern } from '@nestjs/microservices';
import { type Observable, throwError } from 'rxjs';
import type { EventContract } from '@fenestra/contracts/event';
import type { ReceivedEvent } from '../inbox/event-handler';
import type { UnitOfWork } from '../outbox/unit-of-work';

/** What a reaction gets beside its deliveries. */
export class EventContext extends BaseRpcContext<[UnitOfWork]> {
  /** The transaction in which its effects have to happen. */
  get unit(): UnitOfWork {
    return this.getArgs()[0];
  }
}

export type OnExtras = { readonly events: readonly EventContract[]; readonly group: string };
type HandlerMethod<E extends EventContract> = TypedPropertyDescriptor<
  (events: ReceivedEvent<E>[], context: EventContext) => Promise<void>
>;

/**
 * Makes a controller's method a reaction: `method(@Payload() deliveries: Delivery<typeof event>[], @Ctx() { unit }: EventContext)`.
 * What is ready at the same time comes together; a reaction to single events loops over them.
 * The group, `<service>.<purpose>`, is its identity in the inbox; renaming it replays all events.
 */
export function On<E extends EventContract>(event: E, group: string) {
  return OnAny([event], group);
}

/** As `On`, for a method that treats several kinds of events alike; `record.type` tells which one a delivery has. */
export function OnAny<E extends EventContract>(events: readonly E[], group: string) {
  const patterns = events.map(({ type }) => patternOf(type, group));
  const decorate = applyDecorators(
    EventPattern(patterns, { events, group } satisfies OnExtras),
    UseFilters(new RethrowError()),
  );
  return (target: object, name: string, method: HandlerMethod<E>): void => decorate(target, name, method);
}

/** Nest finds handlers by it. Two groups of one service may react to the same event. */
export const patternOf = (type: string, group: string): string => `${group} ${type}`;

/** Without it Nest hands the runner a bare "Internal server error" in place of the fault. */
@Catch()
class RethrowError implements RpcExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => error);
  }
}
