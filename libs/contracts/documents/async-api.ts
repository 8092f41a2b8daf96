import type { EventContract } from '../event';
import { everyEvent } from '../events/every-event';
import { headers } from './cloud-events';
import { eventSchema } from './field-descriptions';

type Json = Record<string, unknown>;

/** The name of a message inside of the document: `shop.order.placed.v1` → `order_placed_v1`. */
const nameOf = ({ type }: EventContract): string => type.replace(/^shop\./, '').replaceAll('.', '_');

/** AsyncAPI 3 of the events, made from their contracts. The shop sends them; who needs them reads the topics. */
export function asyncApi(): Json {
  const topics = [...new Set(everyEvent.map(({ topic }) => topic))];
  const messagesOf = (topic: string) => everyEvent.filter((event) => event.topic === topic);
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Fenestra order events',
      version: '1',
      description:
        'Facts about orders. Fields are only ever added; anything else is a new version beside the old one. ' +
        'Delivery is at least once, in order for each key. Amounts are integers in hundredths of their currency, of HUF too; moments are ISO 8601 in UTC, days those of the shop. Events carry no names, addresses or e-mails: those are read from ' +
        '/erp/v1/orders/{id}. Without Kafka the same events are read from /erp/v1/events.',
    },
    defaultContentType: 'application/json',
    channels: Object.fromEntries(
      topics.map((topic) => [
        topic,
        {
          address: topic,
          messages: Object.fromEntries(
            messagesOf(topic).map((event) => [nameOf(event), { $ref: `#/components/messages/${nameOf(event)}` }]),
          ),
          bindings: { kafka: { topic, partitions: 12, bindingVersion: '0.5.0' } },
        },
      ]),
    ),
    operations: Object.fromEntries(
      topics.map((topic) => [
        `send.${topic}`,
        {
          action: 'send',
          channel: { $ref: `#/channels/${topic}` },
          messages: messagesOf(topic).map((event) => ({ $ref: `#/channels/${topic}/messages/${nameOf(event)}` })),
        },
      ]),
    ),
    components: {
      messages: Object.fromEntries(everyEvent.map((event) => [nameOf(event), messageOf(event)])),
      schemas: { headers },
    },
  };
}

function messageOf(event: EventContract): Json {
  return {
    name: event.type,
    title: event.type,
    summary: event.summary,
    headers: { $ref: '#/components/schemas/headers' },
    payload: eventSchema(event),
  };
}
