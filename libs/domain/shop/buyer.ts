/** For whom a visitor buys, which decides the price that is read first: a private person's is with VAT, a company's without (SHOP-07). */
export const buyers = ['private', 'business'] as const;
export type Buyer = (typeof buyers)[number];

/** Who placed an order: a company where it named one (CUST-02). */
export const buyerOf = ({ company }: { readonly company: unknown }): Buyer => (company ? 'business' : 'private');
