import { useEffect, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { PlusDelivery } from '../../../components/price-basis';
import { Price } from '../../../components/price';
import { useTexts } from '../../../lib/shop/texts';
import { sizeText } from '../../../lib/format/numbers';
import { useBothPrices } from '../../../lib/format/displayed-amounts';
import { useChecking, useConfiguration } from '../sync/configuration-context';
import { usePieceNet } from './piece';
import styles from './price-slot.module.css';

/** The price that the visitor reckons with large, the other below (SHOP-07, STEP-06). Until the server has confirmed a change the old figure is dimmed and says so; while a size cannot be made the figure says of which it is. */
export function PriceSlot() {
  const checking = useChecking();
  const { stuck, retry, shown, mark } = useConfiguration();
  const texts = useTexts('configurator');
  const { retry: retryText } = useTexts('shell');
  const [first, second] = useBothPrices(usePieceNet());
  const late = useLate(checking && !stuck);
  return (
    <div
      className={late || stuck ? `${styles.slot} ${styles.checking}` : styles.slot}
      data-price={checking ? 'checking' : 'current'}
    >
      <b>
        <Price minor={first.minor} />
        <i>{first.called}</i>
      </b>
      {stuck ? (
        <span className={styles.failed} role="alert">
          {texts.priceFailed}{' '}
          <button type="button" className={buttons.link} onClick={retry}>
            {retryText}
          </button>
        </span>
      ) : (
        <span>
          {late ? (
            texts.checking
          ) : (
            <>
              {mark.refused ? (
                texts.priceOfSize(sizeText(shown.width, shown.height))
              ) : (
                <>
                  <Price minor={second.minor} /> {second.called}
                </>
              )}{' '}
              <PlusDelivery />
            </>
          )}
        </span>
      )}
    </div>
  );
}

/** True once something has lasted 100 ms: quicker answers cause no flicker. */
function useLate(on: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!on) return setLate(false);
    const timer = setTimeout(() => setLate(true), 100);
    return () => clearTimeout(timer);
  }, [on]);
  return late;
}
