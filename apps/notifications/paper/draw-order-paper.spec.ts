import { shopByCode } from '@fenestra/domain/shop/shops';
import { sentCatalogues } from '@fenestra/clients/sent-catalogues';
import { anOrderOf } from '@fenestra/testing/an-order-of';
import { start } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { factsOf } from '@fenestra/testing/shop-facts';
import { work } from './draw-order-paper';

const catalogue = shopCatalogue();
const shop = shopByCode('cs');

async function tookMs(paper: 'summary' | 'proforma', lines: number): Promise<number> {
  const snapshot = anOrderOf(Array<string>(lines).fill('OS1').map(start), shop);
  const versions = snapshot.order.lines.map(() => catalogue.version);
  const drawn = await work({
    paper,
    snapshot,
    facts: factsOf(shop),
    catalogues: sentCatalogues([catalogue]),
    versions,
  });
  expect(Buffer.from(drawn.made).toString('latin1')).toMatch(/^%PDF/);
  return drawn.tookMs;
}

it('says how long a paper of an order took, which for its summary follows the lines', async () => {
  expect(await tookMs('proforma', 1)).toBeGreaterThan(0);
  const short = [await tookMs('summary', 1), await tookMs('summary', 1), await tookMs('summary', 1)];

  expect(await tookMs('summary', 50)).toBeGreaterThan(2 * Math.min(...short)); // the first loads what all of them need
});
