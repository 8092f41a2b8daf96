import { Injectable } from '@nestjs/common';
import { withUsualThreshold } from '@fenestra/domain/configuration/changes/missing-threshold';
import { Clock } from '@fenestra/platform/service/clock';
import { Catalogues } from './catalogues';
import type { StoredConfiguration } from './configuration.entity';
import { Configurations } from './configuration.table';
import { lastingOffer } from './saved/offered-price';

type Row = Pick<StoredConfiguration, 'id' | 'shopId' | 'revision' | 'content' | 'offered'>;

/** Doors that were begun without a threshold get the usual one before they are shown or offered (decision 33). */
@Injectable()
export class GiveUsualThreshold {
  constructor(
    private readonly configurations: Configurations,
    private readonly catalogues: Catalogues,
    private readonly clock: Clock,
  ) {}

  /** Resolves to whether the stored row may be another now. What a dated offer still holds is sold as it was saved. */
  async to(row: Row): Promise<boolean> {
    const { content } = row;
    if (content.threshold !== null || lastingOffer(row, this.clock.now())) return false;
    const complete = withUsualThreshold(content, await this.catalogues.of(content));
    if (complete === content) return false;
    await this.configurations.change(row, complete, undefined); // if somebody was quicker, the next reader gives it
    return true;
  }
}
