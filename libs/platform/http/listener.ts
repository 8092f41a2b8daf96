import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Check } from '../observability/health';
import { ipv6Loopback } from './ipv6-loopback';

const closeTimeoutMs = 5_000;

/** When a service takes requests: from `listen` on, and until each request that reached it has its answer. */
export class Listener {
  private state: 'not yet' | 'accepted' | 'closing' = 'not yet';

  constructor(private readonly app: NestFastifyApplication) {
    // The last answer on a connection says so; the caller's next request goes to another process.
    this.server.addHook('onSend', (_, reply, payload, done) => {
      if (this.state === 'closing') void reply.header('connection', 'close');
      done(null, payload);
    });
  }

  readonly check: Check = () => Promise.resolve({ ready: this.state === 'accepted', detail: this.state });

  /** Gives the address. Port 0 takes a free one; `localhost` is 127.0.0.1 and ::1. */
  async listen(port: number, bind = '127.0.0.1'): Promise<string> {
    const second = bind === 'localhost' && ipv6Loopback(this.server);
    await this.app.listen(port, second ? '127.0.0.1' : bind);
    if (second) await second.listen(port);
    this.state = 'accepted';
    return this.app.getUrl();
  }

  /** Takes the requests of somebody else's port. */
  async accept(): Promise<RequestListener> {
    await this.app.init();
    await this.server.ready();
    this.state = 'accepted';
    return (request, response) => this.server.routing(request, response);
  }

  /** Goes on answering while those who send requests here learn by `check` that they should not. */
  async drain(ms = 0): Promise<void> {
    this.state = 'closing';
    await sleep(ms);
  }

  /** Requests and reactions in progress end first. Those that only wait for news, like a reader of the feed, are cut off. */
  async close(): Promise<void> {
    const cutOff = setTimeout(() => this.server.server.closeAllConnections(), closeTimeoutMs);
    await this.app.close().finally(() => clearTimeout(cutOff));
  }

  private get server() {
    return this.app.getHttpAdapter().getInstance();
  }
}
