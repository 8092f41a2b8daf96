import type { z } from 'zod/mini';
import { checkOrder, Shipment, shipOrder } from '../http/order-console';
import { feedParameters } from '../http/order-feed';
import { ErpOrder } from '../http/orders';
import { Err } from '../wire/errors';
import { feedPage } from './cloud-events';
import { withDescriptions } from './field-descriptions';
import { jsonSchemaOf } from './json-schema';
import { error, failures, type Json, json, parameter, unknownId } from './openapi-parts';

/** Its fields with their words, which are the same in all of these calls. */
const schemaOf = (schema: z.ZodMiniType): Json => withDescriptions(jsonSchemaOf(schema), 'erp');

const responses = { 401: { description: 'The token is missing or wrong', content: json(error) }, ...failures };

/** What ERP systems read, and what they say. */
export const erpPaths = (): Json => ({
  '/erp/v1/events': {
    get: {
      tags: ['ERP'],
      operationId: 'readEvents',
      summary:
        'Events of all orders after a cursor, as CloudEvents 1.0; ask again with next, also when the page is empty',
      security: [{ erp: [] }],
      parameters: feedParameters.map((name) => parameter(name, 'query')),
      responses: {
        200: { description: 'One page', content: json(feedPage()) },
        ...responses,
        400: {
          description: `Err ${Err.malformed}: a parameter of another name, which the text names with those that there are, or one that comes twice. Err ${Err.refused}: a cursor or a number that is none`,
          content: json(error),
        },
        410: {
          description: `Err ${Err.refused}: the feed does not hold the event of the cursor (any more), as after a restore. Begin with next; events that were read keep their ids`,
          content: json(error),
        },
      },
    },
  },
  '/erp/v1/orders/{id}': {
    get: {
      tags: ['ERP'],
      operationId: 'readOrderSnapshot',
      summary: 'Everything about an order, with name and addresses; amounts in minor units',
      security: [{ erp: [] }],
      parameters: [parameter('id', 'path')],
      responses: {
        200: { description: 'The order', content: json(schemaOf(ErpOrder)) },
        404: unknownId,
        ...responses,
      },
    },
  },
  '/erp/v1/orders/{id}/check': {
    post: {
      tags: ['ERP'],
      operationId: 'checkOrder',
      summary:
        'A preliminary order was gone through with its shopper, before or after its money: it is binding, and its shopper is told once. What was said first holds; orders that are binding, that have ended or whose goods have left are refused.',
      security: [{ erp: [] }],
      parameters: [parameter('id', 'path')],
      responses: {
        200: { description: 'When it was said first', content: json(schemaOf(checkOrder.answer)) },
        404: unknownId,
        ...responses,
      },
    },
  },
  '/erp/v1/orders/{id}/shipment': {
    post: {
      tags: ['ERP'],
      operationId: 'shipOrder',
      summary:
        'The goods of a confirmed order are on their way, or lie ready to be fetched: its shopper is told once. What was said first holds.',
      security: [{ erp: [] }],
      parameters: [parameter('id', 'path')],
      requestBody: { required: true, content: json(schemaOf(Shipment)) },
      responses: {
        200: { description: 'What was said first', content: json(schemaOf(shipOrder.answer)) },
        404: unknownId,
        ...responses,
      },
    },
  },
});
