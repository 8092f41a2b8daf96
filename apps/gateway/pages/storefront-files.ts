import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { Buyer } from '@fenestra/domain/shop/buyer';
import type { ShopContact } from '@fenestra/domain/shop/shop-facts';
import type { Shop } from '@fenestra/domain/shop/shops';
import type { Texts } from '@fenestra/i18n/texts/texts';
import { Config } from '@fenestra/platform/service/config';
import type { GatewayConfig } from '../config';

type FirstScreenInput = {
  readonly shop: Shop;
  readonly buyer: Buyer;
  readonly contact: ShopContact;
  readonly texts: Texts;
};
type FirstScreen = (page: string, input: FirstScreenInput, article?: string) => string;

const pages = ['index.html', 'kosik/index.html', 'conf/index.html', 'reading/index.html'] as const;
const inlineScript = /<script>([^]*?)<\/script>/g;

/** The built storefront: its pages as templates, what draws their first screens, and the folder of its assets. All are missing until it has been built. */
@Injectable()
export class StorefrontFiles {
  readonly assets: string | undefined;
  private readonly folder: string;

  constructor(@Inject(Config) { STOREFRONT_DIR }: GatewayConfig) {
    this.folder = STOREFRONT_DIR;
    const assets = join(STOREFRONT_DIR, 'assets');
    this.assets = existsSync(assets) ? assets : undefined;
  }

  /** A page with its placeholders. */
  template(page: (typeof pages)[number]): string | undefined {
    const file = join(this.folder, page);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  }

  /** What a content security policy says of the scripts that the build has written into its pages, so that no others run. */
  inlineScripts(): string[] {
    const scripts = pages.flatMap((page) => [...(this.template(page)?.matchAll(inlineScript) ?? [])]);
    const sources = scripts.map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    return [...new Set(sources)];
  }

  /** The HTML that a page shows until its scripts are here (`storefront/app/first-screen.tsx`). */
  firstScreen(...of: Parameters<FirstScreen>): string {
    const file = join(this.folder, 'server/first-screen.cjs');
    if (!existsSync(file)) return '';
    const { firstScreen } = createRequire(file)(file) as { firstScreen: FirstScreen };
    return firstScreen(...of);
  }
}
