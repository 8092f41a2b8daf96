import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';

/** Addresses at full speed, in a process of its own: the visitor's times are not its. The requests come on the standard input. */

export type Asked = {
  readonly method: 'GET' | 'HEAD' | 'POST';
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  /** In place of a body: what is no JSON. */
  readonly text?: string;
  /** A cursor: `next` of a response is `after` of the connection's next request. */
  readonly isFollowed?: true;
  /** Hangs up after so long. */
  readonly leavesAfterMs?: number;
};
export type Attack = {
  readonly url: string;
  /** None where requests name their client in `x-forwarded-for`. */
  readonly localAddresses?: readonly string[];
  readonly ms: number;
  readonly requests: readonly Asked[];
  /** Connections of each address. */
  readonly connections?: number;
  /** Between a response and the next request of a connection. */
  readonly pauseMs?: number;
};
/** How often each status came back; 0 is none. */
export type Statuses = Record<number, number>;

const mostRequests = 300_000;

async function attack({
  url,
  localAddresses = [],
  ms,
  requests,
  connections = 64,
  pauseMs = 0,
}: Attack): Promise<Statuses> {
  const options = { connections, headersTimeout: 30_000 };
  const named = localAddresses.map((localAddress) => new Pool(url, { ...options, localAddress }));
  const pools = named.length > 0 ? named : [new Pool(url, options)];
  const bodies = requests.map(({ body, text: raw }) => raw ?? (body === undefined ? null : JSON.stringify(body)));
  const end = performance.now() + ms;
  const statuses: Statuses = {};
  let sent = 0;
  const run = async (pool: Pool): Promise<void> => {
    let next: string | undefined;
    while (performance.now() < end && sent < mostRequests) {
      const nth = sent++ % requests.length;
      const { method, path: first, headers, leavesAfterMs, isFollowed } = requests[nth]!;
      const path = next === undefined ? first : first.replace(/(?<=after=)[^&]*/, next);
      const typed = {
        host: 'cs.localhost',
        'content-type': 'application/json',
        ...(!isFollowed && { 'accept-encoding': 'br' }),
        ...headers,
      };
      const signal = leavesAfterMs === undefined ? null : AbortSignal.timeout(leavesAfterMs);
      const status = await pool.request({ method, path, headers: typed, body: bodies[nth]!, signal }).then(
        async (answer) => {
          if (isFollowed) next = ((await answer.body.json()) as { next?: string }).next ?? next;
          else await answer.body.dump();
          return answer.statusCode;
        },
        () => 0,
      );
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (pauseMs > 0) await sleep(pauseMs);
    }
  };
  await Promise.all(pools.flatMap((pool) => Array.from({ length: connections }, () => run(pool))));
  await Promise.all(pools.map((pool) => pool.destroy()));
  return statuses;
}

void text(process.stdin)
  .then((input) => attack(JSON.parse(input) as Attack))
  .then((statuses) => console.log(JSON.stringify(statuses)));
