import { type ReactNode, useState } from 'react';
import { useAddress } from '../../../lib/navigation/address';
import { useTexts } from '../../../lib/shop/texts';
import stage from '../stage/stage.module.css';
import { prefetchedProduct, pictureOfProduct, productsInTab } from '../sync/prefetched-product';
import styles from './configurator.module.css';
import screen from './step-screen.module.css';
import bar from './top-bar.module.css';

/** Cold start, with the picture of a product that is begun. */
export const Starting = () => (
  <StartingPlaces>
    <FirstPicture />
  </StartingPlaces>
);

/** Places of the final size, no spinner. */
export function StartingPlaces({ children }: { children: ReactNode }) {
  const texts = useTexts('configurator');
  return (
    <>
      <div className={bar.bar} />
      <main id="obsah" tabIndex={-1} className={screen.screen} aria-busy="true">
        <h1 className="sr">{texts.loading}</h1>
        <div className={stage.stage}>
          <div className={stage.sheet}>
            <div className={`${stage.tools} ${styles.toolsBlock}`} />
            <div className={stage.drawing}>{children}</div>
            <div className={styles.titleBlock} />
          </div>
          <div className={stage.handle} />
        </div>
        <div className={styles.panelBlock} />
      </main>
    </>
  );
}

/** A product looks before its configuration is made as it does after that, so its picture waits for no call. */
function FirstPicture() {
  const { search } = useAddress();
  const [inTab] = useState(productsInTab); // as it was before this start changes it
  const [missing, setMissing] = useState<string | null>(null);
  const product = prefetchedProduct(search, inTab);
  if (!product || missing === product) return null;
  return <img src={pictureOfProduct(product)} alt="" onError={() => setMissing(product)} />;
}
