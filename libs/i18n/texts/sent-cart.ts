/** A cart sent by e-mail, looked at and loaded from its link (MAIL, PREV). `{day}` and others are values. */
export type SentCartTexts = {
  readonly lead: string;
  /** Labels of name and address: the mail says who sends the cart. */
  readonly sender: string;
  readonly recipient: string;
  readonly send: string;
  readonly sending: string;
  readonly sent: string;
  readonly sentTo: string;
  readonly term: string;
  /** PREV-01 */
  readonly savedOn: string;
  readonly undated: string;
  readonly onlyToLookAt: string;
  /** Of a cart that was ordered, has expired or never was (Err 30). */
  readonly gone: string;
  readonly goneLead: string;
  /** MAIL-09 */
  readonly question: string;
  readonly yours: string;
  readonly fromLink: string;
  /** `{n}` lines by the plural forms of the language, and what they cost. */
  readonly lines: Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;
  readonly price: string;
  /** MAIL-12 */
  readonly replaces: string;
  readonly lookAt: string;
  readonly keep: string;
  readonly load: string;
  readonly loaded: string;
  readonly add: string;
  readonly added: string;
  readonly unreachable: string;
  readonly unreachableLead: string;
  /** MAIL-11; the products follow. */
  readonly soldOut: string;
  /** The products follow, each with the pieces that are in the cart now. */
  readonly fewer: string;
};
