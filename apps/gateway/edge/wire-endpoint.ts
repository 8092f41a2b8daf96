import type { IncomingHttpHeaders } from 'node:http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Err } from '@fenestra/contracts/wire/errors';
import { changeHeader, drawingHeader, revisionHeader } from '@fenestra/contracts/wire/rest-call';
import { encodeUnchecked } from '@fenestra/contracts/wire/encode-unchecked';
import { refuse, type Refused, type Result } from '@fenestra/domain/result';
import type { Shop } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { compileSchema } from '@fenestra/platform/http/compile-schema';
import { measureCpu } from '@fenestra/platform/service/measure-cpu';
import { opaqueId } from '@fenestra/platform/service/ids';
import { z } from 'zod/mini';
import { boundChange } from './bound-change';
import { answerOf, malformed, type WireReason } from './refusal';

type Action = { readonly body: z.ZodMiniType; readonly answer: z.ZodMiniType };
type Table = Readonly<Record<string, Action>>;

/** What a handler is asked: the body in the shop's words, and what the headers say about the change. */
export type Asked<Body> = {
  readonly shop: Shop;
  readonly body: Body;
  /** X-Revision: the state that the caller saw. */
  readonly seen?: number | undefined;
  /** X-Change-Id, or an id of our own. The client chooses it: `boundChange` binds it before it leaves the gateway. */
  readonly changeId: string;
  /** X-Drawing: the caller draws by itself. */
  readonly undrawn?: boolean;
  readonly idempotencyKey?: string | undefined;
  /** Address of the caller, for limits. */
  readonly caller: string;
  readonly headers: IncomingHttpHeaders;
  /** Whether a page of development asks (STORE-09, WIRE-54). */
  readonly development: boolean;
};
export type Answered<Words> = Promise<Result<Words, WireReason>>;
export type Handlers<T extends Table> = {
  readonly [Name in keyof T]: (asked: Asked<z.output<T[Name]['body']>>) => Answered<z.output<T[Name]['answer']>>;
};

/** A request as the wire sees it. */
export type WireRequest = {
  readonly shop: Shop;
  readonly body: unknown;
  readonly headers: IncomingHttpHeaders;
  readonly caller: string;
  readonly development: boolean;
};

/** One of the two addresses whose `akce` names the action. A refusal is an answer with status 200. */
export class WireEndpoint<T extends Table> {
  constructor(
    private readonly table: T,
    private readonly handlers: Handlers<T>,
    /** Beside a refusal, for those that carry more than a text. */
    private readonly beside: (asked: Asked<unknown>, refusal: Refused<WireReason>) => Promise<object> = () =>
      Promise.resolve({}),
  ) {}

  async answer(request: WireRequest): Promise<object> {
    const { shop, body } = request;
    const name = actionOf(body);
    if (name === undefined) throw malformed(shop);
    const action = Object.hasOwn(this.table, name) ? this.table[name] : undefined;
    if (!action) return { Err: Err.actionUnknown, ErrText: textsOf(shop).errors.refusals['action-unknown'] };
    const read = readAsked(action.body, request);
    const asked = { ...read, changeId: boundChange(read, name, read.body) };
    const result = await this.handle(name, asked);
    if (!result.ok) return { ...answerOf(shop, result), ...(await this.beside(asked, result)) };
    return { Err: Err.done, ErrText: '', ...measureCpu(() => encodeUnchecked(action.answer, result.value) as object) };
  }

  private handle(name: keyof T, asked: Asked<unknown>): Answered<unknown> {
    const { shopId } = asked.body as { shopId: number };
    if (shopId !== asked.shop.id) return Promise.resolve(refuse('other-shop'));
    return (this.handlers[name] as (asked: Asked<unknown>) => Answered<unknown>)(asked);
  }
}

function actionOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  const { akce } = body as { akce?: unknown };
  return typeof akce === 'string' ? akce : undefined;
}

/** Reads body and headers; whatever does not have its form ends as Err 40 (OPEN-Q-121). */
export function readAsked<Form extends z.ZodMiniType>(
  form: Form,
  { shop, body, headers, caller, development }: WireRequest,
): Asked<z.output<Form>> {
  const read = z.safeDecode(compileSchema(form), body as never);
  const keys = z.safeDecode(compileSchema(KeyHeaders), headers as never);
  if (!read.success || !keys.success) throw malformed(shop);
  return {
    shop,
    body: read.data,
    seen: keys.data[revisionHeader],
    changeId: keys.data[changeHeader] ?? opaqueId(),
    undrawn: keys.data[drawingHeader] === 'none',
    idempotencyKey: keys.data['idempotency-key'],
    caller,
    headers,
    development,
  };
}

const KeyHeaders = z.object({
  [revisionHeader]: z.optional(
    z.codec(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.int(), { decode: Number, encode: String }),
  ),
  [changeHeader]: z.optional(z.string().check(z.minLength(8), z.maxLength(64))),
  [drawingHeader]: z.optional(z.literal('none')),
  'idempotency-key': z.optional(z.string().check(z.minLength(1), z.maxLength(255))),
});

/** What an answer is when it belongs to a REST call: the words encoded, Err and ErrText beside them where it is an object. */
export function done(answer: z.ZodMiniType, words: unknown): object {
  const told = encodeUnchecked(answer, words) as object;
  return Array.isArray(told) ? told : { Err: Err.done, ErrText: '', ...told };
}

/** Gives a controller's method the request as the wire sees it. */
export const Wire = createParamDecorator((_: unknown, context: ExecutionContext): WireRequest => {
  const { shop, body, headers, ip, query } = context.switchToHttp().getRequest<FastifyRequest & WireRequest>();
  const { development } = query as { development?: unknown };
  return { shop, body, headers, caller: ip, development: development === '1' };
});
