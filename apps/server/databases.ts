import { createHmac } from 'node:crypto';
import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import type { Service } from '@fenestra/platform/service/service';
import { StartupError } from '@fenestra/platform/service/startup-error';
import { eventLogOwner } from './event-log-owner';

/** Gives the URL of an owner's database, opened by a role that may open no other. */
export type DatabaseUrl = (owner: string) => string;

export type Databases = { readonly databaseUrl: DatabaseUrl; readonly connectionLimit: number };

/** Where databases are: a URL for each owner, or a server on which theirs are called `fenestra_<owner>`, or both. */
export type DatabasePlaces = {
  /** The server, by the URL of a role. What is missing is made here, where the URL's role may do that. */
  readonly server?: string | undefined;
  readonly ofOwner: Readonly<Partial<Record<string, string>>>;
};

type Found = {
  readonly mayCreate: boolean;
  readonly roles: string[];
  readonly databases: string[];
  readonly connectionLimit: number;
};

/** The owners of the databases that these services need. */
export function databaseOwners(
  services: readonly Service[],
  { KAFKA_BROKERS }: { readonly KAFKA_BROKERS?: string | undefined },
): string[] {
  const owners = services.filter(({ migrations }) => migrations).map(({ name }) => name);
  return KAFKA_BROKERS ? owners : [...owners, eventLogOwner];
}

/** Rejects with one sentence when a server cannot be reached. */
export async function openDatabases(places: DatabasePlaces, owners: readonly string[]): Promise<Databases> {
  if (places.server) return await onServer(places.server, places, owners);
  const databaseUrl = (owner: string): string => places.ofOwner[owner]!;
  const [first] = owners;
  if (!first) return { databaseUrl, connectionLimit: 0 };
  const { connectionLimit } = await asking(databaseUrl(first), lookAround);
  return { databaseUrl, connectionLimit };
}

/** Gives the roles the passwords of their URLs: the step of a change of passwords that comes before the services learn them. */
export async function renewPasswords({ server, ofOwner }: DatabasePlaces, owners: readonly string[]): Promise<void> {
  if (!server) return;
  await asking(server, async (client) => {
    const { mayCreate, roles } = await lookAround(client);
    const known = owners.map((owner) => placeOf(owner, server, ofOwner)).filter(({ role }) => roles.includes(role));
    for (const place of mayCreate ? known : []) await client.query(`ALTER ROLE ${withPassword(place)}`);
  });
}

/**
 * Finds the owners' databases on a server and creates what is missing, with a role each, where the URL's role may do that.
 * Elsewhere the databases exist already, and the URL's own role opens those that have no URL.
 */
async function onServer(serverUrl: string, { ofOwner }: DatabasePlaces, owners: readonly string[]): Promise<Databases> {
  return await asking(serverUrl, async (server) => {
    // Processes that start together create the same things: one after the other, until its session ends.
    await server.query(`SELECT pg_advisory_lock(hashtext('fenestra databases'))`);
    const found = await lookAround(server);
    const place = (owner: string): Place => placeOf(owner, serverUrl, ofOwner);
    if (found.mayCreate) for (const owner of owners) await create(place(owner), server, found);
    const { roles, connectionLimit } = found.mayCreate ? await lookAround(server) : found;
    const hasRole = ({ role }: Place): boolean => found.mayCreate && roles.includes(role);
    const databaseUrl = (owner: string): string => {
      const own = place(owner);
      return ofOwner[owner] ?? (hasRole(own) ? own.url : withDatabase(serverUrl, own.database));
    };
    return { connectionLimit, databaseUrl };
  });
}

type Place = {
  readonly url: string;
  readonly database: string;
  readonly role: string;
  readonly password: string;
};

function placeOf(owner: string, serverUrl: string, ofOwner: DatabasePlaces['ofOwner']): Place {
  const url = new URL(ofOwner[owner] ?? ownUrl(`fenestra_${owner}`, serverUrl));
  const [database, role, password] = [url.pathname.slice(1), url.username, url.password].map(decodeURIComponent);
  return { url: url.href, database: database!, role: role!, password: password! };
}

function ownUrl(name: string, serverUrl: string): string {
  const url = new URL(withDatabase(serverUrl, name));
  [url.username, url.password] = [name, passwordOf(name, decodeURIComponent(url.password))];
  return url.href;
}

function withDatabase(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** The same in every process that knows the server's password, hence nowhere kept; without one there is none to be told. */
const passwordOf = (role: string, serverPassword: string): string =>
  serverPassword && createHmac('sha256', serverPassword).update(role).digest('base64url');

async function asking<T>(url: string, ask: (server: Client) => Promise<T>): Promise<T> {
  const server = new Client({ connectionString: url, application_name: 'fenestra' });
  await server.connect().catch((fault: Error) => {
    throw new StartupError(`The database server ${new URL(url).host} cannot be reached: ${fault.message}`);
  });
  try {
    return await ask(server);
  } finally {
    await server.end();
  }
}

async function lookAround(server: Client): Promise<Found> {
  const { rows } = await server.query<Found>(
    `SELECT rolsuper OR (rolcreaterole AND rolcreatedb) AS "mayCreate",
       ARRAY(SELECT rolname::text FROM pg_roles) AS roles, ARRAY(SELECT datname::text FROM pg_database) AS databases,
       current_setting('max_connections')::int AS "connectionLimit"
     FROM pg_roles WHERE rolname = current_user`,
  );
  return rows[0]!;
}

async function create(place: Place, server: Client, { roles, databases }: Found): Promise<void> {
  if (databases.includes(place.database)) return;
  const [database, role] = [place.database, place.role].map(escapeIdentifier) as [string, string];
  if (!roles.includes(place.role)) await server.query(`CREATE ROLE ${withPassword(place)}`);
  await server.query(`GRANT ${role} TO CURRENT_USER`); // to give away a database one must belong to its new owner
  await server.query(`CREATE DATABASE ${database} OWNER ${role}`);
  await server.query(`REVOKE CONNECT ON DATABASE ${database} FROM PUBLIC`);
}

function withPassword({ role, password }: Place): string {
  if (!password)
    throw new StartupError(
      `The role ${role} would get a password that anybody can guess: DATABASE_URL has none of which it could be made. Give it one, or each service a database URL.`,
    );
  return `${escapeIdentifier(role)} LOGIN PASSWORD ${escapeLiteral(password)}`;
}
