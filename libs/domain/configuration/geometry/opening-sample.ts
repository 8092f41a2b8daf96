import type { Catalogue } from '../../catalogue/index-catalogue';
import { previewChange } from '../apply-change';
import type { Configuration } from '../configuration';
import { defaultsOf } from '../new-configuration';
import { isViolation } from '../rules/violation';

/** The smallest product with a sash of this opening type, to show what it is (OPEN-09); undefined for an unknown one. */
export function openingSample(code: string, catalogue: Catalogue): Configuration | undefined {
  const opening = catalogue.data.openings.find((each) => each.code === code)?.code;
  if (!opening) return undefined;
  const products = catalogue.data.products.toSorted((a, b) => a.fields.length - b.fields.length);
  for (const product of products) {
    const start = defaultsOf(product, catalogue);
    for (const { id } of start.areas) {
      const changed = previewChange({ kind: 'opening', areas: [id], opening }, start, catalogue);
      if (!isViolation(changed)) return changed;
    }
  }
  return undefined;
}
