/**
 * GET /api/catalogue/{version} (decision): the catalogue that a configuration names, as libs/domain/catalogue reads it, so
 * that the page can apply a change and draw it before the server answers. A version never changes: immutable, cacheable.
 */
export const cataloguePath = (version: string) => `/api/catalogue/${encodeURIComponent(version)}`;
