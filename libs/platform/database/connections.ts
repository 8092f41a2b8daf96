import { ConfigError } from '../service/config';

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
const maxPool = 16;
const poolPerCore = 4; // more connections make a server slower: each is a process with caches of its own
const minPool = 4; // the relay, a reaction and its follow-up must never wait for each other

type Demand = {
  readonly databases: number;
  readonly withJobs: number;
  readonly logInPostgres: boolean;
  /** Of the server's machine, where they are known. */
  readonly cores?: number | undefined;
  /** Of each service, where an operator has said it: who runs several of a service knows how many there are. */
  readonly pool?: number | undefined;
};

/** Shares the server's connections among all services that run on it. `serverLimit` is its `max_connections`. */
export function shareConnections(
  serverLimit: number,
  { databases, withJobs, logInPostgres, cores = maxPool / poolPerCore, pool: requestedPool }: Demand,
): ConnectionBudget {
  const fixed = withJobs * jobConnections + (logInPostgres ? eventLog : 0);
  const minConnections = fixed + databases * (requestedPool ?? minPool);
  if (minConnections > 0 && reserved + minConnections > serverLimit)
    throw new ConfigError(
      `The database server allows ${serverLimit} connections; the services need ${reserved + minConnections} at least.`,
    );
  const share = Math.floor((serverLimit - reserved - fixed) / Math.max(databases, 1));
  const pool = requestedPool ?? Math.min(share, maxPool, Math.max(poolPerCore * cores, minPool));
  return { pool, jobs: jobConnections, eventLog: logInPostgres ? eventLog : 0, total: fixed + databases * pool };
}
