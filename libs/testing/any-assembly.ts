import fc from 'fast-check';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { anyStepIn, changeOf } from './any-change';
import { maxSteps, productRuns } from './product-runs';
import { changedIfAccepted, initialConfiguration } from './shop-configurations';
import { shopCatalogue } from './shop-data';

export const assemblyRuns = productRuns(400);

/** Assemblies of all kinds: what is made of a template by changes that were accepted. */
export function anyAssembly(): fc.Arbitrary<Configuration> {
  const catalogue = shopCatalogue();
  const templates = fc.constantFrom('SE-PAS', 'SE-NADSVETLIK', 'SE-BALKON', 'SE-DVERE');
  return fc
    .tuple(templates, fc.array(anyStepIn(catalogue), { maxLength: maxSteps }))
    .map(([code, changes]) =>
      changes.reduce((now, step) => changedIfAccepted(now, changeOf(step, now)), initialConfiguration(code)),
    );
}
