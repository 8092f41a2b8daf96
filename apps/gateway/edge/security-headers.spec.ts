import { securityHeaders } from './security-headers';

const headersIn = (isProduction: boolean, address = '/kosik/') =>
  securityHeaders(['https://gw.gopay.com'], { scripts: [], frames: [] }, isProduction)(address);

it('in production browsers come back by TLS only, to this name alone', () => {
  expect(headersIn(true)['strict-transport-security']).toBe('max-age=31536000');
});

test('in production the header covers all names under the host when the setting is on', () => {
  const headers = securityHeaders([], { scripts: [], frames: [] }, true, true);
  for (const address of ['/kosik/', '/assets/page.js', '/api/docs'])
    expect(headers(address)['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(securityHeaders([], { scripts: [], frames: [] }, false, true)('/')).not.toHaveProperty(
    'strict-transport-security',
  );
});

it('elsewhere nothing keeps a browser from plain HTTP', () => {
  expect(headersIn(false)).not.toHaveProperty('strict-transport-security');
});

it('a file of the build says how it may be used, that nothing may happen in it, and nothing that is said to pages', () => {
  expect(headersIn(true, '/assets/page.js')).toEqual({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});
