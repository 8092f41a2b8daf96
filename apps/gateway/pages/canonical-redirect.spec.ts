import { canonicalRedirect } from './canonical-redirect';

const paths = ['/', '/kosik/', '/conf/', '/kontakty/'];

it.each([
  ['/conf/%23/objednavka/?o=a', '/conf/#/objednavka/?o=a'],
  ['/KOSIK/?cart_id=aB', '/kosik/?cart_id=aB'],
  ['/Kontakty', '/kontakty/'],
  ['/kosik//?cart_id=a', '/kosik/?cart_id=a'],
  ['/kosik/%3Fcart_id=a%0d%0aset-cookie:x', '/kosik/?cart_id=a%0D%0Aset-cookie:x'],
  ['/conf/%23/%3Fmistnost=%C3%A1', '/conf/#/?mistnost=%C3%A1'],
])('%s leads to %s', (url, address) => expect(canonicalRedirect(url, paths)).toBe(address));

it.each([
  '/',
  '/kosik/?cart_id=a&fbclid=b',
  '/conf/',
  '/nowhere/',
  '//evil.example/',
  '/%2F%2Fevil.example/%23',
  '/api/x',
])('%s leads nowhere else', (url) => expect(canonicalRedirect(url, paths)).toBeNull());
