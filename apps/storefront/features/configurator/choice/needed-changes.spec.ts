import fc from 'fast-check';
import { anyChangeIn } from '@fenestra/testing/any-change';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { previewChanges, previewChange } from '@fenestra/domain/configuration/apply-change';
import type { Change } from '@fenestra/domain/configuration/change';
import { defaultsOf } from '@fenestra/domain/configuration/new-configuration';
import { isViolation } from '@fenestra/domain/configuration/rules/violation';
import { neededChanges } from './needed-changes';

const catalogue = shopCatalogue();
const window = defaultsOf(catalogue.products.get('SL2')!, catalogue);
const anyChange = anyChangeIn(catalogue).filter((change) => !isViolation(previewChange(change, window, catalogue)));

it('keeps what a person decided for in the end', () => {
  const oak: Change = { kind: 'colour', inside: 'W', outside: 'D01' };
  const grey: Change = { kind: 'colour', inside: 'W', outside: 'D11' };
  const satin: Change = { kind: 'ornament', areas: ['1'], ornament: 513 };
  expect(neededChanges([oak, satin, grey], window, catalogue)).toEqual([satin, grey]);
});

it('needs no change for what is there already', () => {
  expect(neededChanges([{ kind: 'ornament', areas: [], ornament: null }], window, catalogue)).toEqual([]);
});

it('leads to the same product, by no more changes', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 5 }), (changes) => {
      const needed = neededChanges(changes, window, catalogue);
      expect(previewChanges(needed, window, catalogue)).toEqual(previewChanges(changes, window, catalogue));
      expect(needed.length).toBeLessThanOrEqual(changes.length);
    }),
    { numRuns: 60 },
  );
});
