import type { FastifyRequest } from 'fastify';
import { coarseNetworkOf } from '@fenestra/platform/http/network-of';
import { RefusedAccess } from '@fenestra/platform/http/refused-access';
import { Err, type ErrCode } from '@fenestra/contracts/wire/errors';

const reasons: Readonly<Record<number, string>> = {
  400: 'malformed',
  408: 'too-slow',
  413: 'too-large',
  414: 'too-large',
  415: 'wrong-content-type',
  429: 'too-many',
  431: 'too-large',
};

const refusals = new RefusedAccess('visitor', [...new Set(Object.values(reasons))], 'gateway', coarseNetworkOf);

/**
 * Logs a request that limits or checks of its form refused (ASVS 5.0, 16.3.3), with bounds. What a shop refuses in words, such as a field of a form,
 * is no such request. Of the address only the network of many clients is logged.
 */
export function noteRefusedVisitor({ ip, method, routeOptions }: FastifyRequest, status: number, err: ErrCode): void {
  const reason = status === 429 || err === Err.malformed ? reasons[status] : undefined;
  if (reason) refusals.note({ source: ip, reason, method, route: routeOptions.url });
}
