import { Injectable } from '@nestjs/common';
import { maxOverduePerKind, type Overdue } from '@fenestra/contracts/http/overdue';
import { accept } from '@fenestra/domain/result';
import { Clock } from '@fenestra/platform/service/clock';
import { Mails } from '../mail.table';
import { Reports } from '../reports/report.table';

/** A mail leaves in seconds; one that a server puts off is tried again after 4 s, 8 s and so on. */
const mailLimitSeconds = 300;
/** Nobody waits for a report. */
const reportLimitSeconds = 3_600;

/** What should have been told by now. */
@Injectable()
export class ListOverdueMails {
  constructor(
    private readonly mails: Mails,
    private readonly reports: Reports,
    private readonly clock: Clock,
  ) {}

  async execute() {
    const now = this.clock.now().getTime();
    const before = (seconds: number): Date => new Date(now - seconds * 1_000);
    const [mails, reports] = await Promise.all([
      this.mails.overdueSince(before(mailLimitSeconds), maxOverduePerKind),
      this.reports.overdueSince(before(reportLimitSeconds), maxOverduePerKind),
    ]);
    const overdue: Overdue[] = [
      ...mails.map(({ orderId, kind, tries, said, since }) => ({
        ...{ kind: 'mail' as const, orderId, since: since.toISOString(), limitSeconds: mailLimitSeconds },
        detail: `mail ${kind} has not left${tries > 0 ? `, ${tries} tries` : ''}${said ? `: ${said}` : ''}`,
      })),
      ...reports.map(({ orderId, kind, tries, since }) => ({
        ...{ kind: 'report' as const, orderId, since: since.toISOString(), limitSeconds: reportLimitSeconds },
        detail: `report ${kind} is not taken, ${tries} tries`,
      })),
    ];
    return accept({ overdue });
  }
}
