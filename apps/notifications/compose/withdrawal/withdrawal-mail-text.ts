import { linkText, mailText, rows } from '../mail-text';
import type { WithdrawalMail } from './withdrawal-mail';

/** The mail for those who read plain text, with everything that the HTML says. */
export function withdrawalMailText(mail: WithdrawalMail): string {
  const blocks = [
    `${mail.title}\n${mail.about}`,
    `${mail.greeting}\n${mail.intro}`,
    ...mail.statements.flatMap(({ facts, goods }) => [
      rows(facts),
      ...(goods ? [[goods.title, ...goods.items.flat()].join('\n')] : []),
    ]),
    linkText(mail.link),
    mail.notes.join('\n'),
  ];
  return mailText(blocks, mail);
}
