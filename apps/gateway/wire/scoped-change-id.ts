import { createHash } from 'node:crypto';
import type { Shop } from '@fenestra/domain/shop/shops';

/** Change id that a client chose, with the shop that it chose it in. */
type ClientChange = { readonly changeId: string; readonly shop: Shop };

/**
 * Binds an X-Change-Id to what is requested with it: the same request again is a repeat, and the same id with another cart, mailbox
 * or text is a change of its own. So no visitor gets the result of another one (decision 114).
 */
export const scopedChangeId = ({ changeId, shop }: ClientChange, ...content: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([changeId, shop.id, ...content]))
    .digest('base64url');
