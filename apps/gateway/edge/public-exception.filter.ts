import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Err, type ErrCode, type ErrorAnswer } from '@fenestra/contracts/wire/errors';
import type { Shop } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { ClientDisconnected } from '@fenestra/platform/http/client-disconnected';
import { coarseNetworkOf } from '@fenestra/platform/http/ip-network';
import { RefusedAccess } from '@fenestra/platform/http/refused-access';
import type { Texts } from '@fenestra/i18n/texts/texts';
import { Storefronts } from '../storefronts';
import { WireException } from '../wire/wire-errors';

type Answer = { Err: ErrCode; text: keyof Texts['errors']['refusals'] };

const answers: Readonly<Record<number, Answer>> = {
  400: { Err: Err.malformed, text: 'malformed' },
  404: { Err: Err.refused, text: 'unknown' },
  405: { Err: Err.refused, text: 'unknown' },
  408: { Err: Err.malformed, text: 'too-slow' },
  413: { Err: Err.malformed, text: 'too-large' },
  414: { Err: Err.malformed, text: 'too-large' },
  415: { Err: Err.malformed, text: 'wrong-content-type' },
  429: { Err: Err.refused, text: 'too-many' },
  431: { Err: Err.malformed, text: 'too-large' },
};

/** What limits and checks of the form refuse is logged (ASVS 5.0, 16.3.3); what a shop refuses in words, such as a field of a form, is not. */
const isLogged = ({ Err: code, text }: Answer): boolean => code === Err.malformed || text === 'too-many';
const loggedReasons = [
  ...new Set(
    Object.values(answers)
      .filter(isLogged)
      .map(({ text }) => text),
  ),
];

/** What a shop says to a request that ends with this status, where it says anything. */
export function errorAnswerFor(status: number, shop: Shop): ErrorAnswer | undefined {
  const answer = answers[status];
  return answer && { Err: answer.Err, ErrText: textsOf(shop).errors.refusals[answer.text] };
}

/** Where every fault of the public side ends: in the shop's words, with nothing from inside. The only 5xx is 503 ("Answers of the wire"). */
@Catch()
export class PublicExceptionFilter implements ExceptionFilter {
  private readonly logger = new Logger(PublicExceptionFilter.name);
  /** Logs the network of many clients instead of an address. */
  private readonly refusals = new RefusedAccess('visitor', loggedReasons, 'gateway', coarseNetworkOf);

  constructor(private readonly storefronts: Storefronts) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.respond(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  /** Also of pages and files, which are no controllers. */
  respond(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const { method, routeOptions, headers } = request;
    if (reply.sent) return;
    if (error instanceof ClientDisconnected) return void reply.status(503).send();
    if (error instanceof WireException) {
      this.recordRefusal(request, error.getStatus(), error.answer.Err);
      return void reply.status(error.getStatus()).headers(error.headers).send(error.answer);
    }
    const shop = this.storefronts.shopOfHost(headers.host);
    const status = statusOf(error);
    const answer = errorAnswerFor(status, shop);
    if (answer) {
      this.recordRefusal(request, status, answer.Err);
      return void reply.status(status).send(answer);
    }
    this.logger.error(new Error(`${method} ${routeOptions.url ?? 'an address'} failed`, { cause: error }));
    const ErrText = textsOf(shop).errors.refusals.unavailable;
    void reply.status(503).header('retry-after', '2').send({ Err: Err.unavailable, ErrText });
  }

  private recordRefusal({ ip, method, routeOptions }: FastifyRequest, status: number, code: ErrCode): void {
    const answer = answers[status];
    if (answer && isLogged({ ...answer, Err: code }))
      this.refusals.record({ source: ip, reason: answer.text, method, route: routeOptions.url });
  }
}

function statusOf(error: unknown): number {
  const { statusCode: fastifyStatus } = Object(error) as { statusCode?: unknown }; // how it refuses what it cannot read
  const statusCode = error instanceof HttpException ? error.getStatus() : fastifyStatus;
  if (typeof statusCode !== 'number') return 500;
  if (statusCode === 403) return 404; // how files refuse `//` and `..`: there is nothing at such an address
  return statusCode >= 400 && statusCode < 500 && !(statusCode in answers) ? 400 : statusCode;
}
