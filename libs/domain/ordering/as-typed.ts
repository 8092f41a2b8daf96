import type { CustomerData } from './customer-data';

type Section = 'firstName' | 'lastName' | 'email' | 'address' | 'company' | 'invoice' | 'delivery' | 'note';
export type TypedSections = { readonly [Name in Section]?: CustomerData[Name] | undefined };

/** The data with their texts as they were typed: what shoppers and operators see. The ERP gets the data themselves (CUST-27). */
export const asTyped = <Data extends { readonly typed?: TypedSections | undefined }>({ typed, ...data }: Data) => ({
  ...data,
  ...typed,
});
