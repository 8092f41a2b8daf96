import { Logger } from '@nestjs/common';
import { Kafka, logLevel, type SASLOptions } from 'kafkajs';
import './idle-connections';
import type { KafkaSecurity } from './kafka-security';

export type KafkaOptions = {
  /** `host:port`, several with commas between them. */
  readonly brokers: string;
  readonly clientId: string;
  /** Neither TLS nor a name unless said. */
  readonly security?: KafkaSecurity | undefined;
  /** Tries of one request before the caller hears of it; the callers here have longer patience of their own. */
  readonly retries?: number;
  readonly requestTimeoutMs?: number;
  /** After this time without a sign of life a reader's partitions go to others. Ten seconds unless said otherwise. */
  readonly sessionTimeoutMs?: number;
};

/** kafkajs with what its defects ask for (messaging 3.3, 3.4). */
export function kafkaClient({
  brokers,
  clientId,
  security,
  retries = 5,
  requestTimeoutMs = 15_000,
}: KafkaOptions): Kafka {
  return new Kafka({
    clientId,
    brokers: brokers.split(','),
    ssl: security?.tls ?? false,
    ...(security?.sasl && { sasl: security.sasl as SASLOptions }),
    connectionTimeout: 5_000, // the default of one second is too short on a busy machine
    requestTimeout: requestTimeoutMs,
    enforceRequestTimeout: true,
    retry: { initialRetryTime: 100, maxRetryTime: 5_000, retries },
    logLevel: logLevel.WARN,
    logCreator,
  });
}

/** Its errors are retried by itself or reach us as exceptions, which are logged where they end. */
function logCreator(): (entry: { log: { message: string; error?: unknown } }) => void {
  const logger = new Logger('kafkajs');
  return ({ log }) => logger.debug(typeof log.error === 'string' ? `${log.message}: ${log.error}` : log.message);
}
