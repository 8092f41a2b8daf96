import { addressIn } from './hash-address';
import { loadScript } from '../loading/load-script';
import { orderLinkIn } from './order-link';

const [token, mailKey] = ['T'.repeat(22), 'M'.repeat(22)];
const linkOfPage = () => orderLinkIn(addressIn(window.location.hash).search);
const load = () => loadScript('https://scripts.example/gtm.js');
const arrive = (hash: string) => window.history.replaceState(null, '', hash);

/** Addresses of the page at each moment in which a script of somebody else was put into it. */
const seen: string[] = [];
const append = document.head.append.bind(document.head);
beforeEach(() => {
  seen.length = 0;
  sessionStorage.clear();
  document.head.append = (...nodes) => {
    seen.push(window.location.href);
    append(...nodes);
  };
});
afterEach(() => {
  document.head.append = append;
  document.head.querySelectorAll('script').forEach((script) => script.remove());
});

test.each([
  ['the page of an order', `#/objednavka/?o=${token}&m=${mailKey}`],
  ['the page of an order, written in another way', `#/objednavka/?m=${mailKey}&o=%54${token.slice(1)}`],
  ['a recap', `#/rekapitulace/?o=${token}&paid=true`],
  ['a withdrawal', `#/odstoupeni/?o=${token}`],
])(
  'token and key are not in the address of %s when a script of others is loaded, and a reload finds them',
  (_, hash) => {
    arrive(hash);
    const before = linkOfPage();
    load();

    expect(before.token).toBe(token);
    expect(seen).toHaveLength(1);
    expect(decodeURIComponent(seen[0]!)).not.toMatch(/T{22}|M{22}/);
    expect(linkOfPage()).toEqual(before);
    expect(window.location.hash).toContain(hash.split('?')[0]);
    expect(window.location.hash.includes('paid=true')).toBe(hash.includes('paid=true'));
  },
);

test('a later address of an order loses its token too, and the one before it keeps its own order', async () => {
  arrive(`#/objednavka/?o=${token}`);
  load();
  const first = addressIn(window.location.hash).search;
  const changed = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
  window.location.hash = `#/odstoupeni/?o=${'U'.repeat(22)}`;
  await changed;

  expect(window.location.href).not.toMatch(/T{22}|U{22}/);
  expect([linkOfPage().token, orderLinkIn(first).token]).toEqual(['U'.repeat(22), token]);
});

test('a second script and an address without an order leave the address as it is', () => {
  arrive(`#/objednavka/?o=${token}`);
  load();
  const hidden = window.location.href;
  load();
  expect(window.location.href).toBe(hidden);

  arrive('#/rozmery/?productId=OS1');
  load();
  expect(window.location.hash).toBe('#/rozmery/?productId=OS1');
});
