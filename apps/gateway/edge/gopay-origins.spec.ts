import { gopayOrigins } from './gopay-origins';

const real = ['https://gw.gopay.com', 'https://gate.gopay.cz'];

it.each([
  [undefined, real],
  ['https://gate.gopay.cz/api', real],
  ['https://gw.sandbox.gopay.com/api', ['https://gw.sandbox.gopay.com']],
  ['http://127.0.0.1:3080/gopay/api', ['http://127.0.0.1:3080']],
])('forms may go to the card gateway in use and to no other: %s', (api, pages) => {
  expect(gopayOrigins(api)).toEqual(pages);
});
