import type { ChoiceAction, ChoiceItem, WirePart } from '@fenestra/contracts/wire/choices';
import type { Names } from '@fenestra/domain/catalogue/names';
import type { PartList } from '@fenestra/domain/configuration/choices/choice';
import type { OpeningCode } from '@fenestra/domain/configuration/configuration';
import { entry } from '@fenestra/domain/configuration/geometry/shape';
import type { PricedChoice } from '@fenestra/domain/pricing/price-choices';
import { barPatternName } from '@fenestra/i18n/bar-pattern-name';
import { glassName } from '@fenestra/i18n/product-names';
import { textsOf } from '@fenestra/i18n/texts-of';
import { accessoryItem } from './accessory-item';
import { type ChoiceNaming, pricedChoiceToWire, partsOf } from './priced-choice-to-wire';

/** One entry of each list, with the names and facts of the catalogue. */
export const choiceToWire: {
  readonly [Action in ChoiceAction]: (choice: PricedChoice, naming: ChoiceNaming) => ChoiceItem<Action>;
} = {
  getCiselnikOtevirani: openingItem,
  getProfiles: profileItem,
  ciselnikBarvy: colourItem,
  ciselnikSklo: glassItem,
  dejMrizky: barsItem,
  getKliky: handleItem,
  getPrah: thresholdItem,
  ciselnikVyplne: fillingItem,
  ciselnikZamky: lockItem,
  dejDoplnky: accessoryItem,
};

function openingItem(choice: PricedChoice, naming: ChoiceNaming): ChoiceItem<'getCiselnikOtevirani'> {
  const opening = entry(naming.catalogue.openings, choice.id as OpeningCode, 'opening');
  const { code, mostUsed } = opening;
  const offer = pricedChoiceToWire(choice, naming.nameOf(opening), naming);
  return { id: code, code, mostUsed, refusal: offer.refused?.text ?? null, ...offer };
}

function profileItem(choice: PricedChoice, naming: ChoiceNaming): ChoiceItem<'getProfiles'> {
  const { nameOf, shop, catalogue, isDoor } = naming;
  const profile = entry(catalogue.profiles, Number(choice.id), 'profile');
  const { order, codeWindow, codeDoor, seals, chambers, depth, glazing, images, badge } = profile;
  return {
    ...{ profile: profile.id, order, codeWindow, codeDoor, seals, chambers, depth },
    ...pricedChoiceToWire(choice, nameOf(profile), naming),
    currency: shop.currency,
    picture: `/api/pictures/${isDoor ? images.door : images.window}.svg`,
    description: nameOf({ names: profile.descriptions }),
    badge: badge && { text: nameOf(badge), style: badge.style },
    glazing: glazing[1],
    rw: choice.rw ?? profile.rw,
    uw: choice.uw ?? profile.uwReference,
  };
}

function colourItem(choice: PricedChoice, naming: ChoiceNaming): ChoiceItem<'ciselnikBarvy'> {
  const colour = entry(naming.catalogue.colours, String(choice.id), 'colour');
  const { code, hex, group, family, dark } = colour;
  const name = naming.nameOf(colour);
  const sides = partsOf(choice, 'sides').map((part) => ({
    side: part.id as 'outside' | 'both',
    ...pricedChoiceToWire(part, name, naming),
  }));
  return { id: code, code, hex, group, family, dark, sides, ...pricedChoiceToWire(choice, name, naming) };
}

function glassItem(choice: PricedChoice, naming: ChoiceNaming): ChoiceItem<'ciselnikSklo'> {
  const { catalogue, shop, nameOf } = naming;
  const glass = entry(catalogue.glass, Number(choice.id), 'glass');
  const { id, code, type, build, thickness, ug, g, lt, rw, kgPerM2, safety } = glass;
  const named = (list: PartList, entries: ReadonlyMap<number, { names: Names; code: string }>) =>
    partsOf(choice, list).map((part): WirePart => {
      const found = entry(entries, Number(part.id), list);
      return { id: part.id, code: found.code, ...pricedChoiceToWire(part, nameOf(found), naming) };
    });
  return {
    ...{ id, code, type, build, thickness, ug, g, lt, rw, kgPerM2, safety, uw: choice.uw },
    ...pricedChoiceToWire(choice, glassName(glass, textsOf(shop).wireNames), naming),
    spacers: named('spacers', catalogue.spacers),
    ornaments: named('ornaments', catalogue.ornaments),
  };
}

function barsItem(choice: PricedChoice, naming: ChoiceNaming): ChoiceItem<'dejMrizky'> {
  const bars = entry(naming.catalogue.bars, Number(choice.id), 'bars');
  const { id, width, variant } = bars;
  const patterns = partsOf(choice, 'patterns').map((part) => ({
    pattern: String(part.id),
    ...pricedChoiceToWire(part, barPatternName(String(part.id), textsOf(naming.shop).refusal), naming),
  }));
  return { id, width, variant, patterns, ...pricedChoiceToWire(choice, naming.nameOf(bars), naming) };
}

function handleItem(choice: PricedChoice, naming: ChoiceNaming): ChoiceItem<'getKliky'> {
  const handle = entry(naming.catalogue.handles, Number(choice.id), 'handle');
  const { id, colour: code, kind, hex } = handle;
  return { id, code, kind, hex, ...pricedChoiceToWire(choice, naming.nameOf(handle), naming) };
}

function thresholdItem(choice: PricedChoice, naming: ChoiceNaming): ChoiceItem<'getPrah'> {
  const threshold = entry(naming.catalogue.thresholds, Number(choice.id), 'threshold');
  const { id, height } = threshold;
  return { id, height, ...pricedChoiceToWire(choice, naming.nameOf(threshold), naming) };
}

function fillingItem(choice: PricedChoice, naming: ChoiceNaming): ChoiceItem<'ciselnikVyplne'> {
  const filling = entry(naming.catalogue.fillings, Number(choice.id), 'filling');
  const { id, model: code, glassShare, up, pattern: shape } = filling;
  return { id, code, glassShare, up, shape, ...pricedChoiceToWire(choice, naming.nameOf(filling), naming) };
}

function lockItem(choice: PricedChoice, naming: ChoiceNaming): ChoiceItem<'ciselnikZamky'> {
  const lock = entry(naming.catalogue.locks, Number(choice.id), 'lock');
  return { id: lock.id, ...pricedChoiceToWire(choice, naming.nameOf(lock), naming) };
}
