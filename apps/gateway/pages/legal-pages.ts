import { Inject, Injectable } from '@nestjs/common';
import type { Shop } from '@fenestra/domain/shop/shops';
import { legalText } from '@fenestra/i18n/legal-text';
import { privacyRecipients } from '@fenestra/i18n/privacy-recipients';
import { returningText, withdrawalForm } from '@fenestra/i18n/returning-text';
import { textsOf } from '@fenestra/i18n/texts-of';
import { Config } from '@fenestra/platform/service/config';
import type { GatewayConfig } from '../config';
import { Storefronts } from '../storefronts';
import { contactArticle } from './contact-article';
import type { CompressedFile } from './compressed-file';
import { legalArticle, type LegalText } from './legal-article';
import { legalStyle } from './legal-style';
import { notFoundArticle } from './not-found-article';
import { type PageVisitor, type Article, StorefrontPages } from './storefront-pages';
import { ThirdPartyScripts } from './third-party-scripts';

/** Addresses of the legal texts and contacts (SHOP-17). */
const textNames = {
  'obchodni-podminky': 'terms',
  'ochrana-osobnich-udaju': 'privacy',
  'odstoupeni-od-smlouvy': 'withdrawal',
  reklamace: 'complaints',
  doprava: 'shipping',
  'platba-a-zalohy': 'payments',
  pristupnost: 'accessibility',
  kontakty: 'contact',
} as const;
type Path = keyof typeof textNames;
type Name = Exclude<(typeof textNames)[Path], 'contact'>;
export const legalPaths = Object.keys(textNames) as Path[];

/** Texts in the frame of the shop that can be linked, printed and read without script. */
@Injectable()
export class LegalPages {
  constructor(
    private readonly pages: StorefrontPages,
    private readonly storefronts: Storefronts,
    private readonly scripts: ThirdPartyScripts,
    @Inject(Config) private readonly config: GatewayConfig,
  ) {}

  render(path: Path, shop: Shop, visitor: PageVisitor = {}): CompressedFile {
    return this.pages.renderArticle(`/${path}/`, shop, visitor, [`/assets/${legalStyle.name}`], () =>
      this.read(path, shop),
    );
  }

  /** Its head names the start page: an address that leads nowhere is no page of its own. */
  renderNotFound(shop: Shop, visitor: PageVisitor = {}): CompressedFile {
    return this.pages.renderArticle('', shop, visitor, [`/assets/${legalStyle.name}`], () => notFoundArticle(shop));
  }

  private read(path: Path, shop: Shop): Omit<Article, 'path'> {
    const name = textNames[path];
    if (name === 'contact') return contactArticle(shop, this.storefronts.factsOf(shop));
    const text = this.textOf(name, shop);
    return { title: text.title, description: text.paragraphs[0] ?? text.title, article: legalArticle(text) };
  }

  private textOf(name: Name, shop: Shop): LegalText {
    const texts = textsOf(shop);
    const text = legalText(name, texts.legal, shop);
    if (name === 'privacy') return { ...text, paragraphs: [...text.paragraphs, ...this.recipients(shop)] };
    return name === 'withdrawal' ? this.withReturning(text, shop) : text;
  }

  private recipients(shop: Shop): string[] {
    const reports = this.config.REPORTS[shop.code];
    const partners = { ...this.scripts.forShop(shop)?.named, ...reports, captcha: this.config.captcha };
    return privacyRecipients(textsOf(shop).privacy, shop, partners);
  }

  /** Where goods go back to and who pays for that are said with the right itself, and the form of the law follows. */
  private withReturning({ title, paragraphs }: LegalText, shop: Shop): LegalText {
    const facts = this.storefronts.factsOf(shop);
    const returning = returningText(shop, facts.returns);
    return { title, paragraphs: [...paragraphs, ...returning], form: withdrawalForm(shop, facts) };
  }
}
