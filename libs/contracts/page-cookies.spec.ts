import { customerTypeCookie } from './customer-type-cookie';
import { consentCookie } from './consent-cookie';

const cookies = {
  buyer: (isHttps: boolean) => customerTypeCookie('business', isHttps),
  consent: (isHttps: boolean) => consentCookie({ granted: true, day: '2026-11-22' }, isHttps),
};

describe.each(Object.entries(cookies))('the cookie %s', (_, write) => {
  test('is `Secure` by HTTPS and can be set by HTTP on this machine', () => {
    expect(write(true)).toMatch(/; Secure$/);
    expect(write(false)).not.toContain('Secure');
  });

  test('belongs to one host and is not sent with forms and subrequests of other sites', () => {
    expect(write(true)).toContain('; Path=/;');
    expect(write(true)).toContain('; SameSite=Lax');
    expect(write(true)).not.toMatch(/domain=/i);
  });
});
