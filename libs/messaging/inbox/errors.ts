/** Thrown by a reaction, or by what it calls, when something it depends on is down: the event waits, however long it takes. */
export class Unavailable extends Error {}

/** What an event's data has to be and is not. Trying again cannot help. */
export class SchemaError extends Error {}

/**
 * - `conflict`: two transactions were in each other's way; one of them has to run again.
 * - `infrastructure`: a database, broker or service is down; its return is awaited, never given up.
 * - `schema`: the event breaks its contract.
 * - `unknown`: most likely a bug; after some tries the event is parked.
 */
export type ErrorClass = 'conflict' | 'infrastructure' | 'schema' | 'unknown';

const conflicts = new Set(['40001', '40P01', '55P03', '23505']); // the last one: two inserted the same row at once
const outages = [
  /^08/, // connection lost or refused
  /^53/, // too many connections, disk full
  /^57P0/, // server is stopping, starting or has crashed
  /^25P0[34]$/, // the server ended a transaction that stood still
  /^25006$/, // a standby after a failover
  /^E(CONNREFUSED|CONNRESET|CONNABORTED|TIMEDOUT|PIPE|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH)$/,
  /^UND_ERR_(SOCKET|CONNECT_TIMEOUT|HEADERS_TIMEOUT|BODY_TIMEOUT|CLOSED|DESTROYED)$/,
];
/** The PostgreSQL driver, TypeORM and ioredis say these without a code. */
const outageMessages =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|connection is closed|Cannot use a pool after calling end|Driver not Connected|Connection with .* is not established|Query runner already released|max retries per request limit/i;

export function classifyError(error: unknown): ErrorClass {
  for (const { fault: part, code } of causesOf(error)) {
    if (part instanceof SchemaError) return 'schema';
    if (part instanceof Unavailable || part.name === 'TimeoutError' || outageMessages.test(part.message))
      return 'infrastructure';
    if (code && conflicts.has(code)) return 'conflict';
    if (code && outages.some((outage) => outage.test(code))) return 'infrastructure';
  }
  return 'unknown';
}

/** PostgreSQL has ended the transaction so that others could go on; the same again is right (a failed serialization, a deadlock). */
const isAborted = (error: unknown): boolean => causesOf(error).some(({ code }) => code === '40001' || code === '40P01');

/** How often work is done that others' transactions make way for. */
const maxAttempts = 3;

/** Does work again as long as its transaction is ended for the sake of others, up to three times in all. */
export async function retryTransaction<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isAborted(error) || attempt === maxAttempts) throw error;
    }
  }
}

/** The fault, what it wraps, and what that wraps. */
function causesOf(error: unknown, depth = 0): { fault: Error; code?: string }[] {
  if (!Error.isError(error) || depth > 5) return []; // not `instanceof`: there are several realms under test
  const { code, cause } = error as Error & { code?: unknown };
  const inner = 'errors' in error && Array.isArray(error.errors) ? (error.errors as unknown[]) : [cause];
  return [
    { fault: error, ...(typeof code === 'string' && { code }) },
    ...inner.flatMap((each) => causesOf(each, depth + 1)),
  ];
}
