// Numbers of companies and taxes as they are typed → as they are stored, or null where they cannot be right. Form and check digits
// only (reference external-services 10): whether a number exists is asked of nobody, so that no order waits for a register.

import { normalizeNumber } from '../normalize-text';

type ReadNumber = (typed: string) => string | null;

const compact = (typed: string): string =>
  unlabelled(typed)
    .toUpperCase()
    .replace(/[\s.\-/]/g, '');

/** What stands before a number on letterheads. Names of registers (HRB, FN, ZVR) are a part of theirs. */
const label =
  /^(?:I[ČC][\s-]*DPH|I[ČC]O?|I\.Č\.(?:O\.)?|identifika\p{L}+\s+číslo|DI[ČC]|UID|USt|Umsatzsteuer|VAT|TAX|Steuer|St(?=[.\s-]*Nr)|Firmenbuch|Handelsregister|(?:(?:közösségi|uniós|EU)\s+)?adósz(?:ám\p{L}*)?|cégj(?:egyzék)?[.\s]*sz(?:ám)?)(?:[\s.:-]*(?:id(?:ent(?:ifikations)?)?|nr|no|number|nummer|č|číslo))*(?![\p{L}\d])[\s.:-]*/iu;

const unlabelled = (typed: string): string => normalizeNumber(typed).trim().replace(label, '');

/** Of registers whose numbers have no common form; sole traders write that they have none. */
const anyRegisterNumber: ReadNumber = (typed) => unlabelled(typed) || null;

/** IČO of Czech and Slovak companies, eight digits; leading zeros may be missing. */
export const ico: ReadNumber = (typed) => {
  const digits = compact(typed).padStart(8, '0');
  return /^\d{8}$/.test(digits) && hasIcoCheck(digits) ? digits : null;
};

/** DIČ: `CZ` and the number of a company, a person (birth number) or one of the special numbers that begin with 6. */
export const czechTaxId: ReadNumber = (typed) => {
  const digits = /^(?:CZ)?(\d{8,10})$/.exec(compact(typed))?.[1];
  if (!digits) return null;
  const right =
    digits.length === 8 ? digits[0] !== '9' && hasIcoCheck(digits) : isSpecialCzech(digits) || isBirthNumber(digits);
  return right ? `CZ${digits}` : null;
};

/** DIČ, ten digits, or IČ DPH, the same with `SK`: kept as it was typed, since only payers of VAT have the latter. */
export const slovakTaxId: ReadNumber = (typed) => {
  const [, prefix, digits] = /^(SK)?([1-9]\d[234789]\d{7})$/.exec(compact(typed)) ?? [];
  return digits && Number(digits) % 11 === 0 ? `${prefix ?? ''}${digits}` : null;
};

/** UID-Nummer, its `AT` may be missing, or the tax number of nine digits of those who have none. */
export const austrianTaxId: ReadNumber = (typed) => {
  const number = compact(typed);
  if (/^\d{9}$/.test(number)) return number;
  const digits = /^(?:AT)?U(\d{8})$/.exec(number)?.[1];
  if (!digits) return null;
  const sum = sumOf(digits.slice(0, 7), (digit, i) => (i % 2 === 0 ? digit : digitSum(2 * digit)));
  return (10 - ((sum + 4) % 10)) % 10 === Number(digits[7]) ? `ATU${digits}` : null;
};

/** USt-IdNr., its `DE` may be missing, or the tax number of ten to thirteen digits of those who have none. */
export const germanTaxId: ReadNumber = (typed) => {
  const number = compact(typed);
  if (/^\d{10,13}$/.test(number)) return number;
  const digits = /^(?:DE)?([1-9]\d{8})$/.exec(number)?.[1];
  return digits && hasIso7064Check(digits) ? `DE${digits}` : null;
};

/** Adószám `12345676-2-42`, or its European form `HU12345676`. */
export const hungarianTaxId: ReadNumber = (typed) => {
  const [, base, status, office] = /^(?:HU)?(\d{8})(?:([1-5])(\d{2}))?$/.exec(compact(typed)) ?? [];
  if (!base || !hasHungarianCheck(base)) return null;
  return status ? `${base}-${status}-${office}` : `HU${base}`;
};

/**
 * Firmenbuchnummer, up to six digits and a letter: what calls itself FN has that form, a court may follow. Its letter is checked by no rule that
 * is published. Associations (ZVR) and traders without an entry write something else.
 */
const austrianCompanyId: ReadNumber = (typed) =>
  /^FN/.test(compact(typed)) && !/^FN(?:NR|R)?:?\d{1,6}[A-Z]/.test(compact(typed)) ? null : anyRegisterNumber(typed);

/** Companies, associations and sole traders have registers of their own; who writes the adószám instead has its check digit. */
const hungarianCompanyId: ReadNumber = (typed) =>
  /^\d{8}-\d-\d{2}$/.test(unlabelled(typed)) && !hasHungarianCheck(unlabelled(typed).slice(0, 8))
    ? null
    : anyRegisterNumber(typed);

/** By ISO 3166 code, which VAT numbers begin with. */
const taxIds: Readonly<Record<string, ReadNumber>> = {
  CZ: czechTaxId,
  SK: slovakTaxId,
  AT: austrianTaxId,
  DE: germanTaxId,
  HU: hungarianTaxId,
};
const companyIds: Readonly<Record<string, ReadNumber>> = {
  CZ: ico,
  SK: ico,
  AT: austrianCompanyId,
  HU: hungarianCompanyId,
};

/** The number of a company of a country (ISO 3166), as its register writes it (CUST-11). */
export const parseCompanyId = (country: string, typed: string): string | null =>
  (companyIds[country] ?? anyRegisterNumber)(typed);

/** The tax id of a company of a country (ISO 3166), or the VAT number of one elsewhere in the Union, whose check digits we may not know. */
export function parseTaxId(country: string, typed: string): string | null {
  const number = compact(typed);
  const read = taxIds[number.slice(0, 2)];
  if (read) return read(number);
  return taxIds[country]?.(typed) ?? (/^[A-Z]{2}(?=.*\d{4})[0-9A-Z]{4,12}$/.test(number) ? number : null);
}

const sumOf = (digits: string, weighed: (digit: number, index: number) => number): number =>
  [...digits].reduce((sum, digit, index) => sum + weighed(Number(digit), index), 0);

const digitSum = (number: number): number => (number > 9 ? number - 9 : number);

function hasIcoCheck(digits: string): boolean {
  const rest = sumOf(digits.slice(0, 7), (digit, i) => digit * (8 - i)) % 11;
  return (11 - rest) % 10 === Number(digits[7]);
}

/** Of the first eight digits of an adószám. */
const hasHungarianCheck = (digits: string): boolean =>
  sumOf(digits, (digit, i) => digit * [9, 7, 3, 1][i % 4]!) % 10 === 0;

/** Nine digits that begin with 6, of persons without a birth number. */
function isSpecialCzech(digits: string): boolean {
  if (digits.length !== 9 || digits[0] !== '6') return false;
  const rest = sumOf(digits.slice(1, 8), (digit, i) => digit * (8 - i)) % 11;
  return (8 - ((10 - rest + 11) % 11) + 10) % 10 === Number(digits[8]);
}

/** YYMMDD with the month of a woman, nine digits until 1953, then ten of which the last is a check digit. */
function isBirthNumber(digits: string): boolean {
  const [year, month, day] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6)].map(Number) as [
    number,
    number,
    number,
  ];
  const born = digits.length === 9 ? 1900 + year : year < 54 ? 2000 + year : 1900 + year;
  if (digits.length === 9 && year > 53) return false;
  const shift = [0, 50, ...(born >= 2004 ? [20, 70] : [])].find((more) => month - more >= 1 && month - more <= 12);
  if (shift === undefined || !isDay(born, month - shift, day)) return false;
  return digits.length === 9 || (Number(digits.slice(0, 9)) % 11) % 10 === Number(digits[9]);
}

const isDay = (year: number, month: number, day: number): boolean =>
  day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();

/** ISO 7064, mod 11,10. */
function hasIso7064Check(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, 8)) product = (2 * ((Number(digit) + product) % 10 || 10)) % 11;
  return (11 - product) % 10 === Number(digits[8]);
}
