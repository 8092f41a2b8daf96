import { text } from 'node:stream/consumers';
import { Pool } from 'undici';

/** One address at full speed, in a process of its own: the visitor's times are not its. The requests come on the standard input. */

export type Asked = {
  readonly method: 'GET' | 'HEAD' | 'POST';
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  /** In place of a body: what is no JSON. */
  readonly text?: string;
  /** Hangs up after so long. */
  readonly leavesAfterMs?: number;
};
export type Attack = {
  readonly url: string;
  readonly localAddress: string;
  readonly ms: number;
  readonly requests: readonly Asked[];
};
/** How often each status came back; 0 is none. */
export type Statuses = Record<number, number>;

const connections = 64;
const mostRequests = 300_000;

async function attack({ url, localAddress, ms, requests }: Attack): Promise<Statuses> {
  const pool = new Pool(url, { connections, localAddress, headersTimeout: 30_000 });
  const bodies = requests.map(({ body, text: raw }) => raw ?? (body === undefined ? null : JSON.stringify(body)));
  const end = performance.now() + ms;
  const statuses: Statuses = {};
  let sent = 0;
  const run = async (): Promise<void> => {
    while (performance.now() < end && sent < mostRequests) {
      const nth = sent++ % requests.length;
      const { method, path, headers, leavesAfterMs } = requests[nth]!;
      const typed = { host: 'cs.localhost', 'content-type': 'application/json', 'accept-encoding': 'br', ...headers };
      const signal = leavesAfterMs === undefined ? null : AbortSignal.timeout(leavesAfterMs);
      const status = await pool.request({ method, path, headers: typed, body: bodies[nth]!, signal }).then(
        async (answer) => {
          await answer.body.dump();
          return answer.statusCode;
        },
        () => 0,
      );
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, run));
  await pool.destroy();
  return statuses;
}

void text(process.stdin)
  .then((input) => attack(JSON.parse(input) as Attack))
  .then((statuses) => console.log(JSON.stringify(statuses)));
