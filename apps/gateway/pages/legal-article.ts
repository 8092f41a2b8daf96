import type { WithdrawalForm } from '@fenestra/i18n/returning-text';
import { escapeHtml } from '@fenestra/platform/http/escape-html';

export type LegalText = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly form?: WithdrawalForm;
};

/** A text of the law as HTML, for the frame of the shop. */
export const legalArticle = ({ title, paragraphs, form }: LegalText): string =>
  articleOf(title, [...paragraphs.map(paragraphOf), ...(form ? formOf(form) : [])]);

/** The title, which scripts lead to and the focus can go to, and what it is the title of. */
export const articleOf = (title: string, content: readonly string[]): string =>
  `<article class="legal"><h1 id="nadpis" tabindex="-1">${escapeHtml(title)}</h1>${content.join('')}</article>`;

const paragraphOf = (paragraph: string): string => `<p>${escapeHtml(paragraph)}</p>`;

const formOf = ({ title, paragraphs, fields, closing }: WithdrawalForm): string[] => [
  `<h2>${escapeHtml(title)}</h2>`,
  ...paragraphs.map(paragraphOf),
  `<ul>${fields.map((field) => `<li>${escapeHtml(field)}</li>`).join('')}</ul>`,
  paragraphOf(closing),
];
