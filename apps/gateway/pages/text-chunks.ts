import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Shop } from '@fenestra/domain/shop/shops';
import type { TextPart } from '@fenestra/i18n/texts/text-parts';
import { Config } from '@fenestra/platform/service/config';
import type { GatewayConfig } from '../config';

/** What Vite writes beside the pages that it has built: the chunk of each source that is loaded by itself. */
const Manifest = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }));

const secondFont = /-latin-ext-.*\.woff2$/;

/** The chunks that hold the texts of a shop. A page preloads them, so that they come together with its script. */
@Injectable()
export class TextChunks {
  private readonly manifest: z.output<typeof Manifest>;

  constructor(@Inject(Config) config: GatewayConfig) {
    const file = join(config.STOREFRONT_DIR, '.vite/manifest.json');
    this.manifest = existsSync(file) ? Manifest.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  }

  chunksFor(shop: Shop, parts: readonly TextPart[]): string[] {
    return parts.flatMap((part) => this.partOf(shop, part));
  }

  /** The font of letters beyond Latin-1, for a language that writes them: a preload, since styles name it late (decision 46). */
  fontsFor(text: string): string[] {
    if (!/[\u0100-\u02ba]/.test(text)) return [];
    return Object.entries(this.manifest).flatMap(([source, { file }]) => (secondFont.test(source) ? [`/${file}`] : []));
  }

  /** Texts of the country where it has some of its own, otherwise those of its language; then what they build on. */
  private partOf({ code, language }: Shop, part: TextPart): string[] {
    const sources = [code, language].map((folder) => `../../libs/i18n/${folder}/${part}-texts.ts`);
    const own = sources.find((source) => source in this.manifest);
    return own ? this.withImports(own) : [];
  }

  private withImports(source: string): string[] {
    const { file, imports } = this.manifest[source]!;
    return [`/${file}`, ...imports.flatMap((each) => this.withImports(each))];
  }
}
