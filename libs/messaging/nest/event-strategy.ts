import { type CustomTransportStrategy, type MessageHandler, Server } from '@nestjs/microservices';
import { lastValueFrom } from 'rxjs';
import type { DataSource } from 'typeorm';
import { EventContext, type OnExtras, patternOf } from './on';
import { Replayer } from '../inbox/replayer';
import { type Reaction, Runner } from '../inbox/runner';
import type { EventTransport, Subscription } from '../transport/transport';

/** Lets Nest controllers react to events: collects the methods marked with `On` and subscribes each group once. */
export class EventStrategy extends Server implements CustomTransportStrategy {
  override propagatesEventHandlerErrors = true; // the runner logs them
  private readonly runner: Runner;
  private subscriptions: Subscription[] = [];
  private replayer?: Replayer;

  constructor(
    private readonly db: DataSource,
    private readonly transport: EventTransport,
  ) {
    super();
    this.runner = new Runner(db);
  }

  listen(ready: (fault?: unknown) => void): void {
    this.subscribe().then(() => ready(), ready);
  }

  async close(): Promise<void> {
    await Promise.all([...this.subscriptions.map((subscription) => subscription.stop()), this.replayer?.stop()]);
  }

  private async subscribe(): Promise<void> {
    const reactions = [...this.messageHandlers].flatMap(([pattern, handler]) => this.reactionsOf(pattern, handler));
    for (const [group, members] of Map.groupBy(reactions, (reaction) => reaction.group)) {
      const byType = new Map(members.map((reaction) => [reaction.event.type, reaction]));
      const topics = [...new Set(members.map((reaction) => reaction.event.topic))];
      this.subscriptions.push(
        await this.transport.subscribe(group, topics, async (record, at) => {
          const reaction = byType.get(record.type);
          return reaction ? this.runner.run(reaction, record, at) : 'done';
        }),
      );
    }
    this.replayer = new Replayer(this.db, reactions);
    this.replayer.start();
  }

  private reactionsOf(pattern: string, handler: MessageHandler): Reaction[] {
    // Nest would chain a second method into the same call, and so into the same inbox row.
    if (handler.next) throw new Error(`${pattern}: one group may react to one event in one place only`);
    const { events, group } = handler.extras as OnExtras;
    const react: Reaction['react'] = async (tx, data, record, keys) => {
      const handled = this.transformToObservable(handler(data, new EventContext([tx, record, keys])));
      await lastValueFrom(handled, { defaultValue: undefined });
    };
    const mine = events.filter(({ type }) => patternOf(type, group) === pattern);
    return mine.map((event) => ({ group, event, react }));
  }

  // Nest asks every strategy for the next two.
  on(): never {
    throw new Error('reactions are registered with On, not with listeners');
  }

  unwrap<T>(): T {
    return this.transport as T;
  }
}
