import { goodsText, rows } from '../goods-text';
import type { CartMail } from './cart-mail';

/** The mail for those who read plain text, with everything that the HTML says. */
export const cartMailText = ({
  texts,
  intro,
  facts,
  open,
  look,
  note,
  goods,
  sums,
  total,
  ...mail
}: CartMail): string =>
  [
    `${texts.title}\n${mail.about}`,
    intro,
    rows(facts),
    rows([open, look].map(({ text, address }) => [text, address])),
    note.text === '' ? '' : `${note.title}\n${note.text}`,
    `${texts.content}\n\n${goods.map(goodsText).join('\n\n')}`,
    rows([...sums, total]),
    mail.prices,
    `${mail.contact}\n${mail.terms.text}: ${mail.terms.address}`,
    'Fenestra',
  ]
    .filter((block) => block !== '')
    .join('\n\n');
