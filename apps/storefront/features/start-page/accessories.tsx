import { ChunkBoundary } from '../../components/chunk-boundary';
import { PriceBasis } from '../../components/price-basis';
import { lazyChunk } from '../../lib/loading/chunk';
import { useTexts } from '../../lib/shop/texts';
import styles from './accessories.module.css';
import { useProducts } from './use-products';

const OfferedAccessories = lazyChunk(() => import('./accessory-cells'));

/** What goes with windows: four kinds that are chosen with one, and goods by the piece (SHOP-03). */
export function Accessories() {
  const texts = useTexts('families');
  const { data } = useProducts();
  return (
    <section className={styles.band} id="prislusenstvi">
      <div className="wrap">
        <h2>{texts.accessories}</h2>
        <p className={styles.basis}>
          <PriceBasis />
        </p>
        <ChunkBoundary>{data && <OfferedAccessories products={data} />}</ChunkBoundary>
      </div>
    </section>
  );
}
