/** 15000 → 150 00 where postcodes have five digits with a space (cs, sk). */
export const shownPostcode = (postcode: string, spaced: boolean): string => {
  const digits = postcode.replace(/\s/g, '');
  return spaced && digits.length === 5 ? `${digits.slice(0, 3)}\u00a0${digits.slice(3)}` : digits;
};
