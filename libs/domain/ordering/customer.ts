export type Address = { readonly street: string; readonly city: string; readonly postcode: string };

/** What a shopper types to order; sections that were not opened are null (CUST-01 to CUST-06). */
export type CustomerData = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** Address of the company itself (OPEN-Q-71). */
  readonly address: Address;
  readonly company: {
    readonly name: string;
    readonly id: string;
    readonly taxId: string;
    readonly vatPayer: boolean;
  } | null;
  readonly invoice: {
    readonly firstName: string;
    readonly lastName: string;
    readonly company: string;
    readonly id: string;
    readonly taxId: string;
    readonly address: Address;
  } | null;
  readonly delivery: { readonly name: string; readonly phone: string; readonly address: Address } | null;
  readonly note: string;
  readonly acceptsTerms: boolean;
  /** Sections that papers and mails show in another form than the ERP's fields hold (CUST-27); missing where there are none. */
  readonly typed?: TypedSections | undefined;
};

type Section = 'firstName' | 'lastName' | 'email' | 'address' | 'company' | 'invoice' | 'delivery' | 'note';
export type TypedSections = { readonly [Name in Section]?: CustomerData[Name] | undefined };
