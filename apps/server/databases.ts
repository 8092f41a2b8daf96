import { createHmac } from 'node:crypto';
import { Client } from 'pg';
import { StartFault } from '@fenestra/platform/service/start-fault';

/** Gives the URL of the database `fenestra_<owner>`, opened by a role that may open no other. */
export type DatabaseUrl = (owner: string) => string;

export type Databases = { readonly databaseUrl: DatabaseUrl; readonly connectionLimit: number };

type Found = {
  readonly mayCreate: boolean;
  readonly roles: string[];
  readonly databases: string[];
  readonly connectionLimit: number;
};

/**
 * Finds the owners' databases on a server and creates what is missing, with a role each, where the URL's role may do that.
 * Elsewhere the databases exist already and the URL's own role opens them.
 */
export async function openDatabases(serverUrl: string, owners: readonly string[]): Promise<Databases> {
  const password = decodeURIComponent(new URL(serverUrl).password);
  const server = new Client({ connectionString: serverUrl, application_name: 'fenestra' });
  await server.connect().catch((fault: Error) => {
    throw new StartFault(`The database server ${placeOf(serverUrl)} cannot be reached: ${fault.message}`);
  });
  try {
    // Processes that start together create the same things: one after the other, until its session ends.
    await server.query(`SELECT pg_advisory_lock(hashtext('fenestra databases'))`);
    const found = await lookAround(server);
    if (found.mayCreate) for (const owner of owners) await create(nameOf(owner), server, found, password);
    const { roles, connectionLimit } = found.mayCreate ? await lookAround(server) : found;
    const hasOwnRole = (name: string): boolean => found.mayCreate && roles.includes(name);
    return { connectionLimit, databaseUrl: (owner) => urlOf(nameOf(owner), serverUrl, hasOwnRole) };
  } finally {
    await server.end();
  }
}

function urlOf(name: string, serverUrl: string, hasOwnRole: (name: string) => boolean): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  if (hasOwnRole(name)) [url.username, url.password] = [name, passwordOf(name, decodeURIComponent(url.password))];
  return url.href;
}

const nameOf = (owner: string): string => `fenestra_${owner}`;

/** The same in every process that knows the server's password, hence nowhere kept. */
const passwordOf = (role: string, serverPassword: string): string =>
  createHmac('sha256', serverPassword).update(role).digest('base64url');

async function lookAround(server: Client): Promise<Found> {
  const { rows } = await server.query<Found>(
    `SELECT rolsuper OR (rolcreaterole AND rolcreatedb) AS "mayCreate",
       ARRAY(SELECT rolname::text FROM pg_roles) AS roles, ARRAY(SELECT datname::text FROM pg_database) AS databases,
       current_setting('max_connections')::int AS "connectionLimit"
     FROM pg_roles WHERE rolname = current_user`,
  );
  return rows[0]!;
}

async function create(name: string, server: Client, { roles, databases }: Found, password: string): Promise<void> {
  if (databases.includes(name)) return;
  if (!roles.includes(name)) {
    await server.query(`CREATE ROLE ${name} LOGIN PASSWORD '${passwordOf(name, password)}'`);
    await server.query(`GRANT ${name} TO CURRENT_USER`); // to give away a database one must belong to its new owner
  }
  await server.query(`CREATE DATABASE ${name} OWNER ${name}`);
  await server.query(`REVOKE CONNECT ON DATABASE ${name} FROM PUBLIC`);
}

const placeOf = (url: string): string => new URL(url).host;
