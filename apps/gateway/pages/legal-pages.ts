import { Inject, Injectable } from '@nestjs/common';
import type { ShopFacts } from '@fenestra/domain/shop/shop-facts';
import type { Shop, ShopCode } from '@fenestra/domain/shop/shops';
import { legalText } from '@fenestra/i18n/legal-text';
import { privacyRecipients } from '@fenestra/i18n/privacy-recipients';
import type { Texts } from '@fenestra/i18n/texts/texts';
import { returningText, type WithdrawalForm, withdrawalForm } from '@fenestra/i18n/returning-text';
import { textsOf } from '@fenestra/i18n/texts-of';
import { Config } from '@fenestra/platform/service/config';
import type { GatewayConfig } from '../config';
import { Storefronts } from '../storefronts';
import { caching, Encoded } from './encoded';
import { legalStyle } from './legal-style';
import { escaped, headOf } from './page-head';
import { StorefrontFiles } from './storefront-files';
import { fillPage } from './storefront-pages';
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
  kontakty: 'contacts',
} as const;
type Path = keyof typeof textNames;
export const legalPaths = Object.keys(textNames) as Path[];
type Text = { title: string; paragraphs: readonly string[]; form?: WithdrawalForm };

/** Plain pages that can be linked, printed and read without script, in the storefront's own style. */
@Injectable()
export class LegalPages {
  private readonly made = new Map<`${Path} ${ShopCode}`, Encoded>();

  constructor(
    private readonly files: StorefrontFiles,
    private readonly storefronts: Storefronts,
    private readonly scripts: ThirdPartyScripts,
    @Inject(Config) private readonly config: GatewayConfig,
  ) {}

  of(path: Path, shop: Shop): Encoded {
    const key = `${path} ${shop.code}` as const;
    const page = this.made.get(key) ?? this.make(path, shop);
    this.made.set(key, page);
    return page;
  }

  private make(path: Path, shop: Shop): Encoded {
    const { title, paragraphs, form } = this.textOf(path, shop);
    const head = headOf(shop, { title, description: paragraphs[0] ?? title, path: `/${path}/` }, this.storefronts);
    const body = [`<h1>${escaped(title)}</h1>`, ...paragraphs.map(paragraphOf), ...(form ? formOf(form) : [])].join(
      '\n        ',
    );
    const html = fillPage(page(this.styles(), body), shop, { head });
    return new Encoded(html, 'text/html; charset=utf-8', caching.revalidate);
  }

  private textOf(path: Path, shop: Shop): Text {
    const texts = textsOf(shop);
    const text = textOf(path, shop, texts, this.storefronts.factsOf(shop));
    if (path !== 'ochrana-osobnich-udaju') return text;
    const told = this.config.REPORTS[shop.code];
    const partners = { ...this.scripts.of(shop)?.named, ...told, captcha: this.config.captcha };
    const recipients = privacyRecipients(texts.privacy, shop, partners);
    return { ...text, paragraphs: [...text.paragraphs, ...recipients] };
  }

  /** The style sheets that the built start page names. */
  private styles(): string {
    return (this.files.template('index.html')?.match(/<link[^>]+rel="(stylesheet|icon)"[^>]*>/g) ?? []).join('\n    ');
  }
}

const page = (styles: string, body: string): string => `<!doctype html>
<html lang="%LANG%" data-shop="%SHOP%">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    ${styles}
    <link rel="stylesheet" href="/assets/${legalStyle.name}" />
    <!--shop-head-->
  </head>
  <body>
    <div class="legal">
      <header><a href="/">Fenestra</a></header>
      <main>
        ${body}
      </main>
    </div>
  </body>
</html>
`;

const paragraphOf = (paragraph: string): string => `<p>${linked(paragraph)}</p>`;

const formOf = ({ title, paragraphs, fields, closing }: WithdrawalForm): string[] => [
  `<h2>${escaped(title)}</h2>`,
  ...paragraphs.map(paragraphOf),
  `<ul>${fields.map((field) => `<li>${escaped(field)}</li>`).join('')}</ul>`,
  paragraphOf(closing),
];

/** Phones and e-mails can be pressed. */
function linked(paragraph: string): string {
  const text = escaped(paragraph);
  if (/^\+[\d ]+$/.test(paragraph)) return `<a href="tel:${paragraph.replaceAll(' ', '')}">${text}</a>`;
  return /^\S+@\S+$/.test(paragraph) ? `<a href="mailto:${text}">${text}</a>` : text;
}

function textOf(path: Path, shop: Shop, texts: Texts, facts: ShopFacts): Text {
  const name = textNames[path];
  if (name === 'contacts') return contactsOf(texts, facts);
  const text = legalText(name, texts.legal, shop);
  return name === 'withdrawal' ? withReturning(text, shop, facts) : text;
}

/** Where goods go back to and who pays for that are said with the right itself, and the form of the law follows. */
function withReturning({ title, paragraphs }: Text, shop: Shop, facts: ShopFacts): Text {
  const returning = returningText(shop, facts.returns);
  return { title, paragraphs: [...paragraphs, ...returning], form: withdrawalForm(shop, facts) };
}

/** How to reach the shop, then who sells: its imprint (SHOP-17, § 5 DDG, § 5 ECG). */
function contactsOf({ shell, checkout }: Texts, { contact, company }: ShopFacts): Text {
  const { people, phone, email, hours } = contact;
  const { name, street, town, represented, register, vatId } = company;
  const imprint = [name, `${street}, ${town}`, represented, register, `${checkout.fields.taxId} ${vatId}`];
  return { title: shell.contact, paragraphs: [people, phone, email, hours, ...imprint] };
}
