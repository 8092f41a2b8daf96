import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Cart } from '@fenestra/contracts/wire/cart';
import { fillIn } from '@fenestra/i18n/fill-in';
import { quantityText } from '@fenestra/i18n/quantity-text';
import { Button } from '../../../components/button';
import buttons from '../../../components/button.module.css';
import { Note } from '../../../components/note';
import { DisplayedPrice } from '../../../components/displayed-price';
import { Stepper } from '../../../components/stepper';
import { UnitPrice } from '../../../components/unit-price';
import type { CartAnswer } from '../../../lib/cart/cart-client';
import { useShop, useTexts } from '../../../lib/shop/texts';
import { Added } from './added';
import { recommendedQuery } from './recommended.query';
import styles from './picker-row.module.css';
import { type PickedItem, useAddAccessory } from './use-add-accessory';

type Props = { item: PickedItem; cart: Cart };

/** An accessory with its recommended count, quantity, price and button; what came of it stands below (PICK-02, PICK-03). */
export function PickerRow({ item, cart }: Props) {
  const texts = useTexts('picker');
  const units = useTexts('units');
  const { retry } = useTexts('shell');
  const { name, picture, price, unit, contents } = item;
  const recommended = useQuery(recommendedQuery(useShop().id, item.accessory, cart));
  const [chosen, setChosen] = useState<number | null>(null);
  const adding = useAddAccessory(item);
  const held = heldOf(cart, item);
  const count = recommended.data?.count ?? 0;
  const action = held > 0 ? texts.addMore : texts.add;
  const quantity = chosen ?? (held > 0 ? 1 : Math.max(1, count));
  return (
    <li className={styles.row}>
      <img className={styles.picture} src={picture} alt="" width={64} height={64} loading="lazy" />
      <div className={styles.name}>
        <h3>{name}</h3>
        <Hint item={item} held={held} recommended={recommended.data} onUse={setChosen} />
      </div>
      <Stepper
        value={quantity}
        unit={unit}
        least={0} // PICK-09: the minus button ends at nothing
        emptied={1} // PICK-08
        labels={{
          quantity: fillIn(units.quantity, { name }),
          less: fillIn(units.less, { name }),
          more: fillIn(units.more, { name }),
        }}
        onTake={setChosen}
      />
      <p className={styles.price}>
        <b>
          <DisplayedPrice net={price} />
        </b>
        <span>{texts.perUnit[unit]}</span>
        <UnitPrice net={price} contents={contents} />
      </p>
      <div className={styles.add}>
        <Button block busy={adding.isPending} aria-label={`${action}: ${name}`} onClick={() => adding.mutate(quantity)}>
          {action}
        </Button>
      </div>
      <div className={styles.notes}>
        {recommended.data?.count === 0 && held === 0 && <Note tone="warn">{texts.notNeeded}</Note>}
        {recommended.isError && (
          <Note tone="warn" role="alert">
            {texts.failed}{' '}
            <Button look="text" onClick={() => void recommended.refetch()}>
              {retry}
            </Button>
          </Note>
        )}
        <Added item={item} adding={adding} />
      </div>
    </li>
  );
}

/** So much of it lies in the cart already. */
const heldOf = ({ data }: Cart, { accessory }: PickedItem): number =>
  data.items.reduce(
    (sum, { kind, item, quantity }) => sum + (kind === 'prislusenstvi' && item === String(accessory) ? quantity : 0),
    0,
  );

type HintProps = {
  item: PickedItem;
  held: number;
  recommended: CartAnswer<'getAccessoryRecommended'> | undefined;
  onUse: (count: number) => void;
};

/** What the cart holds, and how many its products need and why, to be taken over with one press. */
function Hint({ item: { name, unit }, held, recommended, onUse }: HintProps) {
  const texts = useTexts('picker');
  const units = useTexts('units');
  const shop = useShop();
  const inWords = (quantity: number) => quantityText(quantity, unit, units, shop);
  return (
    <p className={styles.hint}>
      {held > 0 && <b>{fillIn(texts.held, { quantity: inWords(held) })}</b>}
      {recommended !== undefined && recommended.count > 0 && (
        <span>
          {fillIn(texts.recommended, { quantity: inWords(recommended.count) })}
          {'\u00a0· '}
          <button
            type="button"
            className={buttons.link}
            aria-label={`${texts.use}: ${inWords(recommended.count)}, ${name}`}
            onClick={() => onUse(recommended.count)}
          >
            {texts.use}
          </button>
        </span>
      )}
      {recommended?.reason && <span className={styles.reason}>{recommended.reason}</span>}
    </p>
  );
}
