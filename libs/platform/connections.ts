import { ConfigError } from './config';

/** How many connections each part of a process may hold at most. */
export type ConnectionBudget = {
  /** Of each service, for its requests, reactions and relay. */
  readonly pool: number;
  /** Of each service that has jobs. */
  readonly jobs: number;
  /** Of the event log, when it lies in PostgreSQL. */
  readonly eventLog: number;
  readonly total: number;
};

/** One listens for new jobs, the others work. */
export const jobConnections = 4;
const eventLog = 12;
const reserved = 10; // migrations, the command line, a person with psql
const largestPool = 16; // more connections than this make a server of few cores slower
const smallestPool = 4; // the relay, a reaction and its follow-up must never wait for each other

type Demand = { readonly databases: number; readonly withJobs: number; readonly logInPostgres: boolean };

/** Shares the server's connections among all services that run on it. `serverLimit` is its `max_connections`. */
export function shareConnections(
  serverLimit: number,
  { databases, withJobs, logInPostgres }: Demand,
): ConnectionBudget {
  const fixed = withJobs * jobConnections + (logInPostgres ? eventLog : 0);
  const pool = Math.min(largestPool, Math.floor((serverLimit - reserved - fixed) / Math.max(databases, 1)));
  if (pool < smallestPool) {
    const least = reserved + fixed + databases * smallestPool;
    throw new ConfigError(
      `The database server allows ${serverLimit} connections; the services need ${least} at least.`,
    );
  }
  return { pool, jobs: jobConnections, eventLog: logInPostgres ? eventLog : 0, total: fixed + databases * pool };
}
