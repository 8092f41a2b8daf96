import { bold, quietLines } from '../goods-html';
import {
  cell,
  heading,
  line,
  linkAndNotes,
  mailFoot,
  mailHead,
  mailPage,
  row,
  table,
  titleBlock,
  type Wear,
  written,
} from '../mail-html';
import type { WithdrawalMail } from './withdrawal-mail';

/** The mail as its reader sees it. */
export const withdrawalMailHtml = (mail: WithdrawalMail, wear: Wear): string =>
  mailPage(mail, [
    mailHead({ ...mail, words: [mail.greeting, mail.intro] }, wear),
    ...mail.statements.flatMap(({ facts, goods }) => [
      titleBlock(facts),
      goods ? row(heading(goods.title) + table(goods.items.map(goodsRow).join('')), 'padding:24px 40px 0') : '',
    ]),
    linkAndNotes(mail, wear),
    mailFoot(mail, wear),
  ]);

const goodsRow = ([name = '', ...details]: readonly string[]): string =>
  `<tr><td style="${cell}padding:14px 0;border-bottom:1px solid ${line}">` +
  `${[bold(name), ...details.map((each) => quietLines(written(each)))].join('<br>')}</td></tr>`;
