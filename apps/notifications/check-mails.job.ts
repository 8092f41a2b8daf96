import { job, Performs } from '@fenestra/platform/jobs';
import { SendMails } from './send-mails.job';

export const checkMails = job({ name: 'check-mails', everyMs: 5_000 });

/** Sends what is due and nobody was roused for: later tries, and what a lost job or a dead process left behind. */
@Performs(checkMails)
export class CheckMails {
  constructor(private readonly sendMails: SendMails) {}

  perform(): Promise<void> {
    return this.sendMails.perform();
  }
}
