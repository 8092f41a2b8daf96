import type { WireAssembly } from '@fenestra/contracts/wire/product';
import { nameIn } from '@fenestra/domain/catalogue/names';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { elementsOf, jointsOfAssembly } from '@fenestra/domain/configuration/assembly/elements';
import { limitsOf } from '@fenestra/domain/configuration/rules/limits';
import { physicsOf } from '@fenestra/domain/configuration/physics/physics';
import { addedBy } from '@fenestra/domain/configuration/geometry/shape';
import { elementNet } from '@fenestra/domain/pricing/assembly-price';
import { netOfJoint } from '@fenestra/domain/pricing/part-prices';
import type { PriceBreakdown } from '@fenestra/domain/pricing/price-breakdown';
import type { Shop } from '@fenestra/domain/shop/shops';
import { namesOf } from '@fenestra/i18n/product-names';

type Elements = WireAssembly['elements'];
type Couplings = WireAssembly['couplings'];

/** Elements and couplings with their share of the price; undefined for a single product (CFGDATA-03). */
export function assemblyToWire(
  configuration: Configuration,
  priceBreakdown: Pick<PriceBreakdown, 'parts'>,
  catalogue: Catalogue,
  shop: Shop,
): WireAssembly | undefined {
  if (!configuration.assembly) return undefined;
  return {
    elements: elementsToWire(configuration, priceBreakdown, catalogue, shop),
    couplings: couplingsToWire(configuration, priceBreakdown, catalogue, shop),
  };
}

function elementsToWire(
  configuration: Configuration,
  priceBreakdown: Pick<PriceBreakdown, 'parts'>,
  catalogue: Catalogue,
  shop: Shop,
): Elements {
  const plain = elementsOf(configuration);
  return configuration.assembly!.elements.map((element, i) => ({
    ...element,
    mirrored: element.mirrored ?? false,
    name: namesOf(plain[i]!, catalogue, shop).product,
    limits: limitsOf(plain[i]!, catalogue),
    price: elementNet(priceBreakdown, i + 1),
    weightKg: physicsOf(plain[i]!, catalogue).weightKg,
  }));
}

function couplingsToWire(
  configuration: Configuration,
  { parts }: Pick<PriceBreakdown, 'parts'>,
  catalogue: Catalogue,
  { code }: Shop,
): Couplings {
  const adds = addedBy(configuration, catalogue);
  return jointsOfAssembly(configuration, adds).map(({ number, coupling, length }, i) => {
    const entry = catalogue.couplings.get(coupling);
    return {
      coupling,
      length,
      adds: adds[i]!,
      name: entry ? nameIn(entry.names, code) : '',
      price: netOfJoint(parts, number),
    };
  });
}
