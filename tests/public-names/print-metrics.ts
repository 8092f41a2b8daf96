import { register } from 'prom-client';
import { loadServices, serviceNames } from '@fenestra/server/host/services';

/** Prints the names and labels of all metrics as JSON. Loading a module registers its metrics. */
async function printMetrics(): Promise<void> {
  await loadServices(serviceNames);
  await import('@fenestra/server/faults/fault-switches');
  await import('@fenestra/platform/observability/disk-gauges');
  process.stdout.write(JSON.stringify(register.getMetricsAsArray().flatMap(namesOf)));
  process.exit(); // services keep connections and timers from their modules
}

function namesOf(metric: object): string[] {
  const { name, labelNames = [] } = metric as { readonly name: string; readonly labelNames?: readonly string[] };
  return [name, ...labelNames.map((label) => `${name}{${label}}`)];
}

void printMetrics();
