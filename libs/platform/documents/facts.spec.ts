import { shopByCode } from '@fenestra/domain/shop/shops';
import { readPdf, textsOfPage } from '@fenestra/testing/read-pdf';
import { drawFacts, factsHeight } from './facts';
import { PdfWriter } from './pdf-writer';

type Fact = readonly [string, string];

const size = 11;
const short: readonly Fact[] = ['a', 'b', 'c', 'd'].map((name) => [name, '1']);
const long: readonly Fact[] = short.map(([name]) => [name, 'předběžně do 5. ledna 2027']);

const onPaper = () => new PdfWriter({ title: 'a', about: 'b', foot: 'c', shop: shopByCode('cs') });
const rowsOf = (facts: readonly Fact[]) => {
  const paper = onPaper();
  const top = paper.y;
  drawFacts(paper, facts);
  expect(paper.y - top).toBe(factsHeight(paper, facts, paper.width, size));
  return (paper.y - top) / factsHeight(paper, [short[0]!], paper.width, size);
};

describe('facts in ruled cells', () => {
  it.each([
    ['one row', short, 1],
    ['two', long, 2],
    ['one for each where none has room for two', long.map(([name, value]): Fact => [name, value.repeat(3)]), 4],
  ])('take %s, as they need', (_, facts, rows) => {
    expect(rowsOf(facts)).toBe(rows);
  });

  it('are read in their order, label by value, over all rows', async () => {
    const paper = onPaper();
    drawFacts(paper, long);
    const [page] = await readPdf(await paper.bytes(String));

    expect(textsOfPage(page!)).toEqual(long.flat());
  });
});
