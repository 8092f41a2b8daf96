// node_modules/.bin/node infra/kafka/start-broker.mjs [--data <folder>]: a broker on free ports until Ctrl-C, for trials and debugging.
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';

const load = createRequire(import.meta.url);
load('../../tools/run-typescript.cjs');
const { startLocalBroker } = load('../../libs/messaging/testing/kafka-broker.ts');

const { values } = parseArgs({ options: { data: { type: 'string' } } });
const broker = await startLocalBroker(values.data);
console.log(`KAFKA_BROKERS=${broker.brokers}`);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void broker.stop().then(() => process.exit()));
