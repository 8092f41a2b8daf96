import type { Confirmation } from './confirmation';
import { goodsText } from '../goods-text';
import { linkText, mailText, rows, transferText } from '../mail-text';

/** The mail for those who read plain text, with everything that the HTML says. */
export function confirmationText(mail: Confirmation): string {
  const { texts } = mail;
  const goods = mail.goods.map((each) => goodsText({ ...each, remarks: each.later }));
  const blocks = [
    `${mail.title}\n${texts.order(mail.number)}`,
    `${texts.greeting}\n${mail.intro}`,
    rows(mail.facts),
    `${texts.ordered}\n\n${goods.join('\n\n')}`,
    rows([...mail.totals, mail.total]),
    rows(mail.payments),
    transferText(mail.transfer),
    linkText(mail.link),
    mail.notes.join('\n'),
  ];
  return mailText(blocks, mail);
}
