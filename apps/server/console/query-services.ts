import { Logger } from '@nestjs/common';
import type { PrivateService } from '@fenestra/clients/service-clients';
import type { AnswerOf, Endpoint, InputOf } from '@fenestra/contracts/endpoint';
import { withTimeout } from '@fenestra/messaging/timeout';
import type { ServiceClient } from '@fenestra/platform/http/service-client';

/** By which the desk reaches the services: in its process, or from the command line. */
export type ServiceClients = Readonly<Record<PrivateService, Pick<ServiceClient, 'call'>>>;

/** Those that have events, in the order in which an order meets them. */
export const orderServices = ['orders', 'stock', 'payments', 'notifications', 'cart'] as const;
export const allServices = [...orderServices, 'configuration', 'pricing'] as const;

/** Somebody waits for the page: what takes longer is not known now. */
const timeoutMs = 4_000;

const logger = new Logger('Desk');

/** What a service says, or null where it gives no answer now: a part that is not known does not take the page with it. */
export async function queryService<E extends Endpoint>(
  services: ServiceClients,
  service: PrivateService,
  endpoint: E,
  input: InputOf<E>,
): Promise<AnswerOf<E> | null> {
  try {
    const answer = await withTimeout(timeoutMs, services[service].call(endpoint, input), `${service} gave no answer`);
    return answer.ok ? answer.value : null;
  } catch (error) {
    logger.warn(`${service} did not answer ${endpoint.method} ${endpoint.path}: ${(error as Error).message}`);
    return null;
  }
}
