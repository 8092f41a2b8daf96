import {
  applyDecorators,
  type ArgumentsHost,
  Catch,
  createParamDecorator,
  type ExceptionFilter,
  type ExecutionContext,
  HttpCode,
  HttpException,
  Logger,
  RequestMapping,
  RequestMethod,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod/mini';
import type { AnswerOf, Endpoint, ReasonOf } from '@fenestra/contracts/endpoint';
import { type Reason, refusals } from '@fenestra/contracts/errors';
import type { Refused, Result } from '@fenestra/domain/result';
import { classifyError } from '@fenestra/messaging/inbox/errors';
import { ClientDisconnected } from './client-disconnected';
import { compileSchema } from './compile-schema';

/** What a controller's method gets: the parts that the contract names, parsed. */
export type Call<E extends Endpoint> = (E extends { params: infer P extends z.ZodMiniType }
  ? { params: z.output<P> }
  : unknown) &
  (E extends { query: infer Q extends z.ZodMiniType } ? { query: z.output<Q> } : unknown) &
  (E extends { body: infer B extends z.ZodMiniType } ? { body: z.output<B> } : unknown) &
  (E extends { keyed: true } ? { idempotencyKey: string } : unknown);

type Serves<E extends Endpoint> = (call: Call<E>) => Promise<Result<AnswerOf<E>, ReasonOf<E>>>;
type Method = (call: unknown) => Promise<Result<unknown, Reason>>;

/**
 * Makes a controller's method the server's side of an endpoint: `add({ params, body }: Call<typeof addLines>)`.
 * The compiler checks that it takes, answers and refuses as the contract says; what does not parse never reaches it.
 */
export function Serve<E extends Endpoint>(endpoint: E) {
  const decorate = applyDecorators(
    RequestMapping({ method: RequestMethod[endpoint.method], path: endpoint.path }),
    HttpCode(200),
  );
  return <M extends Serves<E>>(target: object, name: string, descriptor: TypedPropertyDescriptor<M>): void => {
    const method = descriptor.value as unknown as Method;
    descriptor.value = async function (this: unknown, call: unknown) {
      const result = await method.call(this, call);
      if (!result.ok) throw new Refusal(result);
      return result.value; // the compiler has checked it, and the caller takes no more than the contract promises
    } as unknown as M;
    ParsedCall(endpoint)(target, name, 0);
    decorate(target, name, descriptor);
  };
}

const ParsedCall = createParamDecorator((endpoint: Endpoint, context: ExecutionContext) =>
  parseCall(endpoint, context.switchToHttp().getRequest<FastifyRequest>()),
);

function parseCall(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  const call: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part];
    const parsed = schema && compileSchema(schema).safeParse(request[part]);
    if (parsed?.success === false) throw new InvalidRequest(part, parsed.error.issues);
    if (parsed) call[part] = parsed.data;
  }
  if (endpoint.keyed) call['idempotencyKey'] = keyOf(request);
  return call;
}

const maxKeyLength = 255;

function keyOf({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || key === '' || key.length > maxKeyLength)
    throw new InvalidRequest('idempotency-key', []);
  return key;
}

class Refusal extends HttpException {
  constructor({ reason, details }: Refused<Reason>) {
    super({ reason, details }, refusals[reason]);
  }
}

class InvalidRequest extends HttpException {
  constructor(part: string, issues: readonly { path: PropertyKey[]; message: string }[]) {
    const errors = issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    super({ reason: 'invalid-request', details: { part, faults: errors } }, 422);
  }
}

/** Where faults end: logged once with their cause, answered without inner text. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const status = statusOf(error);
    if (error instanceof ClientDisconnected) return void reply.status(503).send();
    if (status < 500) return void reply.status(status).send(bodyOf(error));
    const { method, routeOptions } = http.getRequest<FastifyRequest>();
    this.logger.error(new Error(`${method} ${routeOptions.url} failed`, { cause: error }));
    void reply.status(status).send({ reason: status === 503 ? 'unavailable' : 'fault' });
  }
}

/** 503 says that a database or another service is down, so that the caller may come again. */
function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const { statusCode } = error as { statusCode?: unknown }; // how Fastify refuses what it cannot read
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return statusCode;
  return classifyError(error) === 'infrastructure' ? 503 : 500;
}

/** Every refusal has a reason; what Nest and Fastify refuse themselves never reaches a use case and shares one. */
function bodyOf(error: unknown): object {
  return error instanceof Refusal || error instanceof InvalidRequest
    ? (error.getResponse() as object)
    : { reason: 'invalid-request' };
}
