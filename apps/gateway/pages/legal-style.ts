import { createHash } from 'node:crypto';
import { caching, Encoded } from './encoded';

const css = `body { margin: 0 }
.legal { box-sizing: border-box; max-width: 46rem; margin: 0 auto; padding: 2rem 1.5rem 5rem }
.legal header { padding-bottom: 2rem }
.legal h1 { margin: 0 0 1.5rem; font-size: clamp(1.6rem, 4vw, 2.2rem); line-height: 1.2 }
.legal h2 { margin: 2.5rem 0 1rem; font-size: 1.25rem }
.legal li { padding-bottom: 2rem }
.legal p { margin: 0 0 1rem; line-height: 1.6 }
@media print { .legal header { display: none } }
`;

const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);

/** How the legal pages stand on the page; colours and letters are the storefront's. Its name changes with its content. */
export const legalStyle = {
  name: `legal-${hash}.css`,
  file: new Encoded(css, 'text/css; charset=utf-8', caching.immutable),
} as const;
