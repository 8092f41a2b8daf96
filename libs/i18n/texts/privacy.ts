/** Who receives something of a shopper beside shop and carrier, and what; the privacy notice says it of those that the shop has. */
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
export type PrivacyTexts = Readonly<Record<(typeof recipients)[number], string>>;
