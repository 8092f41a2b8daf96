import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Err } from '@fenestra/contracts/wire/errors';
import { bearerCheck, tokenErrorOf, tokenErrors } from '@fenestra/platform/http/accepted-tokens';
import { RefusedAccess } from '@fenestra/platform/http/refused-access';
import { Config } from '@fenestra/platform/service/config';
import { WireException } from '../wire/wire-errors';
import type { GatewayConfig } from '../config';

/** Admits clients with one of ERP_TOKEN, and logs the others. Nothing is open when no token is configured. */
@Injectable()
export class ErpGuard implements CanActivate {
  private readonly isAccepted: ReturnType<typeof bearerCheck>;
  private readonly refusals = new RefusedAccess('erp', tokenErrors, 'gateway');

  constructor(@Inject(Config) { ERP_TOKEN }: GatewayConfig) {
    this.isAccepted = bearerCheck(ERP_TOKEN ?? []);
  }

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { method, ip: source, routeOptions } = request;
    const { authorization } = request.headers;
    if (this.isAccepted(authorization)) return true;
    this.refusals.record({ source, reason: tokenErrorOf(authorization), method, route: routeOptions.url });
    const answer = { Err: Err.refused, ErrText: 'The ERP token is missing or wrong.' };
    throw new WireException(401, answer, { 'www-authenticate': 'Bearer' });
  }
}
