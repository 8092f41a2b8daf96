import { goodsText } from '../goods-text';
import { linkText, mailText, rows, transferText } from '../mail-text';
import type { StateMail } from './state-mail';

/** The mail for those who read plain text, with everything that the HTML says. */
export function stateMailText(mail: StateMail): string {
  const blocks = [
    `${mail.title}\n${mail.about}`,
    `${mail.greeting}\n${mail.words}`,
    rows(mail.facts),
    transferText(mail.transfer),
    goodsOf(mail),
    linkText(mail.link),
    mail.notes.join('\n'),
  ];
  return mailText(blocks, mail);
}

const goodsOf = ({ goods }: StateMail): string =>
  goods ? `${goods.title}\n\n${goods.lines.map(goodsText).join('\n\n')}` : '';
