import { swatchCategories } from '@fenestra/domain/catalogue/swatches';
import { countryToken, shops } from '@fenestra/domain/shop/shops';
import { drawingWidths } from '../http/configuration';
import { feedLimits } from '../http/order-feed';
import { cartHeader, changeHeader, drawingHeader, revisionHeader } from '../wire/rest-call';

const idempotencyNote = 'a repeat with it changes nothing again';

/** What a parameter of the public protocol means, with its form and unit. One name means the same in every call. */
export const parameterDescriptions: Readonly<Record<string, string>> = {
  [revisionHeader]: 'The revision (revize) that the caller last saw; a change is refused where there is a newer one',
  [changeHeader]: `Names this change in 8 to 64 characters; ${idempotencyNote}, and other content under it is another change`,
  [cartHeader]: 'The cart; empty or missing makes a new one',
  [drawingHeader]: '`none`: the product is answered without its SVG',
  'idempotency-key': `Names this request in at most 255 characters; ${idempotencyNote}`,

  after: 'The `next` of the page before; without it from the oldest event',
  limit: `Most events of a page, 1 to ${feedLimits.mostEvents}; ${feedLimits.usualEvents} unless said`,
  wait: `Seconds for which the answer waits while there is no event, 0 to ${feedLimits.longestWaitSeconds}; 0 unless said`,

  id: 'What is meant, by the id that an earlier answer, an event or a link gives it',
  token: 'The order, by the token of its link and of its first answer',
  cartId: 'The cart that was ordered',
  version: 'The version that a product names as katalog',
  name: 'The name of the file, without its ending',
  of: 'Whose drawing: configuration, offer, stock, product or opening. A product of which there is none is 204',
  pohled: '`zvenku`: from outside; else from inside',
  koty: '`bez`: without dimensions',
  sirka: `Pixels, rounded up to one of ${drawingWidths.join(', ')}`,
  cena: '`dnes`: at the price of today instead of the one that was offered',
  country: `One of ${shops.map(countryToken).join(', ')}; another one is 404`,
  codes: 'Codes with commas between them; all of the category where they are missing',
  category_code: `One of ${swatchCategories.join(', ')}`,
  domain: 'The host name of the shop in whose language it is answered; that of the Host header unless said',
  template: '`partials/header` or `partials/footer`; another one is 404',
  type: '`payment_success`',
  order_id: 'The id of the order',
};
