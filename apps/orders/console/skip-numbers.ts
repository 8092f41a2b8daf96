import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { accept } from '@fenestra/domain/result';
import { Clock } from '@fenestra/platform/service/clock';
import { skipOrderNumbers } from '../place/order-count.table';

@Injectable()
export class SkipNumbers {
  private readonly logger = new Logger(SkipNumbers.name);

  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** A number that a lost order had would be that of another one at gateways, in bank statements and in the factory. */
  async execute(many: number) {
    const next = await this.database.transaction((tx) => skipOrderNumbers(tx, many, this.clock.now()));
    this.logger.log(`${many} order numbers of each shop are left out; next are ${next.join(', ')}`);
    return accept({ next });
  }
}
