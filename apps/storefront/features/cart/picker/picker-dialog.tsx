import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Cart } from '@fenestra/contracts/wire/cart';
import { fillIn } from '@fenestra/i18n/fill-in';
import { figureText } from '@fenestra/i18n/numbers';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { Note } from '../../../components/note';
import { PriceBasis } from '../../../components/price-basis';
import { DisplayedPrice, usePriceBasis } from '../../../components/displayed-price';
import { useShop, useTexts } from '../../../lib/shop/texts';
import { accessoriesQuery } from './accessories.query';
import styles from './picker-dialog.module.css';
import { PickerRow } from './picker-row';

type Props = { cart: Cart; onClose: () => void };

/** Accessories by category, each with a recommended count, to be put into the cart (PICK-01, PICK-02). */
export default function PickerDialog({ cart, onClose }: Props) {
  const texts = useTexts('picker');
  const shell = useTexts('shell');
  const basis = usePriceBasis();
  const { data, isError, refetch } = useQuery(accessoriesQuery(useShop().id, cart));
  const [chosen, setChosen] = useState(0);
  const shelf = data?.shelves[chosen];
  return (
    <Dialog
      ofAddress
      title={texts.heading}
      lead={data && <Lead pieces={data.pieces} perimeter={data.perimeter} />}
      onClose={onClose}
      flush
      foot={
        <>
          <p className={styles.sum} role="status">
            <b>
              <DisplayedPrice net={cart.data.sums.others} /> <i>{basis}</i>
            </b>
            <span>{texts.inCart}</span>
          </p>
          <Button look="main" onClick={onClose}>
            <span className={styles.long}>{texts.back}</span>
            <span className={styles.short}>{texts.backShort}</span>
          </Button>
        </>
      }
    >
      <div className={styles.shelves} aria-busy={!data && !isError}>
        {isError && (
          <div className={styles.failed}>
            <Note tone="err" role="alert">
              {texts.listFailed}{' '}
              <Button look="text" onClick={() => void refetch()}>
                {shell.retry}
              </Button>
            </Note>
          </div>
        )}
        {data && (
          <nav className={styles.categories} aria-label={texts.categories}>
            {data.shelves.map(({ category, accessories }, nth) => (
              <button
                key={category}
                type="button"
                aria-current={nth === chosen ? 'true' : undefined}
                onClick={() => setChosen(nth)}
              >
                <img src={accessories[0]!.picture} alt="" width={28} height={28} />
                {category} <span>{accessories.length}</span>
              </button>
            ))}
          </nav>
        )}
        {shelf && (
          <ul key={shelf.category} className={styles.list} aria-label={shelf.category} tabIndex={0}>
            {shelf.accessories.map((item) => (
              <PickerRow key={item.accessory} item={item} cart={cart} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

function Lead({ pieces, perimeter }: { pieces: number; perimeter: number }) {
  const { lead, leadWithoutProducts } = useTexts('picker');
  return (
    <>
      {fillIn(pieces > 0 ? lead : leadWithoutProducts, { pieces, perimeter: figureText(perimeter) })} <PriceBasis />.
    </>
  );
}
