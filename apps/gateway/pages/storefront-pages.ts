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
import { cachePolicies, CompressedFile } from './compressed-file';
import { renderHead, type PageHead } from './page-head';
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
export type PageVisitor = { readonly buyer?: Buyer; readonly thirdParties?: ThirdParties | undefined };
type PageRequest = PageVisitor & { readonly beginning?: Beginning };
export const pagePaths = Object.keys(pages) as PagePath[];

/** A text that is read in the frame of the shop; `article` is HTML. */
export type Article = Pick<PageHead, 'path' | 'title' | 'description'> & { readonly article: string };
type Page = Pick<PageHead, 'path' | 'title' | 'description' | 'styles'> & {
  readonly file: Parameters<StorefrontFiles['template']>[0];
  readonly of: keyof typeof pageParts;
  readonly article?: string;
};

/** The pages of the storefront, filled in once for each shop and way to buy. */
@Injectable()
export class StorefrontPages {
  private readonly rendered = new Map<`${string} ${ShopCode} ${Beginning} ${Buyer} ${boolean}`, CompressedFile>();

  constructor(
    private readonly files: StorefrontFiles,
    private readonly storefronts: Storefronts,
    private readonly textChunks: TextChunks,
    @Inject(Config) private readonly config: GatewayConfig,
  ) {}

  /** Throws when the storefront has not been built: then there is no shop to show. */
  render(path: PagePath, shop: Shop, pageRequest: PageRequest = {}): CompressedFile {
    const { file, title } = pages[path];
    return this.getOrRender(path, shop, pageRequest, ({ titles, start }) => ({
      ...{ file, path, of: path },
      title: titles[title],
      description: start.lead,
    }));
  }

  /** A page of text with the style sheet that it needs; the text is asked for once. */
  renderArticle(
    path: string,
    shop: Shop,
    pageRequest: PageVisitor,
    styles: readonly string[],
    read: () => Omit<Article, 'path'>,
  ): CompressedFile {
    return this.getOrRender(path, shop, pageRequest, () => ({
      ...{ file: 'reading/index.html', path, of: 'reading', styles },
      ...read(),
    }));
  }

  private getOrRender(
    path: string,
    shop: Shop,
    pageRequest: PageRequest,
    page: (texts: ReturnType<typeof textsOf>) => Page,
  ): CompressedFile {
    const { beginning = 'first screen', buyer = 'private', thirdParties } = pageRequest;
    const key = `${path} ${shop.code} ${beginning} ${buyer} ${thirdParties !== undefined}` as const; // those of a shop do not change
    const rendered = this.rendered.get(key) ?? this.renderPage(page(textsOf(shop)), shop, pageRequest);
    this.rendered.set(key, rendered);
    return rendered;
  }

  private captcha() {
    const { captcha } = this.config;
    return captcha && { script: `${captcha.url}/api.js`, siteKey: captcha.siteKey };
  }

  private screensOf(page: Page['of'], shop: Shop): Record<string, string[]> | undefined {
    const screens = Object.entries(linkedScreens[page] ?? {});
    if (screens.length === 0) return undefined;
    return Object.fromEntries(
      screens.flatMap(([screen, { texts }]) => (texts ? [[screen, this.textChunks.chunksFor(shop, texts)]] : [])),
    );
  }

  private renderPage({ file, of, article, ...page }: Page, shop: Shop, pageRequest: PageRequest): CompressedFile {
    const { beginning, buyer = 'private', thirdParties } = pageRequest;
    const template = this.files.template(file);
    if (!template) throw new Error('the storefront has not been built');
    const texts = textsOf(shop);
    const { contact } = this.storefronts.factsOf(shop);
    const head = {
      ...page,
      modules: this.textChunks.chunksFor(shop, pageParts[of]),
      screens: this.screensOf(of, shop),
      fonts: this.textChunks.fontsFor(texts.start.lead),
      captcha: this.captcha(),
      thirdParties,
    };
    const screen = beginning === 'empty' ? '' : this.files.firstScreen(of, { shop, buyer, contact, texts }, article);
    const html = fillPage(template, shop, { head: renderHead(shop, head, this.storefronts), screen, buyer });
    return new CompressedFile(html, 'text/html; charset=utf-8', cachePolicies.revalidate);
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
