import { createHash } from 'node:crypto';
import { cachePolicies, CompressedFile } from './compressed-file';

const css = `.legal { max-width: 44rem }
.legal h1 { margin-bottom: 1.5rem }
.legal h2 { margin: 3rem 0 1rem; padding-bottom: .5rem; border-bottom: 1px solid var(--ink) }
.legal li { padding-bottom: 2rem; margin-bottom: 1rem; border-bottom: 1px solid var(--line-2) }
.legal p { margin-bottom: 1rem; line-height: 1.6 }
.legal .line { margin-bottom: 0 }
.contact { display: grid; grid-template-columns: 1fr 1fr; border: 1px solid var(--ink) }
.contact div { min-width: 0; padding: 14px 20px 18px }
.contact div:nth-child(even) { border-left: 1px solid var(--line) }
.contact div:nth-child(n + 3) { border-top: 1px solid var(--line) }
.contact dt { font-size: var(--t-cap); color: var(--ink-3) }
.contact dd { font-size: var(--t-lg); font-weight: 580; line-height: 1.4; overflow-wrap: anywhere }
.contact a { display: inline-block; padding-block: 8px; margin-block: -8px }
@media (max-width: 599px) {
  .contact { grid-template-columns: 1fr }
  .contact div { padding: 10px 16px 14px }
  .contact div + div { border-top: 1px solid var(--line) }
  .contact div:nth-child(even) { border-left: 0 }
}
`;

const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);

/** How a text stands in the frame of the shop; colours and letters are the storefront's. Its name changes with its content. */
export const legalStyle = {
  name: `legal-${hash}.css`,
  file: new CompressedFile(css, 'text/css; charset=utf-8', cachePolicies.immutable),
} as const;
