import type { Change } from '@fenestra/domain/configuration/change';
import type { CartAction } from '../wire/cart-actions';
import { type ChangeAction, eachChange } from '../wire/changes';
import type { ChoiceAction } from '../wire/choices';
import type { ConfiguratorAction } from '../wire/configurator-actions';
import type { EveryRestCall } from '../wire/every-rest-call';

/*
 * One sentence for each call; a missing one does not compile. They stand apart from the tables of the calls, which the page
 * loads, too.
 */

const changeSummaries: Readonly<Record<Change['kind'], string>> = {
  size: 'Changes the overall size, mm (WIRE-04)',
  'field-sizes': 'Changes the sizes of the fields, mm (WIRE-05)',
  opening: 'Changes the opening type of areas (WIRE-18)',
  profile: 'Changes the profile (WIRE-14)',
  colour: 'Changes the colours of both sides (WIRE-18)',
  glass: 'Changes the glass of areas (WIRE-18)',
  spacer: 'Changes the spacer of areas; without barva it gets its first colour (WIRE-18)',
  ornament: 'Changes the ornament of areas; null takes it away (WIRE-18)',
  bars: 'Puts glazing bars into areas (WIRE-16)',
  handle: 'Changes the handle; null is the default of the product (WIRE-18)',
  threshold: 'Changes the sill of a door; null takes it away (WIRE-17)',
  filling: 'Changes the filling of a door (WIRE-18)',
  lock: 'Changes the lock of a door',
  mirror: 'Mirrors the product: left and right change sides',
  'add-accessory': 'Adds a windowsill, blind or net (WIRE-18)',
  'remove-accessory': 'Removes a windowsill, blind, net, bars or the sill of a door (WIRE-15)',
  'add-element': 'Adds an element; a product becomes an assembly. Usual sizes where missing',
  'remove-element': 'Removes an element, counted from 1; the last one is a product again',
  'move-element': 'Swaps an element with its neighbour',
  coupling: 'Changes the coupling of a joint (1 is S1)',
  room: 'Labels the product with a room, one line of at most 40 letters; null takes the label away',
  restore: 'Goes back to a state of the configuration: undo and redo',
};

const choiceSummaries: Readonly<Record<ChoiceAction, string>> = {
  getCiselnikOtevirani: 'Opening types of an area (WIRE-03)',
  getProfiles: 'Profiles (WIRE-07)',
  ciselnikBarvy: 'Colours (WIRE-08)',
  ciselnikSklo: 'Glass with spacers and ornaments (WIRE-09)',
  dejMrizky: 'Glazing bars with their patterns (WIRE-10)',
  getKliky: 'Handles (WIRE-11)',
  getPrah: 'Sills of doors (WIRE-12)',
  ciselnikVyplne: 'Door fillings (OPEN-Q-116)',
  ciselnikZamky: 'Locks of doors',
  dejDoplnky: 'Windowsills, blinds and nets (WIRE-06)',
};

const otherSummaries: Readonly<Record<Exclude<ConfiguratorAction, ChangeAction | ChoiceAction>, string>> = {
  getVyrobek: 'The whole product (WIRE-02)',
  getDoplnekCena: 'What an accessory costs (WIRE-13)',
  zkusZmeny: 'What lists of changes would cost, or why they are refused; nothing is stored',
};

export const configuratorSummaries = {
  ...otherSummaries,
  ...choiceSummaries,
  ...eachChange((kind) => changeSummaries[kind]),
};

export const cartSummaries: Readonly<Record<CartAction, string>> = {
  getNewCart: 'A new cart (WIRE-29)',
  getCart: 'The cart (WIRE-30)',
  addItemToCart: 'Adds a line (WIRE-31)',
  addAccessoryToCart: 'Adds an accessory by the piece, set or metre (WIRE-35)',
  deleteItem: 'Removes a line (WIRE-32)',
  addService: 'Adds a service (WIRE-33)',
  dropService: 'Drops a service (WIRE-33)',
  setTransit: 'Chooses the delivery; a postcode decides its region (WIRE-34)',
  polozkyObchDokladu: 'Changes lines, all or none (WIRE-36)',
  getServiceList: 'Services of this cart (WIRE-37)',
  getRegionList: 'Delivery regions (WIRE-38)',
  getActionList: 'Discounts that hold today (WIRE-39)',
  getTransitList: 'Ways of delivery (WIRE-40)',
  getAccessoryList: 'Accessories by category (WIRE-41)',
  getAccessoryRecommended: 'How many of an accessory the products of the cart need (WIRE-42)',
  newOrder: 'Sends the cart as an order, once (WIRE-43)',
};

export const restSummaries: Readonly<Record<EveryRestCall, string>> = {
  saveConfiguration:
    'Saves configurations as a dated offer and mails its link (WIRE-24); as PDF under /api/configuration/{id}/nabidka.pdf',
  sendCart: 'Mails the link to a cart (WIRE-45); getNewCart with kopie makes the copy to be sent',
  readSaved: 'Opens a dated offer: new working configurations, its price and that of today (WIRE-23)',
  newConfiguration: 'A new configuration of a product (WIRE-01)',
  checkStock: 'Products that are short (WIRE-46); the same address takes less_products and recap_data (WIRE-47)',
  reportReduced: 'Reports products that are short (WIRE-47)',
  addToErpCart: 'Puts configured products into a cart (WIRE-44)',
  readOrder: 'The truth about an order (WIRE-55)',
  readOrderPage:
    'An order at its lasting place, with what its shopper typed; as PDF under /api/order/{token}/souhrn.pdf',
  findOrder: 'The order that a cart has become, by the idempotency key it was sent with',
  reopenPayment: 'Opens a new payment session where the last one has ended',
  answerMail:
    'Says that the link of the mail was opened: goods from stock are held for as long as the order may be paid',
  changePaymentWay: 'Lets an order that is not paid be paid in another of its ways; asked again it changes nothing',
  orderAgain: 'Makes a new cart of an order at the prices of today, and says what differs',
  withdraw: 'Withdraws from pieces of an order, once for each Idempotency-Key; a receipt goes to its e-mail',
  declareWithdrawal:
    'Withdraws by number and e-mail of an order from all that may be; answers alike whether there is such an order',
  affiliateReport: 'Says that an order was placed (WIRE-48); the shop reports it by itself',
  heurekaReport: 'Says that an order was placed (WIRE-49); the shop reports it by itself',
  paypalSuccess: 'Asks PayPal whether it has the money of an order (WIRE-50)',
  listProducts: 'What the shop root shows',
  siteTemplate: 'Header or footer of a shop as HTML (WIRE-26, WIRE-27)',
  listPostcodes: 'Postcodes of a country (WIRE-25)',
  swatches: 'Swatches of a category by code (WIRE-19)',
  swatchesByName: 'Swatches of a category by name (WIRE-20)',
  translations: 'Texts of a storefront (WIRE-21)',
  sendFeedback: 'Mails a message of a visitor to the shop (WIRE-52)',
  log: 'Takes a log entry of a page (WIRE-28)',
};
