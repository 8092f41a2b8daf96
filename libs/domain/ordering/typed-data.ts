import type { TypedSections } from './customer';

/** The data with their texts as they were typed: what shoppers and operators see. The ERP gets the data themselves (CUST-27). */
export const withTypedData = <Data extends { readonly typed?: TypedSections | undefined }>({
  typed,
  ...data
}: Data) => ({
  ...data,
  ...typed,
});
