import { shopByCode, type ShopCode } from '@fenestra/domain/shop/shops';
import { privacyRecipients } from './privacy-recipients';
import { recipients } from './recipients';
import { textsOf } from './texts-of';

/** Names of the recipients that the notice of a shop says something of. */
function namedIn(code: ShopCode, partners: Parameters<typeof privacyRecipients>[2] = {}) {
  const shop = shopByCode(code);
  const { privacy } = textsOf(shop);
  const said = privacyRecipients(privacy, shop, partners);
  return recipients.filter((name) => said.includes(privacy[name]));
}

it.each<[ShopCode, readonly string[]]>([
  ['cs', ['mail', 'card']],
  ['sk', ['mail', 'card']],
  ['at', ['mail', 'card']],
  ['de', ['mail', 'card', 'paypal']],
  ['hu', ['mail']],
])('the privacy notice of %s names those who collect its money', (code, named) => {
  expect(namedIn(code)).toEqual(named);
});

it('names the partners that the shop has, and no others', () => {
  const script = 'https://partner.example/script.js';
  expect(namedIn('hu', { tagManager: script, affiliate: true })).toEqual(['mail', 'affiliate', 'tagManager']);
  expect(namedIn('hu', { heureka: { script, key: 'a' }, trustedShops: script, captcha: null })).toEqual([
    'mail',
    'heureka',
    'trustedShops',
  ]);
});
