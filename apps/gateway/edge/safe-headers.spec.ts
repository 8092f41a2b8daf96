import { safeHeaders } from './safe-headers';

const headersIn = (isProduction: boolean) =>
  safeHeaders(['https://gw.gopay.com'], { scripts: [], frames: [] }, isProduction)('/kosik/');

it('in production browsers come back by TLS only, to this name alone', () => {
  expect(headersIn(true)['strict-transport-security']).toBe('max-age=31536000');
});

it('elsewhere nothing keeps a browser from plain HTTP', () => {
  expect(headersIn(false)).not.toHaveProperty('strict-transport-security');
});
