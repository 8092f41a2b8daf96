import { parseArgs } from 'node:util';
import { startLocalBroker } from '@fenestra/messaging/testing/kafka-broker';

// node -r ./tools/run-typescript.cjs infra/kafka/start-broker.ts [--data <folder>]: a broker until Ctrl-C, for trials.
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { data: { type: 'string' } } });
  const broker = await startLocalBroker(values.data);
  console.log(`KAFKA_BROKERS=${broker.brokers}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void broker.stop());
}

void main();
