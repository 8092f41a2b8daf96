import { expectGolden } from '@fenestra/testing/golden-drawings';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { drawing as words } from '@fenestra/i18n/cs/drawing';
import { applyChange } from '../configuration/apply-change';
import type { Change } from '../configuration/change';
import { newConfiguration } from '../configuration/new-configuration';
import { describeDrawing as inWords, titleOf } from './describe-drawing';
import { drawingFactsOf } from './drawing-facts';
import { renderSvg } from './render-svg';
import type { Side } from './scene';
import { sceneOf } from './scene-of';

const catalogue = shopCatalogue();
const isDoor = new Set(['E', 'D']);

const threshold: Change = { kind: 'threshold', threshold: 1511 };
const mirror: Change = { kind: 'mirror' };
const decor: Change = { kind: 'colour', inside: 'W', outside: 'D04' };
const sold = catalogue.data.products.filter(({ offered }) => offered);
const products = sold.map(({ code, type }): Drawn => {
  return { name: code, product: code, changes: isDoor.has(type) ? [decor, threshold] : [decor] };
});
const others: Drawn[] = [
  { name: 'FO2-mirrored', product: 'FO2', changes: [mirror] },
  { name: 'ST3-mirrored', product: 'ST3', changes: [mirror] },
  { name: 'P2-mirrored', product: 'P2', changes: [mirror] },
  { name: 'B1-outward', product: 'B1', changes: [{ kind: 'opening', areas: [], opening: 'dlx' }] },
  { name: 'SL2N-tilting', product: 'SL2N', changes: [{ kind: 'opening', areas: ['3'], opening: 's' }] },
  { name: 'FO2N-mirrored', product: 'FO2N', changes: [mirror] },
  { name: 'E1-outward', product: 'E1', changes: [threshold, { kind: 'opening', areas: [], opening: 'dpx' }] },
  { name: 'E2-outward', product: 'E2', changes: [threshold, { kind: 'opening', areas: [], opening: 'dsxz' }] },
];

type Drawn = { readonly name: string; readonly product: string; readonly changes: readonly Change[] };

function made({ product, changes }: Drawn) {
  return changes.reduce(
    (from, change) => {
      const changed = from.ok ? applyChange(change, from.value, catalogue) : from;
      if (!changed.ok) throw new Error(JSON.stringify(changed));
      return changed;
    },
    newConfiguration(product, catalogue),
  );
}

function draw(drawn: Drawn, side: Side): string {
  const configuration = made(drawn);
  if (!configuration.ok) throw new Error(configuration.reason);
  const facts = drawingFactsOf(configuration.value, catalogue);
  const title = titleOf(configuration.value, facts, words, side);
  const description = inWords(configuration.value, facts, words, side);
  return renderSvg(sceneOf(configuration.value, facts, { side, pixels: { width: 500 } }), { title, description });
}

describe('golden drawings of every product', () => {
  it.each([...products, ...others])('$name from both sides', (drawn) => {
    expectGolden(`product-${drawn.name}-inside`, draw(drawn, 'inside'));
    expectGolden(`product-${drawn.name}-outside`, draw(drawn, 'outside'));
  });
});
