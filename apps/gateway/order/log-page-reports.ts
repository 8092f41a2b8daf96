import { Injectable, Logger } from '@nestjs/common';
import { reportCalls } from '@fenestra/contracts/wire/report-calls';
import { accept } from '@fenestra/domain/result';
import { type WireResult, parseRequest, type WireRequest } from '../wire/wire-endpoint';

/** What a page says of an order is noted and not believed: the order reports itself (decision 53). */
@Injectable()
export class LogPageReports {
  private readonly logger = new Logger(LogPageReports.name);

  async execute(call: keyof typeof reportCalls, request: WireRequest): WireResult<Record<never, never>> {
    parseRequest(reportCalls[call].body, request);
    this.logger.log(`a page made the ${call} of an order`);
    return accept({});
  }
}
