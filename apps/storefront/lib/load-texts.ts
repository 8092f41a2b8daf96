import type { Language, Shop, ShopCode } from '@fenestra/domain/shop/shops';
import type { PageTexts } from '@fenestra/i18n/texts/texts';
import { inTime } from './chunk';

type Chunk = () => Promise<{ pageTexts: PageTexts }>;

/** A chunk for each folder of texts. The gateway names the shop's one in the page's head, so that it comes with the script. */
const chunks: Readonly<Record<Language, Chunk> & Partial<Record<ShopCode, Chunk>>> = {
  cs: () => import('@fenestra/i18n/cs/page-texts'),
  sk: () => import('@fenestra/i18n/sk/page-texts'),
  de: () => import('@fenestra/i18n/de/page-texts'),
  at: () => import('@fenestra/i18n/at/page-texts'),
  hu: () => import('@fenestra/i18n/hu/page-texts'),
};

export async function loadTexts({ code, language }: Shop): Promise<PageTexts> {
  const { pageTexts } = await inTime((chunks[code] ?? chunks[language])());
  return { ...pageTexts, shell: { ...pageTexts.shell, ...contactOfPage() } };
}

/** The shop's own contact, which the gateway writes into the page (OPEN-Q-106). */
function contactOfPage(): Partial<PageTexts['shell']> {
  const written = document.querySelector<HTMLMetaElement>('meta[name="shop-contact"]')?.content;
  return written ? (JSON.parse(written) as Partial<PageTexts['shell']>) : {};
}
