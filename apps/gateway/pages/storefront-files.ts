import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { Config } from '@fenestra/platform/service/config';
import type { GatewayConfig } from '../config';

/** The built storefront: its pages as templates, and the folder of its assets. Both are missing until it has been built. */
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
  template(page: 'index.html' | 'kosik/index.html' | 'conf/index.html'): string | undefined {
    const file = join(this.folder, page);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  }
}
