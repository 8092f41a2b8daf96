import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Controller, Module } from '@nestjs/common';
import { z as classic } from 'zod';
import { z } from 'zod/mini';
import { endpoint } from '@fenestra/contracts/endpoint';
import { accept } from '@fenestra/domain/result';
import { type Alone, serviceToken, startAlone } from '@fenestra/testing/start-alone';
import { eventually } from '@fenestra/testing/time';
import { type Call, Serve } from '../http/http-edge';
import { ServiceClient } from '../http/service-client';

const answer = z.object({ ok: z.boolean() });
const ask = endpoint({ method: 'POST', path: '/ask', body: z.object({}), answer, errors: [], repeatable: true });
const hold = endpoint({ method: 'GET', path: '/hold', answer, errors: [] });

let held = 0;
let release: () => void;
let released: Promise<void>;

@Controller()
class ThingsController {
  @Serve(ask)
  async ask(_: Call<typeof ask>) {
    await sleep(2);
    return accept({ ok: true });
  }

  @Serve(hold)
  async hold(_: Call<typeof hold>) {
    held++;
    await released;
    return accept({ ok: true });
  }
}

@Module({ controllers: [ThingsController] })
class ThingsModule {}

const things = { name: 'things', module: ThingsModule, config: classic.object({}) };

/** A connection on which the test says byte by byte what is sent. */
class RawConnection {
  private readonly socket: Socket;
  private received = '';
  readonly ended: Promise<unknown>;

  constructor(url: string) {
    const { port, hostname } = new URL(url);
    this.socket = connect(Number(port), hostname).setEncoding('utf8');
    this.socket.on('data', (text: string) => (this.received += text));
    this.ended = once(this.socket, 'end');
  }

  send(text: string): void {
    this.socket.write(text.replaceAll('\n', '\r\n'));
  }

  get answers(): string[] {
    return this.received.match(/HTTP\/1.1 \d+/g) ?? [];
  }

  get closes(): number {
    return this.received.match(/connection: close/gi)?.length ?? 0;
  }
}

const head = `authorization: Bearer ${serviceToken}\nhost: things\n`;

describe('a service that closes', () => {
  let alone: Alone;

  beforeEach(async () => {
    held = 0;
    released = new Promise((done) => (release = done));
    alone = await startAlone(things);
  });

  it('answers what is in hand or on its way on its connections, and ends them with that', async () => {
    const busy = new RawConnection(alone.url);
    const onItsWay = new RawConnection(alone.url);
    busy.send(`GET /hold HTTP/1.1\n${head}\n`);
    onItsWay.send(`POST /ask HTTP/1.1\n${head}content-type: application/json\ncontent-length: 2\n`);
    await eventually(async () => expect(held).toBe(1));
    const closed = alone.close();
    await eventually(() => expect(fetch(`${alone.url}/ask`)).rejects.toThrow());

    onItsWay.send('\n{}');
    await onItsWay.ended;
    release();
    await busy.ended;
    await closed;

    for (const connection of [busy, onItsWay])
      expect(connection).toMatchObject({ answers: ['HTTP/1.1 200'], closes: 1 });
  });
});

/** Gives each connection to the next of its targets, and leaves out those where nobody listens. */
async function roundRobin(targets: readonly string[]) {
  let nth = 0;
  const server = createServer((near) => {
    const tryNext = (left: number): void => {
      const { port, hostname } = new URL(targets[nth++ % targets.length]!);
      const far = connect(Number(port), hostname);
      far.once('error', () => (left > 0 ? tryNext(left - 1) : near.destroy()));
      far.once('connect', () => {
        near.pipe(far).pipe(near);
        near.on('error', () => far.destroy()).on('close', () => far.destroy());
        far.on('error', () => near.destroy()).on('close', () => near.destroy());
      });
    };
    tryNext(targets.length);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server };
}

it.todo('restarts');
void roundRobin;
void ServiceClient;
