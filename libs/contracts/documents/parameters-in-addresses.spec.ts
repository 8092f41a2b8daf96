import { openApi } from './openapi';

type Parameter = { readonly in: string; readonly name: string };
type Operation = { readonly parameters?: readonly Parameter[] };
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly securitySchemes: Readonly<Record<string, { type: string; scheme?: string }>> };
};
const { paths, components } = openApi() as Document;

/** They open a cart, an offer, a configuration or an order. Another address with one of them is a row of V14.2.1 in docs/security.md. */
const withIds = [
  '/api/cart/{cartId}/order',
  '/api/configuration/{id}',
  '/api/configuration/{id}/nabidka.pdf',
  '/api/drawing/{of}/{id}.png',
  '/api/drawing/{of}/{id}.svg',
  '/api/order/{token}',
  '/api/order/{token}/answer',
  '/api/order/{token}/cart',
  '/api/order/{token}/page',
  '/api/order/{token}/payment',
  '/api/order/{token}/payment-way',
  '/api/order/{token}/souhrn.pdf',
  '/api/order/{token}/withdrawal',
  '/api/order/{token}/zalohova-faktura.pdf',
];
/** UUIDs of orders and cursors, which open nothing without the token of the ERP in a header. */
const ofErp = ['id', 'after', 'limit', 'wait'];
const withoutSecret = new Set(
  'cena country codes category_code domain template type order_id version of pohled koty sirka name'.split(' '),
);

const named = Object.entries(paths).flatMap(([path, operations]) =>
  Object.values(operations).flatMap(({ parameters = [] }) =>
    parameters.filter((one) => one.in === 'path' || one.in === 'query').map(({ name }) => ({ path, name })),
  ),
);

test('addresses have public values or ids of the public protocol, no keys and no personal data', () => {
  const others = named.filter(({ path, name }) =>
    path.startsWith('/erp/') ? !ofErp.includes(name) : !withoutSecret.has(name),
  );

  expect(new Set(others.map(({ name }) => name))).toEqual(new Set(['id', 'token', 'cartId']));
  expect([...new Set(others.map(({ path }) => path))].toSorted()).toEqual(withIds);
});

test('credentials are sent in the authorization header', () => {
  expect(Object.values(components.securitySchemes)).toMatchObject([{ type: 'http', scheme: 'bearer' }]);
});
