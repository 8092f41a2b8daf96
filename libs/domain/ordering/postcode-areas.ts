/**
 * How postcodes of a country begin, by its code in the shop: two digits. Large recipients have areas without a place, such as 657 01 of a court in Brno.
 * Apart from the country files, which every step of the page loads, because only forms and the server need them.
 */
const areas: Readonly<Record<string, RegExp>> = {
  cs: /^(?:1\d|2[25-9]|3\d|4[013467]|5[013-9]|[67]\d)/,
  sk: /^(?:0[1-9]|8[0-5]|9\d)/,
  at: /^(?:[13489]\d|2[0-8]|5[0-7]|6\d|7[0-5])/,
  de: /^(?:0[1-46-9]|[1-357-9]\d|4[0-24-9]|6[013-9])/,
  hu: /^[1-9]\d/,
};

/** Whether a postcode (digits) begins like one of the country; true for a country whose areas are not known. */
export const isInArea = (postcode: string, shop: string): boolean => areas[shop]?.test(postcode) ?? true;

/** The same as the source of a pattern. Without known areas, any two digits. */
export const areaPattern = (shop: string): string => areas[shop]?.source.slice(1) ?? '\\d{2}';
