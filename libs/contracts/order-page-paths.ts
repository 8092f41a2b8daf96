/** Path of that page behind the `#`, as all shops know it; of the recap. */
export const orderPageRoute = '/objednavka/';
export const resultPageRoute = '/rekapitulace/';

/**
 * Where an order is shown for good, behind the origin of its shop. All shops know the Czech path (ROUTE-33); what stands behind the `#`
 * no server and no log sees. `mailKey` proves that the mail was read, where goods wait for that (decision 70).
 */
export const orderPagePath = (token: string, mailKey?: string): string =>
  `/conf/#${orderPageRoute}?o=${token}${mailKey === undefined ? '' : `&m=${mailKey}`}`;

/** What that page asks about its order; what the recap does (WIRE-55). */
export const orderPageApiPath = (token: string): `/${string}` => `/api/order/${token}/page`;
export const orderApiPath = (token: string): `/${string}` => `/api/order/${token}`;

/** The page for everybody, to which every footer leads: who has no link gives number and e-mail. */
export const withdrawalFormPath = '/conf/#/odstoupeni/';

/** Where its shopper withdraws from it. */
export const withdrawalPath = (token: string): string => `${withdrawalFormPath}?o=${token}`;

/** Where its summary is read on paper, a PDF. */
export const orderPdfPath = (token: string): string => `/api/order/${token}/souhrn.pdf`;

/** Where its invoice in advance is, where it has one: a PDF too. */
export const proformaPdfPath = (token: string): string => `/api/order/${token}/zalohova-faktura.pdf`;
