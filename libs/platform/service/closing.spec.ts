import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Controller, Module } from '@nestjs/common';
import { request } from 'undici';
import { z as classic } from 'zod';
import { z } from 'zod/mini';
import { endpoint } from '@fenestra/contracts/endpoint';
import { accept } from '@fenestra/domain/result';
import { serviceToken, startTestService } from '@fenestra/testing/start-test-service';
import { openSocket, untilClosed } from '@fenestra/testing/raw-socket';
import { eventually } from '@fenestra/testing/time';
import { type Call, Serve } from '../http/serve-endpoint';
import { ServiceClient } from '../http/service-client';
import { freePort } from './free-port';

const answer = z.object({ ok: z.boolean() });
const ask = endpoint({ method: 'POST', path: '/ask', body: z.object({}), answer, errors: [], repeatable: true });
const hold = endpoint({ method: 'GET', path: '/hold', answer, errors: [] });

let tellHeld: (isHeld: unknown) => void;
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
    tellHeld(true);
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
  readonly ended: Promise<unknown>;
  private received = '';

  constructor(url: string, address: string) {
    this.socket = openSocket(url, address);
    this.socket.on('data', (text: string) => (this.received += text));
    this.ended = untilClosed(this.socket);
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

describe.each(['127.0.0.1', '::1'])('a service that closes, asked at %s,', (address) => {
  it('answers what is in hand or on its way on its connections, and ends them with that', async () => {
    const held = new Promise((isHeld) => (tellHeld = isHeld));
    released = new Promise<void>((done) => (release = done));
    const alone = await startTestService(things, { at: { port: await freePort(), bind: 'localhost' } });
    // Connected first, so that it is accepted before the held request: a closing listener resets what waits in its backlog.
    const onItsWay = new RawConnection(alone.url, address);
    const busy = new RawConnection(alone.url, address);
    onItsWay.send(`POST /ask HTTP/1.1\n${head}content-type: application/json\ncontent-length: 2\n`);
    busy.send(`GET /hold HTTP/1.1\n${head}\n`);
    await held;
    const closed = alone.close();
    await eventually(() => expect(fetch(alone.url)).rejects.toThrow());

    onItsWay.send('\n{}');
    await onItsWay.ended;
    release();
    await busy.ended;
    await closed;

    for (const connection of [busy, onItsWay])
      expect(connection).toMatchObject({ answers: ['HTTP/1.1 200'], closes: 1 });
  });
});

it('goes on answering for a while when it closes, each on its last connection, and is not ready by then', async () => {
  const alone = await startTestService(things, { at: { drainMs: 500 } });
  const closed = alone.close();
  const authorization = `Bearer ${serviceToken}`;
  const { statusCode, headers } = await request(`${alone.url}/unknown`, { headers: { authorization } });

  expect({ statusCode, connection: headers.connection }).toEqual({ statusCode: 404, connection: 'close' });
  expect(await alone.health()).toMatchObject({ ready: false, checks: { requests: { detail: 'closing' } } });
  await closed;
  await expect(request(alone.url)).rejects.toThrow('ECONNREFUSED');
});

/** Gives each connection to the next of its targets, and passes over those where nobody listens. */
class RoundRobin {
  private readonly server: Server;
  private readonly passed = new Set<Socket>();
  private nth = 0;

  constructor(readonly targets: string[]) {
    this.server = createServer((near) =>
      this.pass(
        near.on('error', () => near.destroy()),
        targets.length,
      ),
    ).listen(0, '127.0.0.1');
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** With all connections: one whose other side is gone does not hear that its own side is, too. */
  close(): void {
    this.server.close();
    for (const socket of this.passed) socket.destroy();
  }

  private pass(near: Socket, left: number): void {
    const { port, hostname } = new URL(this.targets[this.nth++ % this.targets.length]!);
    const far = connect(Number(port), hostname);
    const refused = (): void => (left > 1 ? this.pass(near, left - 1) : void near.destroy());
    far.once('error', refused).once('connect', () => {
      far.off('error', refused).on('error', () => near.destroy());
      near.on('error', () => far.destroy());
      this.passed.add(near).add(far);
      near.pipe(far).pipe(near);
    });
  }
}

it('can be replaced, one process after the other, under load: nobody is left without an answer', async () => {
  const replicas = await Promise.all([startTestService(things), startTestService(things)]);
  const balancer = new RoundRobin(replicas.map(({ url }) => url));
  const client = new ServiceClient(() => balancer.url, serviceToken);
  let answered = 0;
  let isOver = false;
  const askOnAndOn = async (): Promise<void> => {
    while (!isOver) {
      expect(await client.call(ask, { body: {} })).toMatchObject({ ok: true });
      answered++;
    }
  };
  const load = Promise.all(Array.from({ length: 8 }, askOnAndOn));

  for (const nth of [0, 1, 0, 1]) {
    const before = answered;
    await eventually(async () => expect(answered).toBeGreaterThan(before + 50));
    await replicas[nth]!.close();
    replicas[nth] = await startTestService(things);
    balancer.targets[nth] = replicas[nth].url;
  }
  isOver = true;
  await load;

  await client.onApplicationShutdown();
  balancer.close();
  await Promise.all(replicas.map((replica) => replica.close()));
});
