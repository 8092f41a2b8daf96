import type { PrivateService } from '@fenestra/clients/service-clients';
import type { Service } from '@fenestra/platform/service/service';
import { type TestService, startTestService } from './start-test-service';
import { MovableClock } from './time';

export type TestServices<Name extends PrivateService> = Readonly<Record<Name, TestService>> & {
  close(): Promise<void>;
};

/** Services that reach each other, by one clock, each on a database of its own; whoever asks another when it starts comes after it. */
export async function startTestServices<Name extends PrivateService>(
  services: Readonly<Record<Name, Service>>,
): Promise<TestServices<Name>> {
  const clock = new MovableClock();
  const running = {} as Record<Name, TestService>;
  for (const name of Object.keys(services) as Name[])
    running[name] = await startTestService(services[name], { others: running, clock });
  const close = async () => {
    for (const service of Object.values<TestService>(running).reverse()) await service.close();
  };
  return { ...running, close };
}
