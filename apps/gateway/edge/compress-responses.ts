import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { configuratorPath } from '@fenestra/contracts/wire/configurator-actions';
import type { FastifyInstance } from 'fastify';
import { acceptedCoding, type Coding, minCompressibleBytes } from './content-coding';

/** Quick rather than small: each of these answers is written for one caller and read once. */
const compress: Readonly<Record<Coding, (text: string) => Promise<Buffer>>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text) => promisify(gzip)(text, { level: 4 }),
};

/**
 * Only what the configurator answers: whole products and lists. A cart or an order holds what somebody typed beside what only
 * they may know, and a length would tell about one by the other; their answers stay as they are.
 */
export function compressResponses(server: FastifyInstance): void {
  server.addHook('onSend', async ({ url, headers }, reply, payload) => {
    const isLong = typeof payload === 'string' && payload.length >= minCompressibleBytes;
    if (!isLong || url.split('?')[0] !== configuratorPath) return payload;
    void reply.header('vary', 'accept-encoding');
    const coding = acceptedCoding(headers['accept-encoding']);
    if (!coding) return payload;
    void reply.header('content-encoding', coding).removeHeader('content-length');
    return compress[coding](payload);
  });
}
