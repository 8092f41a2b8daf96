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
import { scopedChangeId } from './scoped-change-id';
import { errorAnswer, malformedRequest, type WireReason } from './wire-errors';

type Action = { readonly body: z.ZodMiniType; readonly answer: z.ZodMiniType };
type Table = Readonly<Record<string, Action>>;

/** What a handler is asked: the body in the shop's words, and what the headers say about the change. */
export type ParsedRequest<Body> = {
  readonly shop: Shop;
  readonly body: Body;
  /** X-Revision: the state that the caller saw. */
  readonly seenRevision?: number | undefined;
  /** X-Change-Id, or an id of our own. The client chooses it: `scopedChangeId` binds it before it leaves the gateway. */
  readonly changeId: string;
  /** X-Drawing: the caller draws by itself. */
  readonly isDrawnByClient?: boolean;
  readonly idempotencyKey?: string | undefined;
  /** Address of the caller, for limits. */
  readonly client: string;
  readonly headers: IncomingHttpHeaders;
  /** Whether a page of development asks (STORE-09, WIRE-54). */
  readonly isDevelopment: boolean;
};
export type WireResult<Words> = Promise<Result<Words, WireReason>>;
export type Handlers<T extends Table> = {
  readonly [Name in keyof T]: (
    parsed: ParsedRequest<z.output<T[Name]['body']>>,
  ) => WireResult<z.output<T[Name]['answer']>>;
};

/** A request as the wire sees it. */
export type WireRequest = {
  readonly shop: Shop;
  readonly body: unknown;
  readonly headers: IncomingHttpHeaders;
  readonly client: string;
  readonly isDevelopment: boolean;
};

/** One of the two addresses whose `akce` names the action. A refusal is an answer with status 200. */
export class WireEndpoint<T extends Table> {
  constructor(
    private readonly table: T,
    private readonly handlers: Handlers<T>,
    /** Beside a refusal, for those that carry more than a text. */
    private readonly extraFields: (
      parsed: ParsedRequest<unknown>,
      refusal: Refused<WireReason>,
    ) => Promise<object> = () => Promise.resolve({}),
  ) {}

  async answer(request: WireRequest): Promise<object> {
    const { shop, body } = request;
    const name = actionOf(body);
    if (name === undefined) throw malformedRequest(shop);
    const action = Object.hasOwn(this.table, name) ? this.table[name] : undefined;
    if (!action) return { Err: Err.actionUnknown, ErrText: textsOf(shop).errors.refusals['action-unknown'] };
    const read = parseRequest(action.body, request);
    const parsed = { ...read, changeId: scopedChangeId(read, name, read.body) };
    const result = await this.handle(name, parsed);
    if (!result.ok) return { ...errorAnswer(shop, result), ...(await this.extraFields(parsed, result)) };
    return { Err: Err.done, ErrText: '', ...measureCpu(() => encodeUnchecked(action.answer, result.value) as object) };
  }

  private handle(name: keyof T, parsed: ParsedRequest<unknown>): WireResult<unknown> {
    const { shopId } = parsed.body as { shopId: number };
    if (shopId !== parsed.shop.id) return Promise.resolve(refuse('other-shop'));
    return (this.handlers[name] as (parsed: ParsedRequest<unknown>) => WireResult<unknown>)(parsed);
  }
}

function actionOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  const { akce } = body as { akce?: unknown };
  return typeof akce === 'string' ? akce : undefined;
}

/** Reads body and headers; whatever does not have its form ends as Err 40 (OPEN-Q-121). */
export function parseRequest<Form extends z.ZodMiniType>(
  form: Form,
  { shop, body, headers, client, isDevelopment }: WireRequest,
): ParsedRequest<z.output<Form>> {
  const read = z.safeDecode(compileSchema(form), body as never);
  const keys = z.safeDecode(compileSchema(KeyHeaders), headers as never);
  if (!read.success || !keys.success) throw malformedRequest(shop);
  return {
    shop,
    body: read.data,
    seenRevision: keys.data[revisionHeader],
    changeId: keys.data[changeHeader] ?? opaqueId(),
    isDrawnByClient: keys.data[drawingHeader] === 'none',
    idempotencyKey: keys.data['idempotency-key'],
    client,
    headers,
    isDevelopment,
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
export function successAnswer(answer: z.ZodMiniType, value: unknown): object {
  const encoded = encodeUnchecked(answer, value) as object;
  return Array.isArray(encoded) ? encoded : { Err: Err.done, ErrText: '', ...encoded };
}

/** Gives a controller's method the request as the wire sees it. */
export const Wire = createParamDecorator((_: unknown, context: ExecutionContext): WireRequest => {
  const { shop, body, headers, ip, query } = context.switchToHttp().getRequest<FastifyRequest & WireRequest>();
  const { development } = query as { development?: unknown };
  return { shop, body, headers, client: ip, isDevelopment: development === '1' };
});
