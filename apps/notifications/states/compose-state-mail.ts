import { Injectable } from '@nestjs/common';
import type { MailedOrder } from '@fenestra/contracts/http/orders';
import { shopById } from '@fenestra/domain/shop/shops';
import { Envelope } from '../envelope';
import type { KindOfState } from '../mail-kinds';
import type { Message } from '../mailer';
import { codePicture } from '../transfer';
import { stateMailOf } from './state-mail';
import { stateMailHtml } from './state-mail-html';
import { stateMailText } from './state-mail-text';

/** `amount` is what has come or was given back, minor units; 0 where all was paid at once. */
type Asked = { readonly id: string; readonly kind: KindOfState; readonly amount: number };

@Injectable()
export class ComposeStateMail {
  constructor(private readonly envelope: Envelope) {}

  /** Takes the order as it is now, so that nothing personal has to be kept here. */
  async execute({ id, kind, amount }: Asked, mailed: MailedOrder): Promise<Message> {
    const { order, data } = mailed;
    const mail = stateMailOf(kind, mailed, amount, this.envelope.homeOf(shopById(order.shopId)));
    return this.envelope.around(id, shopById(order.shopId), {
      to: data.email,
      subject: mail.subject,
      html: (wear, cidOf) => stateMailHtml(mail, wear, cidOf),
      text: stateMailText(mail),
      pictures: [await codePicture(mail.transfer)],
    });
  }
}
