import { Controller, HttpCode, Post } from '@nestjs/common';
import { reportCalls } from '@fenestra/contracts/wire/report-calls';
import { answerScript } from '../edge/rest-answer';
import { Wire, type WireRequest } from '../edge/wire-endpoint';
import { HearReports } from './hear-reports';

const { affiliateReport, heurekaReport } = reportCalls;

@Controller()
export class ReportsController {
  constructor(private readonly reports: HearReports) {}

  @Post([affiliateReport.path, `/api${affiliateReport.path}`])
  @HttpCode(200)
  affiliate(@Wire() request: WireRequest) {
    return answerScript(affiliateReport, request.shop, this.reports.hear('affiliateReport', request));
  }

  @Post(heurekaReport.path)
  @HttpCode(200)
  heureka(@Wire() request: WireRequest) {
    return answerScript(heurekaReport, request.shop, this.reports.hear('heurekaReport', request));
  }
}
