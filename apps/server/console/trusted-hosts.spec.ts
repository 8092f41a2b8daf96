import { ConsoleConfig } from './config';
import { TrustedHosts } from './trusted-hosts';

const hosts = new TrustedHosts('https://operators.example');

test.each([
  ['localhost:3090', 'http'],
  ['LOCALHOST', 'http'],
  ['127.0.0.1:9000', 'http'],
  ['[::1]:3090', 'http'],
  ['operators.example', 'https'],
  ['Operators.Example', 'https'],
])('the console answers under the host %s by %s', (host, scheme) => {
  expect(hosts.schemeOf(host)).toBe(scheme);
});

test.each([
  ...[
    'evil.example',
    'evil.example:3090',
    'operators.example:3090',
    'operators.example.evil.example',
    'xoperators.example',
  ],
  ...[
    'localhost.evil.example',
    'localhost:3090@evil.example',
    'evil.example/localhost',
    '127.0.0.1.nip.io',
    '127.0.0.2',
  ],
  ...['0.0.0.0', '[::]', '2130706433', '', 'localhost:', 'localhost:x', 'localhost evil.example', undefined],
])('the console does not answer under the host %j', (host) => {
  expect(hosts.schemeOf(host)).toBeUndefined();
});

test('without a public origin this machine is the only host', () => {
  expect(new TrustedHosts(undefined).schemeOf('operators.example')).toBeUndefined();
  expect(new TrustedHosts('http://operators.test:8080').schemeOf('operators.test:8080')).toBe('http');
});

test.each([
  'https://operators.example/desk',
  'https://operators.example/',
  'ftp://operators.example',
  'operators.example',
])('DESK_ORIGIN=%s is refused, as it is no origin', (DESK_ORIGIN) => {
  expect(ConsoleConfig.safeParse({ DESK_ORIGIN }).success).toBe(false);
});
