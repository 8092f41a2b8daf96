import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { Config } from '@fenestra/platform/service/config';
import type { GatewayConfig } from '../config';
import { caching, Encoded } from './encoded';
import { legalStyle } from './legal-style';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};

/** The built storefront: its pages as templates, and its assets, whose names change with their content. */
@Injectable()
export class StorefrontFiles {
  private readonly folder: string;
  private readonly assets = new Map<string, Encoded>();

  constructor(@Inject(Config) config: GatewayConfig) {
    this.folder = config.STOREFRONT_DIR;
    const assets = join(this.folder, 'assets');
    for (const name of existsSync(assets) ? readdirSync(assets) : []) {
      const type = types[extname(name)];
      if (type) this.assets.set(name, new Encoded(readFileSync(join(assets, name)), type, caching.immutable));
    }
  }

  asset(name: string): Encoded | undefined {
    return name === legalStyle.name ? legalStyle.file : this.assets.get(name);
  }

  /** A page with its placeholders; undefined when the storefront has not been built. */
  template(page: 'index.html' | 'kosik/index.html' | 'conf/index.html'): string | undefined {
    const file = join(this.folder, page);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  }
}
