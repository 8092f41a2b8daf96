import type { PageTexts, TextPart } from '@fenestra/i18n/texts/text-parts';
import { inTime } from './chunk';
import { shopOfPage } from '../shop/shop';
import { folders } from './text-folders';

/** What is loaded of the texts of the page's shop: parts are added as they come. */
export const loadedTexts: Partial<PageTexts> = {};

const loading = new Map<TextPart, Promise<Partial<PageTexts>>>();

/** Loads a part once. The gateway names those of a page in its head, so that they come with the script. */
export function loadTexts(part: TextPart): Promise<Partial<PageTexts>> {
  const started = loading.get(part) ?? inTime(() => fetchTexts(part));
  loading.set(part, started);
  return started;
}

async function fetchTexts(part: TextPart): Promise<Partial<PageTexts>> {
  const { code, language } = shopOfPage();
  const { texts }: { texts: Partial<PageTexts> } = await (folders[code] ?? folders[language])[part]();
  Object.assign(loadedTexts, texts);
  return texts;
}
