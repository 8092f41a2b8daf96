/** Who receives something of a shopper in addition to shop and carrier; the privacy notice lists those that the shop has. */
export const recipients = [
  'mail',
  'card',
  'paypal',
  'heureka',
  'trustedShops',
  'affiliate',
  'tagManager',
  'captcha',
] as const;

export type Recipient = (typeof recipients)[number];
