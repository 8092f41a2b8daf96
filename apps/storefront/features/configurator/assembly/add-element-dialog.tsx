import type { ProductType } from '@fenestra/domain/catalogue/product-type';
import { tryChange } from '@fenestra/domain/configuration/apply-change';
import { type Change, type ElementPlace, elementPlaces } from '@fenestra/domain/configuration/change';
import { joinableProducts } from '@fenestra/domain/configuration/assembly/change-elements';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { elementsOf } from '@fenestra/domain/configuration/assembly/elements';
import { defaultsOf } from '@fenestra/domain/configuration/new-configuration';
import { isViolation } from '@fenestra/domain/configuration/rules/violation';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { Drawing } from '../../../components/drawing';
import { PriceDifference } from '../../../components/price';
import radio from '../../../components/radio.module.css';
import { Segments } from '../../../components/segments';
import { thousands } from '../../../lib/numbers';
import { pictureOf } from '../../../lib/picture';
import { useTexts } from '../../../lib/texts';
import { useName } from '../../../lib/use-name';
import { SheetDrawing } from '../stage/sheet-drawing';
import { useConfiguration, useLoadedCatalogue } from '../sync/configuration-context';
import { useTried } from '../sync/use-tried';
import styles from './assembly.module.css';
import { useElementChange } from './use-element-change';

/** Where and what: the new element is drawn in its place, its price is that with its coupling. */
export default function AddElementDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts('assembly');
  const catalogue = useLoadedCatalogue();
  const { shown } = useConfiguration();
  const change = useElementChange();
  const [place, setPlace] = useState<ElementPlace>('right');
  const [code, setCode] = useState<string | null>(null);
  const products = joinableProducts(catalogue);
  const adding = (product: string): Change => ({ kind: 'add-element', place, product });
  const outcomes = products.map((product) => tryChange(adding(product.code), shown, catalogue));
  const tried = useTried(products.map(({ code: product }) => [adding(product)]));
  const at = products.findIndex((product) => product.code === code);
  const outcome = outcomes[at];
  const after = outcome && !isViolation(outcome) ? outcome : null;
  const add = () => {
    if (code !== null && change(adding(code), texts.add)) onClose();
  };
  return (
    <Dialog
      title={texts.addHeading}
      lead={texts.addLead}
      aside={<Preview after={after} place={place} />}
      foot={
        <Button look="main" aria-disabled={!after} onClick={add}>
          {texts.add}
        </Button>
      }
      onClose={onClose}
    >
      <h3 className={styles.question}>{texts.where}</h3>
      <Segments
        label={texts.where}
        value={place}
        options={elementPlaces.map((value) => ({ value, text: texts[value] }))}
        onChange={setPlace}
      />
      <h3 className={styles.question}>{texts.what}</h3>
      <div className={styles.cards}>
        {products.map((product, i) => (
          <ProductCard
            key={product.code}
            product={product}
            chosen={product.code === code}
            possible={!isViolation(outcomes[i]!)}
            difference={tried?.[i]?.difference ?? null}
            onChoose={() => setCode(product.code)}
          />
        ))}
      </div>
    </Dialog>
  );
}

/** The whole with the new element marked, or as it is. */
function Preview({ after, place }: { after: Configuration | null; place: ElementPlace }) {
  const { shown } = useConfiguration();
  const count = after ? elementsOf(after).length : 0;
  const above = after?.assembly?.elements.at(-1)?.place === 'above';
  const right = above ? count - 2 : count - 1;
  const element = { left: 0, right, above: count - 1 }[place];
  const mark = after ? { element } : {};
  return <SheetDrawing className={styles.preview} side="inside" tried={{ configuration: after ?? shown, mark }} />;
}

type CardProps = {
  product: ProductType;
  chosen: boolean;
  possible: boolean;
  difference: number | null;
  onChoose: () => void;
};

function ProductCard({ product, chosen, possible, difference, onChoose }: CardProps) {
  const texts = useTexts('assembly');
  const catalogue = useLoadedCatalogue();
  const nameOf = useName();
  const { shown } = useConfiguration();
  const sample = defaultsOf(product, catalogue, shown.profile);
  const [min, max] = product.width;
  return (
    <label className={`${radio.option} ${styles.card}`}>
      <input type="radio" name="element" checked={chosen} disabled={!possible} onChange={onChoose} />
      <span className={radio.mark} />
      <span className={styles.cardPicture}>
        <Drawing scene={pictureOf(sample, drawingFactsOf(sample, catalogue), 64)} />
      </span>
      <span>
        {nameOf(product)}
        <small>{texts.allWidths(thousands(min), thousands(max))}</small>
        {difference !== null && (
          <b>
            <PriceDifference minor={difference} />
          </b>
        )}
      </span>
    </label>
  );
}
