import type { PartWordsGroup } from '@fenestra/i18n/part-words';
import { linkText, mailText, rows } from '../mail-text';
import type { QuoteMail } from './quote-mail';

/** The mail for those who read plain text, with everything that the HTML says. */
export function quoteMailText(mail: QuoteMail): string {
  const { texts, link, pdf } = mail;
  const blocks = [
    texts.title,
    `${mail.greeting}\n${texts.intro}`,
    rows(mail.facts),
    [link, pdf].map(linkText).join('\n'),
    mail.note === '' ? '' : `${texts.note}\n${mail.note}`,
    ...mail.elements.map(({ name, price, facts, parts }) =>
      [`${texts.chosen}: ${name}${price && `, ${price}`}`, rows(facts), ...parts.map(partsText)].join('\n'),
    ),
    mail.validityText,
  ];
  return mailText(blocks, mail);
}

/** The parts of an element of an assembly stand below its name. */
function partsText({ title, parts }: PartWordsGroup): string {
  const partRows = rows(parts.map(({ name, make }) => [name, make]));
  return title === null ? partRows : `${title}\n${partRows}`;
}
