import type { ShopCode } from '@fenestra/domain/shop/shops';

/** Somebody in each country, as the form asks, and the region of that postcode. */
export const residents = {
  cs: { firstName: 'Jana', lastName: 'Nováková', phone: '601 222 333', postcode: '602 00', city: 'Brno', street: 'Lidická 12', region: 101 },
  sk: { firstName: 'Zuzana', lastName: 'Kováčová', phone: '0903 123 456', postcode: '811 01', city: 'Bratislava-Staré Mesto', street: 'Hlavná 5', region: 202 },
  at: { firstName: 'Anna', lastName: 'Gruber', phone: '0664 123456', postcode: '1010', city: 'Wien, Innere Stadt', street: 'Ring 1', region: 301 },
  de: { firstName: 'Eva', lastName: 'Schulz', phone: '030 1234567', postcode: '10115', city: 'Berlin', street: 'Allee 1', region: 402 },
  hu: { firstName: 'Ilona', lastName: 'Nagy', phone: '06 30 123 4567', postcode: '1011', city: 'Budapest, I. kerület', street: 'Fő utca 2', region: 502 },
} as const satisfies Record<ShopCode, object>; // prettier-ignore

/** What they send with an order, in the words of the wire. */
export function formOf(code: ShopCode): object {
  const { firstName, lastName, phone, postcode, city, street } = residents[code];
  return { jmeno: firstName, prijmeni: lastName, kontaktTel: phone, psc: postcode, mesto: city, ulice: street };
}
