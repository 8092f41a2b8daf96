import { Controller } from '@nestjs/common';
import { listMails, resendMail } from '@fenestra/contracts/http/mails';
import { readOverdue } from '@fenestra/contracts/http/overdue';
import { accept } from '@fenestra/domain/result';
import { type Call, Serve } from '@fenestra/platform/http/serve-endpoint';
import { toIsoTime } from '@fenestra/platform/service/to-iso-time';
import { Mails } from './mail.table';
import { ListOverdueMails } from './schedule/list-overdue-mails';
import { Reports } from './reports/report.table';
import { ResendMail } from './schedule/resend-mail';

@Controller()
export class MailsController {
  constructor(
    private readonly mails: Mails,
    private readonly reports: Reports,
    private readonly resendMail: ResendMail,
    private readonly listOverdueMails: ListOverdueMails,
  ) {}

  @Serve(listMails)
  async list({ params: { orderId } }: Call<typeof listMails>) {
    const [mails, reports] = [await this.mails.byOrder(orderId), await this.reports.byOrder(orderId)];
    return accept({
      mails: mails.map(({ id: mailId, checkAt, sentAt, ...mail }) => ({
        ...{ ...mail, mailId, checkAt: toIsoTime(checkAt), sentAt: toIsoTime(sentAt) },
      })),
      reports: reports.map(({ checkAt, ...report }) => ({ ...report, checkAt: toIsoTime(checkAt) })),
    });
  }

  @Serve(resendMail)
  resend({ params, body }: Call<typeof resendMail>) {
    return this.resendMail.execute(params.mailId, body.orderId, body.copy);
  }

  @Serve(readOverdue)
  overdue() {
    return this.listOverdueMails.execute();
  }
}
