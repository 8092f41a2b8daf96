import { Controller } from '@nestjs/common';
import { listMails } from '@fenestra/contracts/http/mails';
import { accept } from '@fenestra/domain/result';
import { type Call, Serve } from '@fenestra/platform/http/http-edge';
import { Mails } from './mail.table';

@Controller()
export class MailsController {
  constructor(private readonly mails: Mails) {}

  @Serve(listMails)
  async list({ params }: Call<typeof listMails>) {
    const mails = await this.mails.ofOrder(params.orderId);
    return accept({
      mails: mails.map(({ checkAt, ...mail }) => ({ ...mail, checkAt: checkAt?.toISOString() ?? null })),
    });
  }
}
