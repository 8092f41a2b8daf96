import type { AssemblyTemplate } from '../../catalogue/assemblies';
import type { Catalogue } from '../../catalogue/index-catalogue';
import { resized } from '../changes/change-size';
import { accept, type Result } from '../../result';
import type { Configuration } from '../configuration';
import { joinElements } from './join-elements';
import { defaultsOf, newConfiguration } from '../new-configuration';
import { entry } from '../geometry/shape';

/** What a shopper starts with: an offered product or an assembly, by its code. */
export function startProduct(code: string, catalogue: Catalogue): Result<Configuration, 'product-unknown'> {
  const template = catalogue.assemblies.get(code);
  return template ? accept(newAssembly(template, catalogue)) : newConfiguration(code, catalogue);
}

type Look = Pick<Configuration, 'profile' | 'colour'>;

/** An assembly as it starts, with standard glass; white in the usual profile, unless it is to look otherwise. */
export function newAssembly({ row, above }: AssemblyTemplate, catalogue: Catalogue, look?: Look): Configuration {
  const made = ({ product, width, height }: AssemblyTemplate['row'][number]) => {
    const plain = defaultsOf(entry(catalogue.products, product, 'product'), catalogue, look?.profile);
    return resized(look ? { ...plain, colour: look.colour } : plain, width, height, catalogue);
  };
  const elements = row.map(made);
  const over = above && made({ ...above, width: elements[0]!.width });
  return joinElements({ row: elements, above: over, couplings: [] }, catalogue);
}
