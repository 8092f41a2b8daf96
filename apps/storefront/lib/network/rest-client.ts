import type { RestCall } from '@fenestra/contracts/wire/rest-call';
import { z } from 'zod/mini';
import { request } from './request';

/** What a call gives, in the shop's words. */
export type AnswerOf<Call extends RestCall> = z.output<Call['answer']>;
export type BodyOf<Call extends { readonly body: z.ZodMiniType }> = z.output<Call['body']>;
type Input<Call extends RestCall> = {
  /** Values for `:name` in the path. */
  params?: Record<string, string>;
  headers?: Record<string, string | undefined>;
} & (Call extends { body: z.ZodMiniType } ? { body: z.output<Call['body']> } : unknown) &
  (Call extends { query: z.ZodMiniType } ? { query: z.output<Call['query']> } : unknown);

/** Asks addresses of WIRE that are no `akce`. Takes and gives the shop's words; rejects with CallFailed. */
export const callerOf =
  <Calls extends Readonly<Record<string, RestCall>>>(calls: Calls) =>
  async <Name extends keyof Calls & string>(
    name: Name,
    input: Input<Calls[Name]>,
  ): Promise<z.output<Calls[Name]['answer']>> => {
    const call: RestCall = calls[name]!;
    const { params = {}, headers, body, query } = input as Input<RestCall> & { body?: unknown; query?: object };
    const path = call.path.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param] ?? ''));
    const answer = await request(name, {
      method: call.method,
      path: call.query && query ? `${path}?${queryOf(call.query, query)}` : path,
      headers,
      body: call.body && z.encode(call.body, body),
    });
    return z.decode(call.answer, answer) as z.output<Calls[Name]['answer']>;
  };

const queryOf = (form: z.ZodMiniType, query: object): string =>
  new URLSearchParams(z.encode(form, query) as Record<string, string>).toString();
