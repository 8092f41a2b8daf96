import { eraseLetters } from '@fenestra/contracts/http/saved-offers';
import { servicePorts } from '@fenestra/clients/service-clients';
import { ServiceClient } from '@fenestra/platform/http/service-client';
import { StartFault } from '@fenestra/platform/service/start-fault';
import { openShop } from './shop-access';
import type { Outcome } from './shop-outcome';

/** A person asks to be forgotten: the running configuration service drops name, address and notes of theirs at once. */
export async function eraseLettersOf(email: string): Promise<Outcome> {
  const { services, serviceToken } = await openShop();
  if (!serviceToken) throw new StartFault('SERVICE_TOKEN is not set, without which the configuration service refuses.');
  const ofItself = `http://127.0.0.1:${servicePorts.configuration}`;
  const url = process.env['CONFIGURATION_URL'] ?? services['configuration'] ?? ofItself;
  const client = new ServiceClient(() => url, serviceToken);
  try {
    const result = await client.call(eraseLetters, { body: { email } });
    if (!result.ok) return { done: false, text: 'refused', data: result };
    return { done: true, text: `${result.value.erased} letters erased`, data: result.value };
  } finally {
    await client.onApplicationShutdown();
  }
}
