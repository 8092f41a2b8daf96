import type { PrivateService } from '@fenestra/clients/service-clients';
import type { Service } from '@fenestra/platform/service/service';
import { type Alone, startAlone } from './start-alone';
import { MovableClock } from './time';

export type Together<Name extends PrivateService> = Readonly<Record<Name, Alone>> & { close(): Promise<void> };

/** Services that reach each other, by one clock, each on a database of its own; whoever asks another when it starts comes after it. */
export async function startTogether<Name extends PrivateService>(
  services: Readonly<Record<Name, Service>>,
): Promise<Together<Name>> {
  const clock = new MovableClock();
  const running = {} as Record<Name, Alone>;
  for (const name of Object.keys(services) as Name[])
    running[name] = await startAlone(services[name], { others: running, clock });
  const close = async () => {
    for (const service of Object.values<Alone>(running).reverse()) await service.close();
  };
  return { ...running, close };
}
