import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Err } from '@fenestra/contracts/wire/errors';
import { bearerCheck } from '@fenestra/platform/http/accepted-tokens';
import { Config } from '@fenestra/platform/service/config';
import { WireFault } from '../edge/refusal';
import type { GatewayConfig } from '../config';

/** Lets in who carries one of ERP_TOKEN. Nothing is open when no token is configured. */
@Injectable()
export class ErpGuard implements CanActivate {
  private readonly opens: ReturnType<typeof bearerCheck>;

  constructor(@Inject(Config) { ERP_TOKEN }: GatewayConfig) {
    this.opens = bearerCheck(ERP_TOKEN ?? []);
  }

  canActivate(context: ExecutionContext): boolean {
    const { authorization } = context.switchToHttp().getRequest<FastifyRequest>().headers;
    if (this.opens(authorization)) return true;
    const answer = { Err: Err.refused, ErrText: 'The ERP token is missing or wrong.' };
    throw new WireFault(401, answer, { 'www-authenticate': 'Bearer' });
  }
}
