import { jsonSchemaOf } from './json-schema';
import { readFeed } from '../http/order-feed';
import { withDescriptions } from './field-descriptions';

type Json = Record<string, unknown>;

/** The attributes of CloudEvents 1.0 that events carry, on Kafka as headers with `ce_` before them. */
const attributes: Readonly<Record<string, Json>> = {
  specversion: { type: 'string', const: '1.0', description: 'The version of CloudEvents' },
  id: { type: 'string', format: 'uuid', description: 'UUIDv7. Deliveries repeat; this id tells repeats.' },
  type: { type: 'string', description: 'What happened, with the version of its data: `shop.order.placed.v1`' },
  source: { type: 'string', description: 'The service that says so: `/fenestra/orders`' },
  subject: { type: 'string', description: 'The aggregate whose versions are counted.' },
  time: { type: 'string', format: 'date-time', description: 'When it happened, ISO 8601 in UTC' },
  aggregateversion: {
    type: 'string',
    description: 'Rises with each event of the aggregate, from 1; as text',
  },
  shopid: { type: 'string', description: 'The shop, as text; missing where no shop is known' },
  traceparent: { type: 'string', description: 'The trace in which it happened (W3C Trace Context)' },
  correlationid: { type: 'string', description: 'The id of the first event of the chain that this one belongs to' },
  causationid: {
    type: 'string',
    description: 'The id of the event that this one follows from; missing at the head of a chain',
  },
};

const always = ['specversion', 'id', 'type', 'source', 'time'];

const partitionKey = {
  type: 'string',
  description: 'Events with one key come in the order in which they were emitted: the order, or the letter',
};

/** Binary mode, as on Kafka: attributes are headers, the value is the data. */
export const headers: Json = {
  type: 'object',
  properties: {
    'content-type': {
      type: 'string',
      const: 'application/json',
      description: 'The form of the value, which is the data',
    },
    ...Object.fromEntries(Object.entries(attributes).map(([name, schema]) => [`ce_${name}`, schema])),
    ce_partitionkey: partitionKey,
  },
  required: always.map((name) => `ce_${name}`),
};

/** JSON mode, as in the feed: attributes stand beside the data. */
const event: Json = {
  type: 'object',
  properties: {
    ...attributes,
    datacontenttype: { type: 'string', const: 'application/json', description: 'The form of `data`' },
    data: { type: 'object', description: 'As the AsyncAPI document says of this `type`', additionalProperties: true },
  },
  required: [...always, 'datacontenttype', 'data'],
};

/** A page of the ERP feed, with what its events carry. */
export function feedPage(): Json {
  const page = withDescriptions(jsonSchemaOf(readFeed.answer), 'erp') as { properties: { events: Json } };
  return { ...page, properties: { ...page.properties, events: { ...page.properties.events, items: event } } };
}
