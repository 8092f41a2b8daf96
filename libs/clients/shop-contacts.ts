import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type ShopCode, shopCodes } from '@fenestra/domain/shop/shops';

/** Who answers and where help is, in place of what the texts of the language say, which are placeholders (OPEN-Q-106). */
const Contact = z.strictObject({
  people: z.string(),
  phone: z.string(),
  phoneHref: z.string().startsWith('tel:'),
  email: z.email(),
  hours: z.string(),
  hoursShort: z.string(),
  measuringVideo: z.url(),
  measuringGuide: z.url(),
});
export type ShopContact = z.output<typeof Contact>;

const Table = z.partialRecord(z.enum(shopCodes), z.looseObject({ contact: Contact.partial().optional() }));
type Settings = { readonly SHOPS_FILE?: string | undefined };

/** What a shop gives as its own contact; empty where the texts of its language hold. Throws when the file cannot be read. */
export function readContacts({ SHOPS_FILE }: Settings): (code: ShopCode) => Partial<ShopContact> {
  const table = SHOPS_FILE ? Table.parse(JSON.parse(readFileSync(SHOPS_FILE, 'utf8'))) : {};
  return (code) => definedOf(table[code]?.contact ?? {});
}

/** The shops that would show a placeholder to somebody. */
export function shopsWithPlaceholders(settings: Settings): ShopCode[] {
  const contactOf = readContacts(settings);
  return shopCodes.filter((code) => !Contact.safeParse(contactOf(code)).success);
}

/** Without the fields that are not given. */
const definedOf = (contact: Record<string, string | undefined>): Partial<ShopContact> =>
  Object.fromEntries(Object.entries(contact).filter(([, value]) => value !== undefined));
