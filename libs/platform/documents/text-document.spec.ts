import { shopByCode } from '@fenestra/domain/shop/shops';
import { type TaggedElement, readPdf, textsOfPage } from '@fenestra/testing/read-pdf';
import { textDocument } from './text-document';

const frame = { title: 'Příliš žluťoučký kůň', about: 'Nagy betűk', foot: 'Fenestra', shop: shopByCode('cs') };
const sections = Array.from({ length: 30 }, (_, nth) => ({
  title: `§ ${nth}`,
  paragraphs: [`Úvod ${nth}.\nDruhý řádek.`, `Slovo ${nth}. `.repeat(60).trim()],
}));
const allOf = (parts: readonly TaggedElement[]): TaggedElement[] =>
  parts.flatMap((part) => [part, ...allOf(part.parts)]);

describe('a document of text', () => {
  it('says its sections in their order, over as many pages as it takes', async () => {
    const pages = await readPdf(await textDocument(frame, sections, (page, of) => `${page}/${of}`));
    const said = pages.flatMap(textsOfPage).join(' ');

    expect(pages.length).toBeGreaterThan(2);
    expect(pages.map(({ silent }) => silent.includes(`${pages.length}/${pages.length}`))).toEqual(
      pages.map((_, nth) => nth === pages.length - 1),
    );
    expect(pages.flatMap(({ unmarked }) => unmarked)).toEqual([]);
    expect(said.match(/§ \d+/g)).toEqual(sections.map(({ title }) => title));
  });

  it('has a form on a page of its own, with what is filled in between its words', async () => {
    const form = { title: 'Formulář', paragraphs: ['Komu'], fields: ['Jméno', 'Datum'], closing: '(*)' };
    const pages = await readPdf(await textDocument(frame, [sections[0]!, form], String));

    expect(pages.map(textsOfPage).at(-1)).toEqual(['Formulář', 'Komu', 'Jméno', 'Datum', '(*)']);
  });

  it('turns the page before a section that it can hold whole', async () => {
    const short = sections.map(({ title }) => ({ title, paragraphs: [title, 'jedna', 'dvě', 'konec'] }));
    const pages = await readPdf(await textDocument(frame, short, String));

    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(textsOfPage(page).at(-1)).toBe('konec');
  });

  it('says nowhere with what it was drawn', async () => {
    const bytes = await textDocument(frame, sections, String);
    expect(Buffer.from(bytes).toString('latin1')).toContain('Fenestra');
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/pdfkit/i);
  });

  it('ends no page with a heading', async () => {
    const pages = await readPdf(await textDocument(frame, sections, String));

    for (const { parts } of pages) expect(allOf(parts).findLast(({ text }) => text !== '')!.role).toBe('P');
  });
});
