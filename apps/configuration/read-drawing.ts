import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { newConfiguration, stockConfiguration } from '@fenestra/domain/configuration/new-configuration';
import type { Side } from '@fenestra/domain/drawing/scene';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { pngOf } from '@fenestra/platform/drawing/raster';
import { Catalogues } from './catalogues';
import { draw } from './draw';

type Subject = 'configuration' | 'offer' | 'stock' | 'product';
type Wanted = { readonly format: 'svg' | 'png'; readonly view?: Side | undefined; readonly width?: string | undefined };

const usualWidth = 600;
const widths = { min: 40, max: 1600 };

/** Draws what is stored; nothing but the picture goes out, so an unguessable id is protection enough. */
@Injectable()
export class ReadDrawing {
  constructor(
    private readonly db: DataSource,
    private readonly catalogues: Catalogues,
  ) {}

  async execute(of: Subject, id: string, { format, view = 'inside', width }: Wanted) {
    const found = await this.find(of, id);
    if (!found.ok) return found;
    const pixels = Math.min(Math.max(Math.trunc(Number(width)) || usualWidth, widths.min), widths.max);
    const svg = draw(found.value, await this.catalogues.of(found.value), { side: view, width: pixels });
    return accept(
      format === 'svg'
        ? { contentType: 'image/svg+xml', data: Buffer.from(svg).toString('base64') }
        : { contentType: 'image/png', data: (await pngOf(svg, pixels)).toString('base64') },
    );
  }

  private async find(of: Subject, id: string): Promise<Result<Configuration, 'configuration-unknown'>> {
    if (of === 'stock' || of === 'product') {
      const { current } = this.catalogues;
      const product = of === 'stock' ? stockConfiguration(Number(id), current) : newConfiguration(id, current);
      return product.ok ? product : refuse('configuration-unknown');
    }
    const [row] = await this.db.query<{ content: Configuration }[]>(`SELECT content FROM ${of} WHERE id = $1`, [id]);
    return row ? accept(row.content) : refuse('configuration-unknown');
  }
}
