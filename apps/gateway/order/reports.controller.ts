import { Controller, HttpCode, Post } from '@nestjs/common';
import { reportCalls } from '@fenestra/contracts/wire/report-calls';
import { scriptResponse } from '../wire/rest-response';
import { Wire, type WireRequest } from '../wire/wire-endpoint';
import { LogPageReports } from './log-page-reports';

const { affiliateReport, heurekaReport } = reportCalls;

@Controller()
export class ReportsController {
  constructor(private readonly reports: LogPageReports) {}

  @Post([affiliateReport.path, `/api${affiliateReport.path}`])
  @HttpCode(200)
  affiliate(@Wire() request: WireRequest) {
    return scriptResponse(affiliateReport, request.shop, this.reports.execute('affiliateReport', request));
  }

  @Post(heurekaReport.path)
  @HttpCode(200)
  heureka(@Wire() request: WireRequest) {
    return scriptResponse(heurekaReport, request.shop, this.reports.execute('heurekaReport', request));
  }
}
