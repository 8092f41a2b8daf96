import { Backpressure } from '@fenestra/platform/jobs/backpressure';
import { job, Jobs, Performs } from '@fenestra/platform/jobs/jobs';
import { type ClaimedReport, Reports } from './report.table';
import { SendReport } from './send-report';

/** Woken when a report gets due; the sweep finds later tries, and what a lost job or a dead process left behind. */
export const sendReports = job({ name: 'send-reports', everyMs: 5_000 });

/** At the same time, and so the calls that somebody outside who is slow holds. */
const batchSize = 8;
/** A process that stops waits for the end of a round; what is left is for the next one. */
const maxRunMs = 2_000;

/** A round through the reports that are due. Mails and requests are handled beside it, whoever is slow or down. */
@Performs(sendReports)
export class SendReports {
  private isRunning = false;

  constructor(
    private readonly reports: Reports,
    private readonly sendReport: SendReport,
    private readonly jobs: Jobs,
  ) {}

  async perform(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    await this.run().finally(() => (this.isRunning = false));
  }

  private async run(): Promise<void> {
    const end = performance.now() + maxRunMs;
    const pressure = new Backpressure();
    for (let due = await this.reports.claim(batchSize); due.length > 0; due = await this.reports.claim(batchSize)) {
      await Promise.all(due.map((report) => this.sendOne(report)));
      await pressure.wait();
      if (performance.now() > end) return this.jobs.wakeUp(sendReports, 0);
    }
  }

  private async sendOne(report: ClaimedReport): Promise<void> {
    await this.reports.endClaim(report, await this.sendReport.execute(report));
  }
}
