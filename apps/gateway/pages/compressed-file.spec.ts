import fastify from 'fastify';
import { cachePolicies, CompressedFile } from './compressed-file';

/** Returns the bodies that as many requests for one SVG get. */
async function bodiesIn(coding: string, requests: number): Promise<Buffer[]> {
  const kept = new CompressedFile(`<svg>${'<path/>'.repeat(500)}</svg>`, 'image/svg+xml', cachePolicies.hour);
  const sent: Buffer[] = [];
  const server = fastify();
  server.get('/', (request, reply) => kept.send(request, reply));
  server.addHook('onSend', (_request, _reply, payload, done) => {
    sent.push(payload as Buffer);
    done();
  });
  for (let request = 0; request < requests; request++) {
    const { statusCode } = await server.inject({ url: '/', headers: { 'accept-encoding': coding } });
    expect(statusCode).toBe(200);
  }
  await server.close();
  return sent;
}

it.each(['identity', 'br', 'gzip'])(
  'what is kept to be sent as %s holds on to no more memory than it has',
  async (coding) => {
    const sent = await bodiesIn(coding, 1);

    expect(sent.map(({ length }) => length)).toEqual([expect.any(Number)]);
    expect(sent[0]!.buffer.byteLength).toBe(sent[0]!.length);
  },
);

test.each(['br', 'gzip'])('a body is compressed once for all requests in the coding %s', async (coding) => {
  const [first, second] = await bodiesIn(coding, 2);

  expect(second).toBe(first);
});
