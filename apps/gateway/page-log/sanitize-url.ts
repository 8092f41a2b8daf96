import { cartPath } from '@fenestra/contracts/cart-endpoint';
import { configuratorPath } from '@fenestra/contracts/wire/configurator-actions';
import { everyRestCall } from '@fenestra/contracts/wire/every-rest-call';
import { orderPdfPath, proformaPdfPath } from '@fenestra/contracts/order-page-paths';
import { hiddenValue, sanitizeCode, truncateKey } from './sanitize-fields';

const callPaths = [
  ...[configuratorPath, cartPath, '/api/catalogue/:version', '/api/drawing/:of/:file', '/', '/conf/', '/kosik/'],
  ...[orderPdfPath(':token'), proformaPdfPath(':token')],
  ...Object.values(everyRestCall).map(({ path }) => path),
].map((path) => path.split('/'));

/** Parameters of the addresses of our calls and pages. */
const parameters = new Set([
  ...[
    'o',
    'm',
    'cart_id',
    'configuration',
    'copyOf',
    'productId',
    'sklad',
    'width',
    'height',
    'cena',
    'type',
    'development',
  ],
  ...['shopId', 'domain', 'template', 'revize', 'order_id'],
]);
const allowedValues = new Set(['true', 'false', 'dnes', 'reconf', 'payment_success']);

/** The names of papers that a page fetches: the last segments of their addresses. */
export const pdfNames: ReadonlySet<string> = new Set(
  [orderPdfPath, proformaPdfPath].map((path) => path('').split('/').at(-1)!),
);

/**
 * The path of a call or a page of ours, with the beginnings of its keys and the parameters that it may have. Of an address elsewhere the host
 * stays, where the shop loads scripts from it.
 */
export function sanitizeUrl(url: string, scriptHosts: ReadonlySet<string>): string {
  const address = URL.parse(url, 'http://page');
  if (!address) return hiddenValue;
  if (address.host !== 'page') return scriptHosts.has(address.host) ? address.origin : hiddenValue;
  const path = sanitizePath(address.pathname);
  if (path === undefined) return hiddenValue;
  const query = [...address.searchParams]
    .filter(([name]) => parameters.has(name))
    .map(([name, value]) => `${name}=${sanitizeValue(value)}`);
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

const sanitizeValue = (value: string): string =>
  allowedValues.has(value) || /^\d{1,6}$/.test(value) ? value : sanitizeCode(value);

function sanitizePath(pathname: string): string | undefined {
  const segments = pathname.split('/');
  const known = callPaths.find(
    (path) =>
      path.length === segments.length &&
      path.every((segment, nth) => segment.startsWith(':') || segment === segments[nth]),
  );
  return known?.map((segment, nth) => (segment.startsWith(':') ? truncateKey(segments[nth]!) : segment)).join('/');
}
