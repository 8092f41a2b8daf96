import type { CSSProperties } from 'react';
import type { Family } from '@fenestra/domain/catalogue/families';
import { useFromPriceText } from '../../components/displayed-price';
import { thousands } from '../../lib/format/numbers';
import { useTexts } from '../../lib/shop/texts';
import styles from './family-row.module.css';
import { Person } from './person';
import { anchorOf, type Row, type Shown } from './family-rows';

/** One pixel of the elevation is this many mm. */
const scale = 10;
/** A picture has two pixels of air on each side. */
const air = 2;
/** One that is asked for wider has the heavier lines of a large drawing; beside others one sees that. */
const widestLight = 200;
const headroom = 14; // px
const personHeight = 1750; // mm

/** What a family stands on: the floor, a sill, or nothing (windows in a roof). */
const groundOf: Readonly<Record<Family, 'floor' | 'sill' | 'air'>> = {
  single: 'sill',
  double: 'sill',
  triple: 'sill',
  balcony: 'floor',
  terrace: 'floor',
  slide: 'floor',
  entrance: 'floor',
  assembly: 'floor',
  roof: 'air',
};
const withPerson: readonly Family[] = ['balcony', 'entrance'];

/** Name, sentence and lowest price of a family, and its products on one line. */
export function FamilyRow({ row: { family, products } }: { row: Row }) {
  const anchor = anchorOf(family);
  const heights = products.map(({ height }) => height);
  const person = withPerson.includes(family);
  const ground = Math.max(...heights, person ? personHeight : 0) / scale + headroom;
  return (
    <section className={styles.family} id={anchor} aria-labelledby={`h-${anchor}`}>
      <Head family={family} products={products} />
      <div
        className={`${styles.strip} ${styles[groundOf[family]]}`}
        style={{ '--ground': `${ground}px` } as CSSProperties}
      >
        <ul className={styles.products}>
          {products.map((product) => (
            <Product key={product.key} product={product} />
          ))}
          {person && <PersonForScale />}
        </ul>
      </div>
    </section>
  );
}

function Head({ family, products }: Row) {
  const texts = useTexts('families');
  const from = useFromPriceText();
  const { name, about } = texts.of[family];
  const least = Math.min(...products.map(({ net }) => net));
  return (
    <div className={styles.head}>
      <h2 id={`h-${anchorOf(family)}`}>{name}</h2>
      <p>{about}</p>
      <p>
        {texts.products(products.length)} <b>{from(least)}</b>
      </p>
    </div>
  );
}

function Product({ product }: { product: Shown }) {
  const { name, href, net, width } = product;
  const from = useFromPriceText();
  return (
    <li style={{ width: `max(var(--least), ${width / scale}px)` }}>
      <a href={href}>
        <span className={styles.place}>
          <Picture product={product} />
        </span>
        <span className={styles.width} style={{ width: width / scale }} aria-hidden="true">
          <span>{thousands(width)}</span>
        </span>
        <b>{name}</b>
        <span className={styles.price}>{from(net)}</span>
      </a>
    </li>
  );
}

function Picture({ product: { picture, width, height } }: { product: Shown }) {
  const pixels = (length: number) => Math.round(length / scale) + 2 * air;
  const drawn = Math.min(pixels(width), widestLight);
  return (
    <img
      src={`${picture}?sirka=${drawn}&koty=bez`}
      width={pixels(width)}
      height={pixels(height)}
      alt=""
      loading="lazy"
    />
  );
}

function PersonForScale() {
  const { person } = useTexts('families');
  return (
    <li className={styles.person} aria-hidden="true">
      <span className={styles.place}>
        <Person height={personHeight / scale} />
      </span>
      <span className={styles.price}>{person}</span>
    </li>
  );
}
