import { shopByCode } from '@fenestra/domain/shop/shops';
import { cataloguesByVersion } from '@fenestra/clients/worker-catalogues';
import { anOrderOfProducts } from '@fenestra/testing/an-order-of-products';
import { initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { factsOf } from '@fenestra/testing/shop-facts';
import { inSpan, currentTrace } from '@fenestra/messaging/tracing/trace-context';
import { background, backgroundTask } from '@fenestra/platform/background/background';
import { must } from '@fenestra/testing/must';
import type { work } from './draw-order-pdf';

const drawOrderPaper = backgroundTask<typeof work>(require.resolve('./draw-order-pdf'));

const catalogue = shopCatalogue();
const shop = shopByCode('cs');

/** Milliseconds of a processor. */
async function workOf(paper: 'summary' | 'proforma', lines: number): Promise<number> {
  const snapshot = anOrderOfProducts(Array<string>(lines).fill('OS1').map(initialConfiguration), shop);
  const versions = snapshot.order.lines.map(() => catalogue.version);
  const toDraw = { paper, snapshot, facts: factsOf(shop), catalogues: cataloguesByVersion([catalogue]), versions };
  return inSpan({ name: paper, kind: 'server', service: 'notifications' }, async () => {
    const drawn = must(await background.run(drawOrderPaper, toDraw));
    expect(Buffer.from(drawn).toString('latin1')).toMatch(/^%PDF/);
    return currentTrace()!.work.ms;
  });
}

it('a paper of an order counts as the work of who asks for it, which for its summary follows the lines', async () => {
  expect(await workOf('proforma', 1)).toBeGreaterThan(0);
  const short = [await workOf('summary', 1), await workOf('summary', 1), await workOf('summary', 1)];

  expect(await workOf('summary', 50)).toBeGreaterThan(2 * Math.min(...short)); // the first loads what all of them need
});
