import { useId } from 'react';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { Button } from '../../components/button';
import { usePriceText } from '../../components/price';
import { SceneShapes } from '../../components/scene-shapes';
import { thousands } from '../../lib/numbers';
import { startFacts } from '../../lib/start-facts';
import { useTexts } from '../../lib/texts';
import { useVat } from '../../lib/vat';
import { pictureOf } from '../../lib/picture';
import { Person } from './person';
import styles from './elevation.module.css';
import { type MadeProduct, type Products, type StockProduct, useProducts } from './use-products';

/** What stands in the elevation, with its place on the ground line; lengths in mm. */
export type Standing = {
  readonly key: string;
  readonly name: string;
  readonly href: string;
  readonly net: number;
  readonly configuration: Configuration;
  /** For the drawing (windows-domain 1.5). */
  readonly layout: string;
  readonly type: string;
  readonly x: number;
  /** Upper edge below the top of the drawing. */
  readonly y: number;
};

const gap = 330;
const person = { width: 480, height: 1750 };
const ground = 2480;
/** From the ground line to the dimension line and to the lower edge of the drawing. */
const below = { line: 290, edge: 400 };
/** Windows hang this high above the floor, doors stand on it. */
const breast = 850;

type Item = Omit<Standing, 'x' | 'y'>;
type Row = { readonly standing: readonly Standing[]; readonly width: number; readonly personAt: number };

/** Windows first, then a person, then what reaches the floor. */
export function arrange(windows: readonly Item[], doors: readonly Item[]): Row {
  let x = 40;
  const place = (item: Item, bottom: number): Standing => {
    const at = { ...item, x, y: ground - bottom - item.configuration.height };
    x += Math.max(item.configuration.width, 860) + gap;
    return at;
  };
  const left = windows.map((item) => place(item, breast));
  const personAt = x - 60;
  x += person.width + gap - 120;
  const right = doors.map((item) => place(item, 0));
  return { standing: [...left, ...right], width: x - gap + 40, personAt };
}

const asMade = ({ product, name, fromPrice, configuration, layout, type }: MadeProduct) => ({
  layout,
  type,
  key: product,
  name,
  configuration,
  net: fromPrice,
  href: `/conf/#/otvirky/?productId=${product}&sklad=false`,
});

const asStock = ({ product, name, price, configuration, layout, type }: StockProduct) => ({
  layout,
  type,
  key: String(product),
  name,
  configuration,
  net: price,
  href: '#skladem',
});

/** One product of each type that reaches the floor (balcony and entrance doors are sold from stock). */
function tallestOfType(stock: readonly StockProduct[]): StockProduct[] {
  const doors = stock.filter(({ type }) => type === 'B' || type === 'E' || type === 'D');
  return doors.filter(({ type }, i) => doors.findIndex((other) => other.type === type) === i);
}

/** All products on one ground line at one scale. The drawing is for the pointer, the names below are the links. */
export function Elevation() {
  const { data, isError, refetch } = useProducts();
  const texts = useTexts('start');
  const { retry } = useTexts('shell');
  if (isError)
    return (
      <div className={`${styles.elevation} ${styles.failed}`} role="alert">
        <p>{texts.productsMissing}</p>
        <Button onClick={() => void refetch()}>{retry}</Button>
      </div>
    );
  return (
    <div className={styles.elevation}>
      <div className={styles.inner}>{data ? <Drawn products={data} /> : <div className={styles.skeleton} />}</div>
    </div>
  );
}

/** All of them; on phones three, and the names of all. */
function Drawn({ products }: { products: Products }) {
  const texts = useTexts('start');
  const windows = products.made.map(asMade);
  const doors = tallestOfType(products.stock).map(asStock);
  const row = arrange(windows, doors);
  const few = windows.filter(({ key }) => key === 'OS1' || key === 'ST2');
  const { standing, width } = row;
  const columns = standing.map(({ x }, i) => `minmax(0, ${(standing[i + 1]?.x ?? width) - x}fr)`).join(' ');
  return (
    <>
      <RowDrawing row={row} className={styles.wide} />
      <RowDrawing row={arrange(few, doors.slice(0, 1))} className={styles.narrow} />
      <nav
        className={styles.labels}
        aria-label={texts.products}
        style={{ '--columns': columns, paddingLeft: `${(40 / width) * 100}%` } as React.CSSProperties}
      >
        {standing.map((item) => (
          <Label key={item.key} item={item} />
        ))}
      </nav>
    </>
  );
}

function RowDrawing({ row: { standing, width, personAt }, className }: { row: Row; className: string | undefined }) {
  const id = useId();
  return (
    <svg
      className={`${styles.drawing} ${className}`}
      viewBox={`0 0 ${width} ${ground + below.edge}`}
      aria-hidden="true"
    >
      <path className={styles.ground} d={`M-20000 ${ground}H40000`} />
      <Person x={personAt} ground={ground} height={person.height} />
      {standing.map((item) => (
        <g key={item.key} className={styles.product} onClick={() => window.location.assign(item.href)}>
          <g transform={`translate(${item.x} ${item.y})`}>
            <SceneShapes scene={pictureOf(item.configuration, startFacts(item), 90)} glassId={`${id}${item.key}`} />
          </g>
          <rect
            x={item.x}
            y={item.y}
            width={item.configuration.width}
            height={item.configuration.height}
            fill="transparent"
          />
          <WidthLine x={item.x} width={item.configuration.width} />
        </g>
      ))}
    </svg>
  );
}

function Label({ item: { href, name, net } }: { item: Standing }) {
  const { fromPrice } = useTexts('shell');
  const price = usePriceText();
  return (
    <a href={href}>
      <b>{name}</b>
      <span>{fromPrice(price(useVat(net).gross))}</span>
    </a>
  );
}

function WidthLine({ x, width }: { x: number; width: number }) {
  const y = ground + below.line;
  const end = x + width;
  return (
    <g className={styles.dimension}>
      <path d={`M${x} ${y - 190}V${y + 40}M${end} ${y - 190}V${y + 40}M${x} ${y}H${end}`} />
      <path className={styles.tick} d={`M${x - 28} ${y + 28}l56 -56M${end - 28} ${y + 28}l56 -56`} />
      <text x={x + width / 2} y={y - 46}>
        {thousands(width)}
      </text>
    </g>
  );
}
