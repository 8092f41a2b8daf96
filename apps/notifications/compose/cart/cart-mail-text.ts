import { goodsText } from '../goods-text';
import { linkText, mailText, rows } from '../mail-text';
import type { CartMail } from './cart-mail';

/** The mail for those who read plain text, with everything that the HTML says. */
export function cartMailText(mail: CartMail): string {
  const { texts, note } = mail;
  const blocks = [
    `${texts.title}\n${mail.about}`,
    mail.intro,
    rows(mail.facts),
    [mail.cartLink, mail.previewLink].map(linkText).join('\n'),
    note.text === '' ? '' : `${note.title}\n${note.text}`,
    `${texts.content}\n\n${mail.goods.map(goodsText).join('\n\n')}`,
    rows([...mail.totals, mail.total]),
    mail.prices,
  ];
  return mailText(blocks, mail);
}
