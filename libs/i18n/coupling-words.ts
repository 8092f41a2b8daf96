import { nameIn } from '@fenestra/domain/catalogue/names';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import { jointsOfAssembly } from '@fenestra/domain/configuration/assembly/elements';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { addedBy } from '@fenestra/domain/configuration/geometry/shape';
import { thousands } from '@fenestra/domain/drawing/dimension-chains';
import type { Shop } from '@fenestra/domain/shop/shops';
import type { PartWords } from './part-text';
import { textsOf } from './texts-of';

/** The couplings of an assembly with their lengths, numbered as its joints are; a plain product has none. */
export function couplingWords(configuration: Configuration, catalogue: Catalogue, shop: Shop): PartWords[] {
  const { coupling: called } = textsOf(shop).assembly;
  return jointsOfAssembly(configuration, addedBy(configuration, catalogue)).map(({ number, coupling, length }) => {
    const entry = catalogue.couplings.get(coupling);
    const size = `${thousands(length)}\u00a0mm`;
    const make = entry ? `${nameIn(entry.names, shop.code)}, ${size}` : size;
    return { part: 'coupling', number, name: called(number), make };
  });
}
