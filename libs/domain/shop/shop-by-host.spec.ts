import { isDevelopmentHost } from './host-name';
import { shopByHost } from './shop-by-host';

const table = { de: { hosts: ['fenster.example.com'] } };

describe('the shop of a host', () => {
  it.each([
    ['okna.example.cz', 'cs'],
    ['okna.example.sk', 'sk'],
    ['fenster.example.at', 'at'],
    ['FENSTER.example.DE:443', 'de'],
    ['ablak.example.hu.', 'hu'],
    ['sk.localhost:3000', 'sk'],
    ['hu.localhost', 'hu'],
    ['localhost:3000', 'cs'],
    ['www.localhost', 'cs'],
    ['127.0.0.1:3000', 'cs'],
    ['[::1]:3000', 'cs'],
    ['example.com', 'cs'],
    ['sk.example.com', 'cs'],
    ['constructor', 'cs'],
    ['', 'cs'],
    ['fenster.example.com', 'de'],
  ])('%s is %s [STORE-02 to STORE-05, OPEN-Q-21]', (host, shop) => {
    expect(shopByHost(host, table)).toBe(shop);
  });

  it.each([
    ['localhost', true],
    ['de.localhost:3000', true],
    ['localhost.example.cz', false],
    ['dev.example.cz', true],
    ['www.example.cz', false],
    ['developer.example.cz', false],
  ])('%s is a development host: %s [STORE-08]', (host, expected) => {
    expect(isDevelopmentHost(host)).toBe(expected);
  });
});
