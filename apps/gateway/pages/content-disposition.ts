export type Disposition = 'inline' | 'attachment';

/**
 * Names a file that is sent (RFC 6266): whole in `filename*` (RFC 8187), and in `filename` for old clients in ASCII without accents. What could end
 * the value or lead to a folder is left out.
 */
export function contentDisposition(disposition: Disposition, name: string): string {
  const safe = name.replace(unsafe, ' ').replace(/\s+/g, ' ').trim();
  const ascii = safe
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^ -~]|%/g, '_'); // some clients decode what looks like an escape
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${extended(safe)}`;
}

/** Control, format and surrogate characters, quotes, separators of folders, and what Windows takes in no name. */
const unsafe = /[\p{C}\p{Zl}\p{Zp}"\\/:*?<>|]/gu;

/** RFC 8187 takes fewer characters as they are than `encodeURIComponent`. */
const extended = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
