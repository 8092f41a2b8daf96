import { createHmac } from 'node:crypto';
import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import type { Service } from '@fenestra/platform/service/service';
import { StartupError } from '@fenestra/platform/service/startup-error';
import { eventLogOwner } from './event-log-owner';

/** Gives the URL of an owner's database, opened by a role that may open no other. */
export type DatabaseUrl = (owner: string) => string;

export type Databases = { readonly databaseUrl: DatabaseUrl; readonly connectionLimit: number };

/** Where databases are: a URL for each owner, or a server on which theirs are called `fenestra_<owner>`, or both. */
export type DatabaseLocations = {
  /** The server, by the URL of a role. What is missing is made here, where the URL's role may do that. */
  readonly server?: string | undefined;
  readonly ofOwner: Readonly<Partial<Record<string, string>>>;
};

type ServerState = {
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
export async function openDatabases(locations: DatabaseLocations, owners: readonly string[]): Promise<Databases> {
  if (locations.server) return await openOnServer(locations.server, locations, owners);
  const databaseUrl = (owner: string): string => locations.ofOwner[owner]!;
  const [first] = owners;
  if (!first) return { databaseUrl, connectionLimit: 0 };
  const { connectionLimit } = await withConnection(databaseUrl(first), inspectServer);
  return { databaseUrl, connectionLimit };
}

/** Gives the roles the passwords of their URLs: the step of a change of passwords that comes before the services learn them. */
export async function rotatePasswords(
  { server, ofOwner }: DatabaseLocations,
  owners: readonly string[],
): Promise<void> {
  if (!server) return;
  await withConnection(server, async (client) => {
    const { mayCreate, roles } = await inspectServer(client);
    const known = owners
      .map((owner) => ownerDatabase(owner, server, ofOwner))
      .filter(({ role }) => roles.includes(role));
    for (const databaseFor of mayCreate ? known : []) await client.query(`ALTER ROLE ${roleWithPassword(databaseFor)}`);
  });
}

/**
 * Finds the owners' databases on a server and creates what is missing, with a role each, where the URL's role may do that.
 * Elsewhere the databases exist already, and the URL's own role opens those that have no URL.
 */
async function openOnServer(
  serverUrl: string,
  { ofOwner }: DatabaseLocations,
  owners: readonly string[],
): Promise<Databases> {
  return await withConnection(serverUrl, async (server) => {
    // Processes that start together create the same things: one after the other, until its session ends.
    await server.query(`SELECT pg_advisory_lock(hashtext('fenestra databases'))`);
    const found = await inspectServer(server);
    const databaseFor = (owner: string): OwnerDatabase => ownerDatabase(owner, serverUrl, ofOwner);
    if (found.mayCreate) for (const owner of owners) await createDatabase(databaseFor(owner), server, found);
    const { roles, connectionLimit } = found.mayCreate ? await inspectServer(server) : found;
    const hasRole = ({ role }: OwnerDatabase): boolean => found.mayCreate && roles.includes(role);
    const databaseUrl = (owner: string): string => {
      const own = databaseFor(owner);
      return ofOwner[owner] ?? (hasRole(own) ? own.url : withDatabase(serverUrl, own.database));
    };
    return { connectionLimit, databaseUrl };
  });
}

type OwnerDatabase = {
  readonly url: string;
  readonly database: string;
  readonly role: string;
  readonly password: string;
};

function ownerDatabase(owner: string, serverUrl: string, ofOwner: DatabaseLocations['ofOwner']): OwnerDatabase {
  const url = new URL(ofOwner[owner] ?? ownerUrl(`fenestra_${owner}`, serverUrl));
  const [database, role, password] = [url.pathname.slice(1), url.username, url.password].map(decodeURIComponent);
  return { url: url.href, database: database!, role: role!, password: password! };
}

function ownerUrl(name: string, serverUrl: string): string {
  const url = new URL(withDatabase(serverUrl, name));
  [url.username, url.password] = [name, derivePassword(name, decodeURIComponent(url.password))];
  return url.href;
}

function withDatabase(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** The same in every process that knows the server's password, hence nowhere kept; without one there is none to be told. */
const derivePassword = (role: string, serverPassword: string): string =>
  serverPassword && createHmac('sha256', serverPassword).update(role).digest('base64url');

async function withConnection<T>(url: string, query: (server: Client) => Promise<T>): Promise<T> {
  const server = new Client({ connectionString: url, application_name: 'fenestra' });
  await server.connect().catch((error: Error) => {
    throw new StartupError(`The database server ${new URL(url).host} cannot be reached: ${error.message}`);
  });
  try {
    return await query(server);
  } finally {
    await server.end();
  }
}

async function inspectServer(server: Client): Promise<ServerState> {
  const { rows } = await server.query<ServerState>(
    `SELECT rolsuper OR (rolcreaterole AND rolcreatedb) AS "mayCreate",
       ARRAY(SELECT rolname::text FROM pg_roles) AS roles, ARRAY(SELECT datname::text FROM pg_database) AS databases,
       current_setting('max_connections')::int AS "connectionLimit"
     FROM pg_roles WHERE rolname = current_user`,
  );
  return rows[0]!;
}

async function createDatabase(
  databaseFor: OwnerDatabase,
  server: Client,
  { roles, databases }: ServerState,
): Promise<void> {
  if (databases.includes(databaseFor.database)) return;
  const [database, role] = [databaseFor.database, databaseFor.role].map(escapeIdentifier) as [string, string];
  if (!roles.includes(databaseFor.role)) await server.query(`CREATE ROLE ${roleWithPassword(databaseFor)}`);
  await server.query(`GRANT ${role} TO CURRENT_USER`); // to give away a database one must belong to its new owner
  await server.query(`CREATE DATABASE ${database} OWNER ${role}`);
  await server.query(`REVOKE CONNECT ON DATABASE ${database} FROM PUBLIC`);
}

function roleWithPassword({ role, password }: OwnerDatabase): string {
  if (!password)
    throw new StartupError(
      `The role ${role} would get a password that anybody can guess: DATABASE_URL has none of which it could be made. Give it one, or each service a database URL.`,
    );
  return `${escapeIdentifier(role)} LOGIN PASSWORD ${escapeLiteral(password)}`;
}
