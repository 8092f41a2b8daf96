import { tryChange } from '@fenestra/domain/configuration/apply-change';
import type { Change } from '@fenestra/domain/configuration/change';
import { type FreePlace, freePlaces, joinableProducts } from '@fenestra/domain/configuration/assembly/change-elements';
import { elementsOf, rowOf } from '@fenestra/domain/configuration/assembly/elements';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { isViolation } from '@fenestra/domain/configuration/rules/violation';
import { useMemo, useState } from 'react';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { ShownDifference, useBasis } from '../../../components/shown-price';
import { sizeText } from '../../../lib/numbers';
import { useTexts } from '../../../lib/texts';
import { useConfiguration, useLoadedCatalogue } from '../sync/configuration-context';
import { useTried } from '../sync/use-tried';
import { AddPlaces } from './add-places';
import { AddingDrawing } from './adding-drawing';
import styles from './add-element.module.css';
import { isSamePlace, usePlaceName } from './place-name';
import { ProductCards } from './product-cards';
import { Templates } from './templates';
import { useElementChange } from './use-element-change';

type Props = { readonly onAdded: (element: number) => void; readonly onClose: () => void };

/** Where and what: the new element is drawn in its place, its price is that with its coupling. Or another assembly to start with. */
export default function AddElementDialog({ onAdded, onClose }: Props) {
  const texts = useTexts('assembly');
  const basis = useBasis();
  const { shown } = useConfiguration();
  const nameOf = usePlaceName();
  const change = useElementChange();
  const places = useMemo(() => freePlaces(shown), [shown]);
  const [place, setPlace] = useState<FreePlace | undefined>(places.find((one) => isSamePlace(one, { place: 'right' })));
  const [product, setProduct] = useState<string | null>(null);
  const offers = useOffers(place);
  const { after = null, difference = null } = offers.find(({ code }) => code === product) ?? {};
  const added = after && place ? elementAdded(after, place) : null;
  const add = () => {
    if (!place || product === null || !after || added === null) return;
    const { width, height } = elementsOf(after)[added]!;
    const label = texts.adding(added + 1, nameOf(place), sizeText(width, height));
    if (change(adding(place, product), label)) return;
    onAdded(added);
    onClose();
  };
  return (
    <Dialog
      title={texts.addHeading}
      lead={texts.addLead}
      aside={<AddingDrawing drawn={after ?? shown} added={added} places={places} place={place} onChoose={setPlace} />}
      foot={
        <>
          {after && place && added !== null && (
            <Summary after={after} added={added} place={place} difference={difference} />
          )}
          <Button look="main" aria-disabled={!after} onClick={add}>
            {texts.add}
          </Button>
        </>
      }
      onClose={onClose}
    >
      {place && (
        <>
          <h3 className={styles.question}>{texts.where}</h3>
          <AddPlaces places={places} place={place} onChoose={setPlace} />
          <h3 className={styles.question}>
            {texts.what}
            <small>
              {texts.withCoupling}, {basis}
            </small>
          </h3>
          <ProductCards offers={offers} chosen={product} onChoose={setProduct} />
        </>
      )}
      <Templates onTaken={onClose} />
    </Dialog>
  );
}

const adding = (place: FreePlace, product: string): Change => ({ kind: 'add-element', ...place, product });

/** Each product that can be joined, what it would make of the whole in this place, and what it changes of the price. */
function useOffers(place: FreePlace | undefined) {
  const catalogue = useLoadedCatalogue();
  const { shown } = useConfiguration();
  const offers = useMemo(() => {
    if (!place) return [];
    return joinableProducts(catalogue).map((product) => {
      const change = adding(place, product.code);
      const after = tryChange(change, shown, catalogue);
      return { code: product.code, product, change, after: isViolation(after) ? null : after };
    });
  }, [place, shown, catalogue]);
  const tried = useTried(offers.map(({ change }) => [change]));
  return offers.map((offer, i) => ({ ...offer, difference: tried?.[i]?.difference ?? null }));
}
export type Offer = ReturnType<typeof useOffers>[number];

/** Number of the new element, from 0. */
function elementAdded(after: Configuration, { place, beside }: FreePlace): number {
  if (place === 'above') return elementsOf(after).length - 1;
  return place === 'left' ? 0 : (beside ?? rowOf(after).length - 1);
}

type SummaryProps = { after: Configuration; added: number; place: FreePlace; difference: number | null };

/** What would be added, what the whole would be, and what that changes of its price. */
function Summary({ after, added, place, difference }: SummaryProps) {
  const texts = useTexts('assembly');
  const nameOf = usePlaceName();
  const { width, height } = elementsOf(after)[added]!;
  return (
    <p className={styles.summary} role="status">
      {texts.adding(added + 1, nameOf(place), sizeText(width, height))}
      <small>{`${texts.size} ${sizeText(after.width, after.height)}\u00a0mm`}</small>
      {difference !== null && (
        <b>
          <ShownDifference net={difference} />
        </b>
      )}
    </p>
  );
}
