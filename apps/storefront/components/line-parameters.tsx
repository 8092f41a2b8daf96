import type { CartItem } from '@fenestra/contracts/wire/cart';
import { withoutTitle } from '@fenestra/i18n/accessory-words';
import { coloursText } from '@fenestra/i18n/colours-text';
import { useTexts } from '../lib/texts';
import { Unbroken } from './unbroken';
import styles from './line-parameters.module.css';

/** Characters that fill three lines of a column: more is read easier across both. */
const columnHolds = 60;

type Props = { product: CartItem['note']['product']; dimension: string | null };

/** What the product is made of, in two ruled columns; several sashes or ways one below the other (CART-03). */
export function LineParameters({ product, dimension }: Props) {
  const texts = useTexts('cart');
  const { pieces, soldOut } = useTexts('stockLevel');
  const data = product?.data;
  if (!data) return dimension ? <p className="mute">{dimension}</p> : null;
  const rows: [string, string | null][] = [
    ...(data.elements ?? []).map((element, i): [string, string] => [texts.parameters.element(i + 1), element]),
    [texts.parameters.couplings, data.couplings?.join('; ') ?? null],
    [texts.parameters.profile, data.profileName],
    [texts.parameters.colour, coloursText(texts.colours, data.colourOutsideName, data.colourInsideName)],
    [texts.parameters.opening, data.openingName ?? null],
    [texts.parameters.transom, data.lightName ?? null],
    [texts.parameters.filling, data.fillingName ?? null],
    [texts.parameters.glass, [data.glassName, data.ornamentName].filter(Boolean).join(', ')],
    [texts.parameters.spacer, data.spacerName],
    [texts.parameters.handle, data.handleName],
    [texts.parameters.lock, data.lockName ?? null],
    [texts.parameters.threshold, data.thresholdName ?? null],
    [texts.parameters.stock, data.available === null ? null : data.available > 0 ? pieces(data.available) : soldOut],
    ...accessoryRows(data),
  ];
  return (
    <dl className={styles.parameters}>
      {rows
        .filter((row): row is [string, string] => Boolean(row[1]))
        .map(([name, value]) => (
          <div key={name} className={value.length > columnHolds ? styles.wide : undefined}>
            <dt>{name}</dt>
            <dd>
              <Unbroken text={withoutTitle(value, name).replaceAll('; ', '\n')} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** A row for each kind: elements of an assembly may have different ones. */
function accessoryRows({ accessories }: { accessories: readonly { name: string; priceName: string }[] }) {
  const names = new Set(accessories.map(({ name }) => name));
  return [...names].map((name): [string, string] => {
    const own = accessories.filter((one) => one.name === name).map(({ priceName }) => priceName);
    return [name, [...new Set(own)].join('; ')];
  });
}
