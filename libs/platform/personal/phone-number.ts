import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/max';
import { phoneDigits } from '@fenestra/domain/ordering/contact';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { type ShopCode, shopByCode, shops } from '@fenestra/domain/shop/shops';

/** A phone as it is stored, in E.164: `+420777123456`. By Google's metadata, which only servers load. */
export function phoneNumber(input: string, shop: ShopCode): Result<string, 'phone' | 'extension'> {
  const read = phoneDigits(input);
  if (!read.ok) return read;
  const number = read.value.startsWith('+') ? international(read.value) : atHome(read.value, shop);
  return number === undefined ? refuse('phone') : accept(number);
}

/** `+49 (0)170 …`: the trunk prefix goes by the rules of that country, and as a whole where it has none. Italy's zero stays. */
function international(input: string): string | undefined {
  const withoutTrunk = input.replace(/\(0\d?\)/, '');
  return valid(input.replaceAll(/[()]/g, '')) ?? valid(withoutTrunk) ?? plausible(withoutTrunk);
}

/**
 * Without + or 00. A number that begins with the calling code of a shop's country is of that country or none; the complete numbers of a
 * country without a trunk prefix come first, since Czech ones begin with 49.
 */
function atHome(input: string, shop: ShopCode): string | undefined {
  const digits = input.replaceAll(/[()]/g, '');
  const { country, phone } = shopByCode(shop);
  if (phone.trunk !== '' && codes.some((code) => digits.startsWith(code))) return abroad(digits);
  return valid(digits, country) ?? abroad(digits) ?? plausible(digits, country);
}

const abroad = (digits: string): string | undefined => (digits.startsWith('0') ? undefined : valid(`+${digits}`));

const codes = shops.map(({ phone }) => phone.prefix);

function valid(digits: string, country?: string): string | undefined {
  const number = parsed(digits, country);
  return number?.isValid() ? number.number : undefined;
}

/** A number of usual length: numbering plans grow faster than metadata, and an order is worth more than a phone. */
function plausible(digits: string, country?: string): string | undefined {
  const number = parsed(digits, country);
  if (!number) return undefined;
  const [min, max] = shops.find(({ phone }) => phone.prefix === number.countryCallingCode)?.phone.digits ?? [];
  const { length } = number.nationalNumber;
  const isUsual = min !== undefined && max !== undefined ? length >= min && length <= max : number.isPossible();
  return isUsual ? number.number : undefined;
}

const parsed = (digits: string, country?: string) => parsePhoneNumber(digits, country as CountryCode | undefined);
