import { openSocket, untilClosed } from '@fenestra/testing/raw-socket';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { gateway } from '../service';

let edge: TestService;
beforeAll(async () => {
  edge = await startTestService(gateway, { env: { SLOW_HEADERS_MS: '500' } });
});
afterAll(() => edge.close());

/** What comes back for these bytes until the socket is closed. */
async function answerTo(bytes: string) {
  const socket = openSocket(edge.url);
  socket.write(bytes);
  const [head = '', body = ''] = (await untilClosed(socket)).split('\r\n\r\n');
  const [first = '', ...fields] = head.split('\r\n');
  const headers = Object.fromEntries(
    fields.map((field) => [field.split(': ', 1)[0]!.toLowerCase(), field.slice(field.indexOf(': ') + 2)]),
  );
  return { status: Number(first.split(' ')[1]), headers, body };
}

const own = 'host: cs.localhost\r\nconnection: close\r\n\r\n';
const malformed = { Err: 40, ErrText: 'Požadavku nerozumíme.' };
const tooLarge = { Err: 40 };

it.each<[string, string, number, object]>([
  ['is no HTTP', 'hello\r\n\r\n', 400, malformed],
  ['is of another version', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, malformed],
  ['has no known method', `FOO / HTTP/1.1\r\n${own}`, 400, malformed],
  ['has a method that nobody serves', `PROPFIND / HTTP/1.1\r\n${own}`, 404, { Err: 15 }],
  ['asks to be sent back', `TRACE / HTTP/1.1\r\ncookie: a=1\r\n${own}`, 404, { Err: 15 }],
  ['is about all addresses', `OPTIONS * HTTP/1.1\r\n${own}`, 404, { Err: 15 }],
  ['has a length that is none', `POST /api/log HTTP/1.1\r\ncontent-length: x\r\n${own}`, 400, malformed],
  [
    'has two lengths',
    `POST /api/log HTTP/1.1\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n${own}`,
    400,
    malformed,
  ],
  ...['gzip', 'chunked, gzip', 'chunked, chunked'].map((coding): [string, string, number, object] => [
    `has a body in the transfer coding ${coding}`,
    `POST /api/log HTTP/1.1\r\ntransfer-encoding: ${coding}\r\n${own}0\r\n\r\n`,
    400,
    malformed,
  ]),
  ['has a head of 40 kB', `GET / HTTP/1.1\r\nx-long: ${'x'.repeat(40_000)}\r\n${own}`, 431, tooLarge],
  ['has no end of its head', 'GET / HTTP/1.1\r\nhost: cs.localhost\r\n', 408, { Err: 40 }],
  ['names no host', 'GET /api/nothing HTTP/1.1\r\nconnection: close\r\n\r\n', 400, malformed],
  [
    'names two hosts',
    `GET /api/nothing HTTP/1.1\r\nhost: cs.localhost\r\nhost: sk.localhost\r\nconnection: close\r\n\r\n`,
    400,
    malformed,
  ],
  ['names the same host twice', `GET /api/nothing HTTP/1.1\r\nHost: cs.localhost\r\n${own}`, 400, malformed],
  [
    'names two hosts in HTTP/1.0',
    `GET /api/nothing HTTP/1.0\r\nhost: cs.localhost\r\nhost: sk.localhost\r\nconnection: close\r\n\r\n`,
    400,
    malformed,
  ],
  ...[
    'cs.localhost, sk.localhost',
    'cs.localhost,',
    '',
    'cs.localhost sk.localhost',
    'jana@cs.localhost',
    'cs.localhost/kosik',
    'cs.localhost:port',
    '<script>',
  ].map((host): [string, string, number, object] => [
    `has the host ${JSON.stringify(host)}`,
    `GET /api/nothing HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`,
    400,
    malformed,
  ]),
  ...[
    'http://sk.localhost/api/nothing',
    'http://jana@cs.localhost/',
    'https://cs.localhost:444/',
    'ftp://cs.localhost/',
  ].map((target): [string, string, number, object] => [
    `is for ${target} at another host`,
    `GET ${target} HTTP/1.1\r\n${own}`,
    400,
    malformed,
  ]),
  ['is for its own host in absolute form', `GET http://CS.localhost/api/nothing HTTP/1.1\r\n${own}`, 404, { Err: 15 }],
  ['names no host in HTTP/1.0', 'GET /api/nothing HTTP/1.0\r\n\r\n', 404, { Err: 15 }],
  ...['gzip', 'br', 'x-nothing', 'gzip, gzip', 'identity, gzip', 'gzip;q=0', '*', ','].map(
    (coding): [string, string, number, object] => [
      `has a body in the content coding ${JSON.stringify(coding)}`,
      `POST /api/log HTTP/1.1\r\ncontent-type: application/json\r\ncontent-encoding: ${coding}\r\ncontent-length: 2\r\n${own}{}`,
      415,
      { Err: 40, ErrText: 'Požadavek má nesprávný formát.' },
    ],
  ),
  [
    'has a body in the transfer coding gzip, chunked',
    `POST /api/log HTTP/1.1\r\ncontent-type: application/json\r\ntransfer-encoding: gzip, chunked\r\n${own}0\r\n\r\n`,
    415,
    { Err: 40 },
  ],
  [
    'has two fields of content codings',
    `POST /api/log HTTP/1.1\r\ncontent-encoding: identity\r\ncontent-encoding: deflate\r\ncontent-length: 2\r\n${own}{}`,
    415,
    { Err: 40 },
  ],
  ['expects what nobody knows', `GET /api/nothing HTTP/1.1\r\nexpect: a-miracle\r\n${own}`, 404, { Err: 15 }],
])('what %s is refused in the shape and with the headers of everything else', async (_, bytes, status, answer) => {
  const told = await answerTo(bytes);
  expect({ status: told.status, body: JSON.parse(told.body) as unknown }).toMatchObject({ status, body: answer });
  expect(JSON.parse(told.body)).toEqual({ Err: expect.any(Number) as number, ErrText: expect.any(String) as string });
  expect(told.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringContaining(`form-action 'self'`) as string,
  });
});

test.each(['identity', 'Identity', ''])('a body in the content coding %j is read', async (coding) => {
  const head = `POST /api/log HTTP/1.1\r\ncontent-type: application/json\r\ncontent-encoding: ${coding}\r\n`;
  expect(await answerTo(`${head}content-length: 1\r\n${own}{`)).toMatchObject({ status: 400 }); // it is no JSON
});

test('an unsupported content coding is answered with the one that is read', async () => {
  const head = 'POST /api/log HTTP/1.1\r\ncontent-encoding: gzip\r\ncontent-length: 2\r\n';
  expect(await answerTo(`${head}${own}{}`)).toMatchObject({ status: 415, headers: { 'accept-encoding': 'identity' } });
});
