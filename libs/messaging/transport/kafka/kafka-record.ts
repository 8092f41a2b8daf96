import type { IHeaders, KafkaMessage, Message } from 'kafkajs';
import { partitionOf } from '../partition';
import { partitionsPerTopic } from '../topics';
import type { ReceivedRecord, EventRecord } from '../transport';

/** CloudEvents 1.0 in binary mode: attributes are headers, the value is the data alone. */
export function messageOf({ id, key, type, headers, data }: EventRecord): Message {
  return {
    key,
    value: data,
    partition: partitionOf(key, partitionsPerTopic),
    headers: {
      'content-type': 'application/json',
      ce_specversion: '1.0',
      ce_id: id,
      ce_type: type,
      ce_partitionkey: key,
      ...headers,
    },
  };
}

const ownFields = new Set(['ce_specversion', 'ce_id', 'ce_type', 'ce_partitionkey']);

/** The texts are copies: a slice would keep the whole answer of the broker in memory. */
export function recordOf(topic: string, { key, value, headers = {} }: KafkaMessage): ReceivedRecord {
  const attributes = Object.keys(headers).filter((name) => name.startsWith('ce_') && !ownFields.has(name));
  return {
    id: textOf(headers, 'ce_id'),
    topic,
    key: key?.toString() ?? '',
    type: textOf(headers, 'ce_type'),
    headers: Object.fromEntries(attributes.map((name) => [name, textOf(headers, name)])),
    data: value?.toString() ?? '',
    raw: { key, value, headers: Object.keys(headers).flatMap((name) => valuesOf(headers, name)) },
  };
}

const textOf = (headers: IHeaders, name: string): string => valuesOf(headers, name)[0]?.[1]?.toString() ?? '';

const valuesOf = (headers: IHeaders, name: string): [string, Buffer | null][] =>
  [headers[name]].flat().map((value) => [name, value ? Buffer.from(value) : null]);
