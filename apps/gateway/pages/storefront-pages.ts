import { Inject, Injectable } from '@nestjs/common';
import type { Buyer } from '@fenestra/domain/shop/buyer';
import type { ThirdParties } from '@fenestra/contracts/third-parties';
import type { Shop, ShopCode } from '@fenestra/domain/shop/shops';
import { escapeHtml } from '@fenestra/platform/http/escape-html';
import { textsOf } from '@fenestra/i18n/texts-of';
import { linkedScreens } from '@fenestra/i18n/texts/linked-screens';
import { pageParts } from '@fenestra/i18n/texts/text-parts';
import { Config } from '@fenestra/platform/service/config';
import type { GatewayConfig } from '../config';
import { Storefronts } from '../storefronts';
import { caching, Encoded } from './encoded';
import { headOf, type PageHead } from './page-head';
import { StorefrontFiles } from './storefront-files';
import { TextChunks } from './text-chunks';

const pages = {
  '/': { file: 'index.html', title: 'start' },
  '/kosik/': { file: 'kosik/index.html', title: 'cartPage' },
  '/conf/': { file: 'conf/index.html', title: 'opening' },
} as const;
type PagePath = keyof typeof pages;
/** A preview of a cart has no frame, so it begins empty (ROUTE-34). */
type Beginning = 'first screen' | 'empty';
/** For whom the visitor buys, and whose scripts the page may load. */
export type AskedBy = { readonly buyer?: Buyer; readonly thirdParties?: ThirdParties | undefined };
type Asked = AskedBy & { readonly beginning?: Beginning };
export const pagePaths = Object.keys(pages) as PagePath[];

/** A text that is read in the frame of the shop; `article` is HTML. */
export type Reading = Pick<PageHead, 'path' | 'title' | 'description'> & { readonly article: string };
type Page = Pick<PageHead, 'path' | 'title' | 'description' | 'styles'> & {
  readonly file: Parameters<StorefrontFiles['template']>[0];
  readonly of: keyof typeof pageParts;
  readonly article?: string;
};

/** The pages of the storefront, filled in once for each shop and way to buy. */
@Injectable()
export class StorefrontPages {
  private readonly filled = new Map<`${string} ${ShopCode} ${Beginning} ${Buyer} ${boolean}`, Encoded>();

  constructor(
    private readonly files: StorefrontFiles,
    private readonly storefronts: Storefronts,
    private readonly textChunks: TextChunks,
    @Inject(Config) private readonly config: GatewayConfig,
  ) {}

  /** Throws when the storefront has not been built: then there is no shop to show. */
  of(path: PagePath, shop: Shop, asked: Asked = {}): Encoded {
    const { file, title } = pages[path];
    return this.known(path, shop, asked, ({ titles, start }) => ({
      ...{ file, path, of: path },
      title: titles[title],
      description: start.lead,
    }));
  }

  /** A page of text with the style sheet that it needs; the text is asked for once. */
  around(
    path: string,
    shop: Shop,
    asked: AskedBy,
    styles: readonly string[],
    read: () => Omit<Reading, 'path'>,
  ): Encoded {
    return this.known(path, shop, asked, () => ({
      ...{ file: 'reading/index.html', path, of: 'reading', styles },
      ...read(),
    }));
  }

  private known(path: string, shop: Shop, asked: Asked, page: (texts: ReturnType<typeof textsOf>) => Page): Encoded {
    const { beginning = 'first screen', buyer = 'private', thirdParties } = asked;
    const key = `${path} ${shop.code} ${beginning} ${buyer} ${thirdParties !== undefined}` as const; // those of a shop do not change
    const filled = this.filled.get(key) ?? this.fill(page(textsOf(shop)), shop, asked);
    this.filled.set(key, filled);
    return filled;
  }

  private captcha() {
    const { captcha } = this.config;
    return captcha && { script: `${captcha.url}/api.js`, siteKey: captcha.siteKey };
  }

  private screensOf(page: Page['of'], shop: Shop): Record<string, string[]> | undefined {
    const screens = Object.entries(linkedScreens[page] ?? {});
    if (screens.length === 0) return undefined;
    return Object.fromEntries(
      screens.flatMap(([screen, { texts }]) => (texts ? [[screen, this.textChunks.of(shop, texts)]] : [])),
    );
  }

  private fill({ file, of, article, ...page }: Page, shop: Shop, asked: Asked): Encoded {
    const { beginning, buyer = 'private', thirdParties } = asked;
    const template = this.files.template(file);
    if (!template) throw new Error('the storefront has not been built');
    const texts = textsOf(shop);
    const { contact } = this.storefronts.factsOf(shop);
    const head = {
      ...page,
      modules: this.textChunks.of(shop, pageParts[of]),
      screens: this.screensOf(of, shop),
      fonts: this.textChunks.fontsOf(texts.start.lead),
      captcha: this.captcha(),
      thirdParties,
    };
    const screen = beginning === 'empty' ? '' : this.files.firstScreen(of, { shop, buyer, contact, texts }, article);
    const html = fillPage(template, shop, { head: headOf(shop, head, this.storefronts), screen, buyer });
    return new Encoded(html, 'text/html; charset=utf-8', caching.revalidate);
  }
}

type Filling = { readonly head: string; readonly screen?: string; readonly buyer?: Buyer };

/** Language, shop, buyer, head and first screen in the places that the storefront's HTML leaves for them. */
function fillPage(
  template: string,
  { locale, code, id, vat }: Shop,
  { head, screen = '', buyer = 'private' }: Filling,
): string {
  return template
    .replaceAll('%LANG%', locale)
    .replaceAll('%SHOP%', code)
    .replaceAll('%SHOP_ID%', String(id))
    .replaceAll('%BUYER%', buyer)
    .replaceAll('%VAT%', escapeHtml(JSON.stringify(vat)))
    .replace('<!--shop-head-->', () => head)
    .replace('<!--first-screen-->', () => screen);
}
