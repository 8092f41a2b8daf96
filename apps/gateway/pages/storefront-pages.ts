import { Injectable } from '@nestjs/common';
import type { Shop, ShopCode } from '@fenestra/domain/shop/shops';
import { pageParts } from '@fenestra/i18n/texts/text-parts';
import { textsOf } from '@fenestra/i18n/texts-of';
import { Storefronts } from '../storefronts';
import { caching, Encoded } from './encoded';
import { headOf } from './page-head';
import { StorefrontFiles } from './storefront-files';
import { TextChunks } from './text-chunks';

const pages = {
  '/': { file: 'index.html', title: 'start' },
  '/kosik/': { file: 'kosik/index.html', title: 'cartPage' },
  '/conf/': { file: 'conf/index.html', title: 'opening' },
} as const;
type PagePath = keyof typeof pages;
export const pagePaths = Object.keys(pages) as PagePath[];

/** The three pages of the storefront, filled in once for each shop. */
@Injectable()
export class StorefrontPages {
  private readonly filled = new Map<`${PagePath} ${ShopCode}`, Encoded>();

  constructor(
    private readonly files: StorefrontFiles,
    private readonly storefronts: Storefronts,
    private readonly textChunks: TextChunks,
  ) {}

  /** Throws when the storefront has not been built: then there is no shop to show. */
  of(path: PagePath, shop: Shop): Encoded {
    const key = `${path} ${shop.code}` as const;
    const known = this.filled.get(key);
    if (known) return known;
    const { file, title } = pages[path];
    const template = this.files.template(file);
    if (!template) throw new Error('the storefront has not been built');
    const { titles, start } = textsOf(shop);
    const modules = this.textChunks.of(shop, pageParts[path]);
    const head = { title: titles[title], description: start.lead, path, modules };
    const html = fillPage(template, shop, headOf(shop, head, this.storefronts));
    const page = new Encoded(html, 'text/html; charset=utf-8', caching.revalidate);
    this.filled.set(key, page);
    return page;
  }
}

/** Language, shop and head in the places that the storefront's HTML leaves for them. */
export function fillPage(template: string, { locale, code }: Shop, head: string): string {
  return template
    .replaceAll('%LANG%', locale)
    .replaceAll('%SHOP%', code)
    .replace('<!--shop-head-->', () => head);
}
