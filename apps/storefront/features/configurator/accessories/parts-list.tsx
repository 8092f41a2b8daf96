import type { ReactNode } from 'react';
import { IconButton } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { Position } from '../../../components/position';
import { Price } from '../../../components/price';
import { useTexts } from '../../../lib/texts';
import { useVat } from '../../../lib/vat';
import { useConfiguration } from '../sync/configuration-context';
import { usePieceNet } from '../price/price-slot';
import styles from './parts-list.module.css';

type Part = { name: string; choice: ReactNode; net: number | null; onRemove?: (() => void) | undefined };

/** PROF-07: what a removed profile goes back to (OPEN-Q-40). */
const defaultProfile = 222915;

function useParts(): Part[] {
  const texts = useTexts('accessories');
  const { product, shown, catalogue, change } = useConfiguration();
  const { data } = product.product;
  const facts = catalogue?.profiles.get(data.profile);
  const removeProfile =
    shown.profile === defaultProfile || data.stock
      ? undefined
      : () => void change({ kind: 'profile', profile: defaultProfile }, data.profileName);
  return [
    {
      name: texts.windowWithProfile,
      choice: [data.profileName, facts && texts.facts(facts.chambers, facts.seals)].filter(Boolean).join(', '),
      net: product.price.product,
      onRemove: removeProfile,
    },
    { name: texts.colour, choice: texts.colours(product.colourOutsideName, product.colourInsideName), net: null },
    { name: texts.glass, choice: [...new Set(product.areas.map(({ glassName }) => glassName))].join(', '), net: null },
    ...(product.handleName === null
      ? []
      : [{ name: texts.handle, choice: product.handleName, net: product.price.handle }]),
    ...product.accessories.map(({ name, priceName, price }) => ({ name, choice: priceName, net: price })),
    ...(product.sill ? [{ name: texts.threshold, choice: product.sill.name, net: null }] : []),
  ];
}

/** Number, name, choice, price and delete, then the total (ACC-03, ACC-04). */
export function PartsList() {
  const texts = useTexts('accessories');
  const { withoutVat } = useTexts('shell');
  const parts = useParts();
  const { net, gross } = useVat(usePieceNet());
  return (
    <table className={styles.parts}>
      <caption className="sr">{texts.parts}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.position}</th>
          <th scope="col">{texts.chosen}</th>
          <th scope="col">{withoutVat}</th>
          <th scope="col">
            <span className="sr">{texts.remove}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part, i) => (
          <PartRow key={part.name} number={i + 1} {...part} />
        ))}
      </tbody>
      <tfoot>
        <tr className={styles.total}>
          <th scope="row" colSpan={2}>
            {texts.totalNet}
          </th>
          <td>
            <Price minor={net} />
          </td>
          <td />
        </tr>
        <tr>
          <th scope="row" colSpan={2}>
            {texts.totalGross}
          </th>
          <td>
            <Price minor={gross} />
          </td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

function PartRow({ number, name, choice, net, onRemove }: Part & { number: number }) {
  const texts = useTexts('accessories');
  return (
    <tr>
      <td>
        <Position>{number}</Position>
      </td>
      <td>
        <b>{name}</b>
        <span>{choice}</span>
      </td>
      <td>{net ? <Price minor={net} /> : texts.included}</td>
      <td>
        {onRemove && (
          <IconButton label={texts.removeNamed(name)} onClick={onRemove}>
            <Icon name="trash" />
          </IconButton>
        )}
      </td>
    </tr>
  );
}
