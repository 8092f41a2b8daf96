import { Injectable, Logger } from '@nestjs/common';
import { reportCalls } from '@fenestra/contracts/wire/report-calls';
import { accept } from '@fenestra/domain/result';
import { type Answered, readAsked, type WireRequest } from '../edge/wire-endpoint';

/** What a page says of an order is noted and not believed: the order reports itself (decision 53). */
@Injectable()
export class HearReports {
  private readonly logger = new Logger(HearReports.name);

  async hear(call: keyof typeof reportCalls, request: WireRequest): Answered<Record<never, never>> {
    readAsked(reportCalls[call].body, request);
    this.logger.log(`a page made the ${call} of an order`);
    return accept({});
  }
}
