import { useId, useRef, useState } from 'react';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { usePriceBasis, useDisplayedPriceText } from '../../../components/displayed-price';
import { useShop, useTexts } from '../../../lib/shop/texts';
import styles from './postcode-dialog.module.css';

/** `price` in minor units without VAT, where it is known. */
export type Region = { readonly region: number; readonly name: string; readonly price?: number | undefined };

type Props = { regions: readonly Region[]; onChoose: (region: Region) => void; onClose: () => void };

/** For an address whose postcode is in no list: its region says what delivery costs, the address is typed with the order. */
export function RegionDialog({ regions, onChoose, onClose }: Props) {
  const texts = useTexts('postcode');
  const { locale } = useShop();
  const priceText = useDisplayedPriceText();
  const basis = usePriceBasis();
  const [chosen, setChosen] = useState<Region>();
  const list = useRef<HTMLSelectElement>(null);
  const id = useId();
  const sorted = regions.toSorted((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <Dialog
      size="question"
      title={texts.heading}
      lead={texts.regionLead}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button look="main" onClick={() => (chosen ? onChoose(chosen) : list.current!.focus())}>
            {texts.deliverShort}
          </Button>
        </>
      }
    >
      <label className={styles.label} htmlFor={id}>
        {texts.region}
      </label>
      <div className={styles.field}>
        <select
          id={id}
          ref={list}
          data-focus-first
          value={chosen?.region ?? ''}
          onChange={({ target }) => setChosen(regions.find(({ region }) => region === Number(target.value)))}
        >
          {!chosen && <option value="">{texts.chooseRegion}</option>}
          {sorted.map(({ region, name, price }) => (
            <option key={region} value={region}>
              {price === undefined ? name : `${name}: ${priceText(price)} ${basis}`}
            </option>
          ))}
        </select>
      </div>
    </Dialog>
  );
}
