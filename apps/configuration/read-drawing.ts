import { Injectable } from '@nestjs/common';
import { drawingWidthFor } from '@fenestra/contracts/http/configuration';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { startProduct } from '@fenestra/domain/configuration/assembly/new-assembly';
import { stockConfiguration } from '@fenestra/domain/configuration/new-configuration';
import { openingSample } from '@fenestra/domain/configuration/geometry/opening-sample';
import type { Side } from '@fenestra/domain/drawing/scene';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { currentTrace } from '@fenestra/messaging/tracing/trace-context';
import { renderPngForClient } from '@fenestra/platform/drawing/raster';
import { Catalogues } from './catalogues';
import { Configurations } from './configuration.table';
import { drawSvg } from './draw-svg';
import { PriceSnapshots } from './price-snapshot.table';

type Subject = 'configuration' | 'offer' | 'stock' | 'product' | 'opening';
type DrawingQuery = {
  readonly format: 'svg' | 'png';
  readonly view?: Side | undefined;
  readonly width?: string | undefined;
  readonly plain?: 'yes' | undefined;
};

/** Draws what is stored; nothing but the picture goes out, so an unguessable id is protection enough. */
@Injectable()
export class ReadDrawing {
  constructor(
    private readonly configurations: Configurations,
    private readonly priceSnapshots: PriceSnapshots,
    private readonly catalogues: Catalogues,
  ) {}

  async execute(of: Subject, id: string, { format, view = 'inside', width, plain }: DrawingQuery) {
    const configuration = await this.configurationOf(of, id);
    if (!configuration) return refuse('configuration-unknown');
    const pixels = drawingWidthFor(width);
    const options = { side: view, width: pixels, plain: plain === 'yes' };
    const svg = drawSvg(configuration, await this.catalogues.of(configuration), options);
    if (format === 'svg') return accept({ contentType: 'image/svg+xml', data: Buffer.from(svg).toString('base64') });
    const png = await renderPngForClient(svg, pixels, currentTrace()?.callerLeft?.());
    return png.ok ? accept({ contentType: 'image/png', data: png.value.toString('base64') }) : png;
  }

  private async configurationOf(of: Subject, id: string): Promise<Configuration | undefined> {
    switch (of) {
      case 'configuration':
        return (await this.configurations.byId(id))?.content;
      case 'offer':
        return this.priceSnapshots.contentOf(id);
      case 'stock':
        return acceptedOf(stockConfiguration(Number(id), await this.catalogues.now()));
      case 'product':
        return acceptedOf(startProduct(id, await this.catalogues.now()));
      case 'opening':
        return openingSample(id, await this.catalogues.now());
    }
  }
}

const acceptedOf = <V>(result: Result<V, string>): V | undefined => (result.ok ? result.value : undefined);
