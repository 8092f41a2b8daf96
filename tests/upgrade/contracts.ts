import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSchemaOf } from '@fenestra/contracts/documents/json-schema';
import type { Endpoint } from '@fenestra/contracts/endpoint';
import { everyEvent } from '@fenestra/contracts/events/every-event';
import type { Schema } from './understands';

/** What processes of a shop say to each other: internal calls by method and path, and events by type. */
export type Contracts = {
  readonly calls: Readonly<Record<string, Call>>;
  readonly events: Readonly<Record<string, Schema>>;
};
type Part = 'params' | 'query' | 'body' | 'answer';
export type Call = Readonly<Partial<Record<Part, Schema>>> & { readonly errors: readonly string[] };

const parts: readonly Part[] = ['params', 'query', 'body', 'answer'];
const folder = join(__dirname, '../../libs/contracts/http');

export async function presentContracts(): Promise<Contracts> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'));
  const modules = await Promise.all(files.map((file) => import(join(folder, file)) as Promise<object>));
  const endpoints = modules.flatMap((module) => Object.values(module) as unknown[]).filter(isEndpoint);
  return {
    calls: byName(endpoints.map((each) => [`${each.method} ${each.path}`, callOf(each)])),
    events: byName(everyEvent.map(({ type, data }) => [type, jsonSchemaOf(data)])),
  };
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value;

function callOf(endpoint: Endpoint): Call {
  const schemas = parts.flatMap((part) => (endpoint[part] ? [[part, jsonSchemaOf(endpoint[part])]] : []));
  return { ...(Object.fromEntries(schemas) as Partial<Record<Part, Schema>>), errors: endpoint.errors };
}

const byName = <T>(entries: [string, T][]): Record<string, T> =>
  Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
