import fastify from 'fastify';
import { caching, Encoded } from './encoded';

it.each(['identity', 'br', 'gzip'])(
  'what is kept to be sent as %s holds on to no more memory than it has',
  async (coding) => {
    const kept = new Encoded(`<svg>${'<path/>'.repeat(500)}</svg>`, 'image/svg+xml', caching.hour);
    const sent: Buffer[] = [];
    const server = fastify();
    server.get('/', (request, reply) => kept.send(request, reply));
    server.addHook('onSend', (_request, _reply, payload, done) => {
      sent.push(payload as Buffer);
      done();
    });
    const { statusCode } = await server.inject({ url: '/', headers: { 'accept-encoding': coding } });
    await server.close();

    expect(statusCode).toBe(200);
    expect(sent.map(({ length }) => length)).toEqual([expect.any(Number)]);
    expect(sent[0]!.buffer.byteLength).toBe(sent[0]!.length);
  },
);
