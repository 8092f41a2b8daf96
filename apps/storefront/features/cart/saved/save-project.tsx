import type { Cart, CartItem } from '@fenestra/contracts/wire/cart';
import { useState } from 'react';
import type { Priced } from '../../../components/breakdown/breakdown-table';
import buttons from '../../../components/button.module.css';
import { Icon } from '../../../components/icon';
import type { Savable } from '../../../components/saving/use-save';
import { ImmediateSuspense } from '../../../components/immediate-suspense';
import { lazyChunk } from '../../../lib/loading/chunk';
import { lineTitle } from '../../../lib/format/line-title';
import { useTexts } from '../../../lib/shop/texts';
import { usePricedLine } from '../use-priced-line';
import styles from './save-project.module.css';

const SaveDialog = lazyChunk(() => import('../../../components/saving/save-dialog'));

/** Elements of one offer (WIRE-24). */
const most = 20;

/**
 * Saves what is made to measure in the cart as one offer, line by line as it stands there: one link, one QR code, one PDF; of too much
 * it says why not.
 */
export function SaveProject({ cart }: { cart: Cart }) {
  const { onlyMade, tooMany } = useTexts('saved');
  const { saveAndSend } = useTexts('shell');
  const [open, setOpen] = useState(false);
  const savable = projectOf(cart, usePricedLine());
  const isWhole = savable.elements.length === cart.data.items.length;
  const count = savable.elements.length;
  if (count === 0) return null;
  if (count > most) return <p className={styles.tooMany}>{tooMany(most, count)}</p>;
  return (
    <>
      <button type="button" className={buttons.action} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="mail" />
        {saveAndSend}
      </button>
      {open && (
        <ImmediateSuspense>
          <SaveDialog savable={savable} note={isWhole ? undefined : onlyMade} onClose={() => setOpen(false)} />
        </ImmediateSuspense>
      )}
    </>
  );
}

function projectOf(
  { cartId, data: { items, revision, offerUntil } }: Cart,
  pricedOf: ReturnType<typeof usePricedLine>,
): Savable {
  const elements = items.flatMap((item) => elementOf(item, pricedOf(item)));
  return { elements, type: elements[0]?.type ?? '', route: '/doplnky/', revision, offerUntil, cartId };
}

/** Nothing of goods that have a price of their own: they are bought at that of the day. Discounts are not saved. */
function elementOf(item: CartItem, priced: Priced | null) {
  const { configurationId, stock, name, quantity, unitPrice, note } = item;
  const { picture, product } = note;
  if (configurationId === null || stock || !product) return [];
  const { type, profileName } = product.data;
  return [
    {
      configurationId,
      quantity,
      type,
      title: lineTitle(name, product.data),
      profile: profileName,
      picture,
      net: unitPrice,
      priced: priced && { ...priced, difference: undefined },
      stock: false,
    },
  ];
}
