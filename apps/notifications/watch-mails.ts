import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { watchDueRows } from '@fenestra/platform/database/due-rows';
import { WatchRows } from '@fenestra/platform/observability/watch-rows';
import { Clock } from '@fenestra/platform/service/clock';

/** Offers how many mails and reports should have left by now. */
@Injectable()
export class WatchMails extends WatchRows {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected watch() {
    return [
      ...watchDueRows('mail', 'mail', this.db, this.clock, 'least(failing_since, check_at)'),
      ...watchDueRows('report', 'report', this.db, this.clock),
    ];
  }
}
