import type { OpeningChoice, ProfileChoice } from '@fenestra/contracts/http/configuration';
import type { Opening, Profile } from '@fenestra/contracts/wire/configurator-actions';
import { nameIn } from '@fenestra/domain/catalogue/names';
import type { Catalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import type { Shop } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import type { z } from 'zod/mini';

export function openingsToWire(choice: z.output<typeof OpeningChoice>, catalogue: Catalogue, shop: Shop): Opening {
  const entry = catalogue.openings.get(choice.code);
  const { rules, refusals } = textsOf(shop).errors;
  const texts: Readonly<Record<string, string | undefined>> = rules;
  return {
    code: choice.code,
    name: entry ? nameIn(entry.names, shop.code) : choice.code,
    mostUsed: choice.mostUsed,
    refusal: choice.refused && (texts[choice.refused] ?? refusals['value-impossible']),
  };
}

export function profilesToWire(
  { profile, image, net, badge: _badge, ...facts }: z.output<typeof ProfileChoice>,
  catalogue: Catalogue,
  { code, currency }: Shop,
): Profile {
  const entry = catalogue.profiles.get(profile);
  return {
    ...facts,
    profile,
    price: net,
    currency,
    picture: `/api/pictures/${image}.svg`,
    name: entry ? nameIn(entry.names, code) : String(profile),
    description: entry ? nameIn(entry.descriptions, code) : '',
    badge: entry?.badge ? { text: nameIn(entry.badge.names, code), style: entry.badge.style } : null,
  };
}
