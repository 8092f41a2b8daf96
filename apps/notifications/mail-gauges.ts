import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { registerDueRowGauges } from '@fenestra/platform/database/due-rows';
import { RowGauges } from '@fenestra/platform/observability/row-gauges';
import { Clock } from '@fenestra/platform/service/clock';

/** Offers how many mails and reports should have left by now. */
@Injectable()
export class MailGauges extends RowGauges {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected register() {
    return [
      ...registerDueRowGauges('mail', 'mail', this.db, this.clock, 'least(failing_since, check_at)'),
      ...registerDueRowGauges('report', 'report', this.db, this.clock),
    ];
  }
}
