import { Backpressure } from '@fenestra/platform/jobs/backpressure';
import { job, Jobs, Performs } from '@fenestra/platform/jobs/jobs';
import { type ClaimedReport, Reports } from './report.table';
import { SendReport } from './send-report';

/** Woken when a report gets due; the sweep finds later tries, and what a lost job or a dead process left behind. */
export const sendReports = job({ name: 'send-reports', everyMs: 5_000 });

/** At the same time, and so the calls that somebody outside who is slow holds. */
const batch = 8;
/** A process that stops waits for the end of a round; what is left is for the next one. */
const longestRoundMs = 2_000;

/** A round through the reports that are due. Mails and requests are handled beside it, whoever is slow or down. */
@Performs(sendReports)
export class SendReports {
  private atWork = false;

  constructor(
    private readonly reports: Reports,
    private readonly sendReport: SendReport,
    private readonly jobs: Jobs,
  ) {}

  async perform(): Promise<void> {
    if (this.atWork) return;
    this.atWork = true;
    await this.goRound().finally(() => (this.atWork = false));
  }

  private async goRound(): Promise<void> {
    const end = performance.now() + longestRoundMs;
    const pressure = new Backpressure();
    for (let due = await this.reports.claim(batch); due.length > 0; due = await this.reports.claim(batch)) {
      await Promise.all(due.map((report) => this.sendOne(report)));
      await pressure.wait();
      if (performance.now() > end) return this.jobs.wakeUp(sendReports, 0);
    }
  }

  private async sendOne(report: ClaimedReport): Promise<void> {
    await this.reports.endClaim(report, await this.sendReport.execute(report));
  }
}
