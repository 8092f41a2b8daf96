import type { PartWordsGroup } from '@fenestra/i18n/part-words';
import type { SavedMail } from './saved-mail';

/** The mail for those who read plain text, with everything that the HTML says. */
export function savedMailText(mail: SavedMail): string {
  const { texts, link, pdf, terms } = mail;
  return [
    texts.title,
    `${mail.greeting}\n${texts.intro}`,
    rows(mail.facts),
    rows([link, pdf].map(({ text, address }) => [text, address])),
    mail.note === '' ? '' : `${texts.note}\n${mail.note}`,
    ...mail.elements.map(({ name, price, facts, parts }) =>
      [`${texts.chosen}: ${name}${price && `, ${price}`}`, rows(facts), ...parts.map(partsText)].join('\n'),
    ),
    texts.kept,
    `${mail.contact}\n${terms.text}: ${terms.address}`,
    'Fenestra',
  ]
    .filter((block) => block !== '')
    .join('\n\n');
}

const rows = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([label, value]) => `${label}: ${value}`).join('\n');

/** The parts of an element of an assembly stand below its name. */
function partsText({ title, parts }: PartWordsGroup): string {
  const words = rows(parts.map(({ name, make }) => [name, make]));
  return title === null ? words : `${title}\n${words}`;
}
