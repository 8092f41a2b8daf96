import { useState } from 'react';
import { useAddress } from '../../../lib/address';
import { useTexts } from '../../../lib/texts';
import stage from '../stage/stage.module.css';
import { designInHand, earlierDesign } from '../sync/design-in-hand';
import styles from './configurator.module.css';
import screen from './step-screen.module.css';
import bar from './top-bar.module.css';

/** Cold start: places of the final size, no spinner, and the picture of a product that is begun. */
export function Starting() {
  const texts = useTexts('configurator');
  return (
    <>
      <div className={bar.bar} />
      <main id="obsah" tabIndex={-1} className={screen.screen} aria-busy="true">
        <h1 className="sr">{texts.loading}</h1>
        <div className={stage.stage}>
          <div className={stage.sheet}>
            <div className={`${stage.tools} ${styles.toolsBlock}`} />
            <div className={stage.drawing}>
              <FirstPicture />
            </div>
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
  const product = useBegun();
  const [missing, setMissing] = useState(false);
  if (!product || missing) return null;
  return (
    <img src={`/api/drawing/product/${encodeURIComponent(product)}.svg`} alt="" onError={() => setMissing(true)} />
  );
}

/** The product that the address begins anew as it usually starts. */
function useBegun(): string | null {
  const { search } = useAddress();
  const [known] = useState(() => [designInHand(), earlierDesign()].map((design) => design?.productId));
  const product = search.get('productId');
  const otherwise = ['width', 'height', 'type', 'copyOf'].some((name) => search.has(name));
  return otherwise || search.get('sklad') === 'true' || known.includes(product ?? undefined) ? null : product;
}
