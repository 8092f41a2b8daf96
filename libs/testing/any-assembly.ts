import fc from 'fast-check';
import { applyChange } from '@fenestra/domain/configuration/apply-change';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { anyStepIn, changeOf } from './any-change';
import { start } from './shop-configurations';
import { shopCatalogue } from './shop-data';

/** `PRODUCT_STEPS=100000` makes so many changes in all, with a seed of its own. */
const asked = Number(process.env['PRODUCT_STEPS'] ?? 0);
const longest = 12;
export const assemblyRuns = asked ? { numRuns: Math.ceil(asked / longest) } : { seed: 20261123, numRuns: 400 };

/** Assemblies of all kinds: what is made of a template by changes that were accepted. */
export function anyAssembly(): fc.Arbitrary<Configuration> {
  const catalogue = shopCatalogue();
  const templates = fc.constantFrom('SE-PAS', 'SE-NADSVETLIK', 'SE-BALKON', 'SE-DVERE');
  return fc.tuple(templates, fc.array(anyStepIn(catalogue), { maxLength: longest })).map(([code, changes]) =>
    changes.reduce((now, step) => {
      const changed = applyChange(changeOf(step, now), now, catalogue);
      return changed.ok ? changed.value : now;
    }, start(code)),
  );
}
