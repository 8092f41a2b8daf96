import { bold, mutedLines } from '../goods-html';
import {
  cell,
  heading,
  line,
  linkAndNotes,
  mailFooter,
  mailHeader,
  mailPage,
  row,
  table,
  titleBlock,
  type MailBranding,
  textHtml,
} from '../mail-html';
import type { WithdrawalMail } from './withdrawal-mail';

/** The mail as its reader sees it. */
export const withdrawalMailHtml = (mail: WithdrawalMail, branding: MailBranding): string =>
  mailPage(mail, [
    mailHeader({ ...mail, lines: [mail.greeting, mail.intro] }, branding),
    ...mail.statements.flatMap(({ facts, goods }) => [
      titleBlock(facts),
      goods ? row(heading(goods.title) + table(goods.items.map(goodsRow).join('')), 'padding:24px 40px 0') : '',
    ]),
    linkAndNotes(mail, branding),
    mailFooter(mail, branding),
  ]);

const goodsRow = ([name = '', ...details]: readonly string[]): string =>
  `<tr><td style="${cell}padding:14px 0;border-bottom:1px solid ${line}">` +
  `${[bold(name), ...details.map((each) => mutedLines(textHtml(each)))].join('<br>')}</td></tr>`;
