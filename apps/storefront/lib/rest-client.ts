import { type RestCall, restCalls, type RestCallName } from '@fenestra/contracts/wire/rest-calls';
import { z } from 'zod/mini';
import { request } from './request';

type Calls = typeof restCalls;
export type RestAnswer<Name extends RestCallName> = z.output<Calls[Name]['answer']>;
type Input<Name extends RestCallName> = {
  /** Values for `:name` in the path. */
  params?: Record<string, string>;
  headers?: Record<string, string | undefined>;
} & (Calls[Name] extends { body: z.ZodMiniType } ? { body: z.output<Calls[Name]['body']> } : unknown) &
  (Calls[Name] extends { query: z.ZodMiniType } ? { query: z.output<Calls[Name]['query']> } : unknown);

/** Asks one of the addresses of WIRE that are no `akce`. Takes and gives the shop's words; rejects with CallFailed. */
export async function callRest<Name extends RestCallName>(name: Name, input: Input<Name>): Promise<RestAnswer<Name>> {
  const call: RestCall = restCalls[name];
  const { params = {}, headers, body, query } = input as Input<Name> & { body?: unknown; query?: object };
  const path = call.path.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param] ?? ''));
  const answer = await request(name, {
    method: call.method,
    path: call.query && query ? `${path}?${queryOf(call.query, query)}` : path,
    headers,
    body: call.body && z.encode(call.body, body),
  });
  return z.decode(call.answer, answer) as RestAnswer<Name>;
}

const queryOf = (form: z.ZodMiniType, query: object): string =>
  new URLSearchParams(z.encode(form, query) as Record<string, string>).toString();
