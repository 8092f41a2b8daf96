import { createHash, timingSafeEqual } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Err } from '@fenestra/contracts/wire/errors';
import { Config } from '@fenestra/platform/service/config';
import { WireFault } from '../edge/refusal';
import type { GatewayConfig } from '../config';

/** Lets in who carries ERP_TOKEN. Nothing is open when no token is configured. */
@Injectable()
export class ErpGuard implements CanActivate {
  private readonly expected: Buffer | undefined;

  constructor(@Inject(Config) { ERP_TOKEN }: GatewayConfig) {
    this.expected = ERP_TOKEN ? digest(`Bearer ${ERP_TOKEN}`) : undefined;
  }

  canActivate(context: ExecutionContext): boolean {
    const { authorization = '' } = context.switchToHttp().getRequest<FastifyRequest>().headers;
    if (this.expected && timingSafeEqual(digest(authorization), this.expected)) return true;
    const answer = { Err: Err.refused, ErrText: 'The ERP token is missing or wrong.' };
    throw new WireFault(401, answer, { 'www-authenticate': 'Bearer' });
  }
}

/** Digests have one length, so the time of the comparison tells nothing about the token. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
