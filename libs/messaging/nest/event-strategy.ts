import { type CustomTransportStrategy, type MessageHandler, Server } from '@nestjs/microservices';
import { lastValueFrom } from 'rxjs';
import { EventContext, type OnExtras } from './on';
import { createConsumer } from '../inbox/create-consumer';
import { Replayer } from '../inbox/replayer';
import type { EventHandler } from '../inbox/event-handler';
import { Runner } from '../inbox/runner';
import type { Outbox } from '../outbox/outbox';
import type { EventTransport, Subscription } from '../transport/transport';

/** Lets Nest controllers react to events: collects the methods marked with `On` and subscribes each group once. */
export class EventStrategy extends Server implements CustomTransportStrategy {
  override propagatesEventHandlerErrors = true; // the runner logs them
  private readonly runner: Runner;
  private readonly subscriptions = new Map<string, Subscription>();
  private replayer?: Replayer;

  constructor(
    private readonly outbox: Outbox,
    private readonly transport: EventTransport,
  ) {
    super();
    this.runner = new Runner(outbox);
  }

  /** Those that this service has subscribed. */
  get groups(): string[] {
    return [...this.subscriptions.keys()];
  }

  /** What each group reads; nothing before it has subscribed. */
  get subscribedTypes(): { readonly group: string; readonly types: readonly string[] }[] {
    const groups = Map.groupBy(this.subscriptions.size > 0 ? this.eventHandlers() : [], ({ group }) => group);
    return [...groups].map(([group, members]) => ({
      group,
      types: members.flatMap(({ events }) => events.map(({ type }) => type)),
    }));
  }

  listen(ready: (error?: unknown) => void): void {
    this.subscribe().then(() => ready(), ready);
  }

  async close(): Promise<void> {
    await Promise.all([...[...this.subscriptions.values()].map((each) => each.stop()), this.replayer?.stop()]);
  }

  private async subscribe(): Promise<void> {
    const eventHandlers = this.eventHandlers();
    for (const [group, members] of Map.groupBy(eventHandlers, (eventHandler) => eventHandler.group)) {
      const topics = [...new Set(members.flatMap(({ events }) => events.map(({ topic }) => topic)))];
      const consumer = createConsumer(this.runner, group, members);
      this.subscriptions.set(group, await this.transport.subscribe(group, topics, consumer));
    }
    this.replayer = new Replayer(this.outbox, eventHandlers);
    this.replayer.start();
  }

  /** Nest keeps a method under each of its patterns, always with the same extras. */
  private eventHandlers(): EventHandler[] {
    const byMethod = new Map<object, EventHandler>();
    for (const [pattern, handler] of this.messageHandlers) {
      // Nest would chain a second method into the same call, and so into the same inbox row.
      if (handler.next) throw new Error(`${pattern}: one group may react to one event in one place only`);
      byMethod.set(handler.extras!, this.eventHandlerOf(handler));
    }
    return [...byMethod.values()];
  }

  private eventHandlerOf(handler: MessageHandler): EventHandler {
    const { events, group } = handler.extras as OnExtras;
    const react: EventHandler['react'] = async (unit, received) => {
      const handled = this.transformToObservable(handler(received, new EventContext([unit])));
      await lastValueFrom(handled, { defaultValue: undefined });
    };
    return { group, events, react };
  }

  // Nest asks every strategy for the next two.
  on(): never {
    throw new Error('reactions are registered with On, not with listeners');
  }

  unwrap<T>(): T {
    return this.transport as T;
  }
}
