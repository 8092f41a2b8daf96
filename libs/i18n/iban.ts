/** In groups of four, as banks print it; what is copied has no spaces. */
export const ibanInGroups = (iban: string): string => iban.replace(/.{4}(?=.)/g, '$& ');
