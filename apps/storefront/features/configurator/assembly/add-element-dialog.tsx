import { previewChange } from '@fenestra/domain/configuration/apply-change';
import { type FreePlace, freePlaces, joinableProducts } from '@fenestra/domain/configuration/assembly/change-elements';
import { elementsOf, rowOf } from '@fenestra/domain/configuration/assembly/elements';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { isViolation } from '@fenestra/domain/configuration/rules/violation';
import { useId, useMemo, useState } from 'react';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { Note } from '../../../components/note';
import { DisplayedDifference, usePriceBasis } from '../../../components/displayed-price';
import { sizeText } from '../../../lib/format/numbers';
import { useTexts } from '../../../lib/shop/texts';
import { useName } from '../../../lib/format/use-name';
import choiceDialog from '../choice/choice-dialog.module.css';
import { Part } from '../choice/part';
import { useReason } from '../frame/refusal-text';
import { useImmediateChanges } from '../frame/use-immediate-changes';
import { useConfiguration, useLoadedCatalogue } from '../sync/configuration-context';
import { AddPlaces } from './add-places';
import { AddingDrawing } from './adding-drawing';
import styles from './add-element.module.css';
import { isSamePlace, usePlaceName } from './place-name';
import { ProductCards } from './product-cards';
import { Templates } from './templates';
import { useElementChange } from './use-element-change';
import { adding, type Offer, useOffers } from './use-offers';

type Props = { readonly onAdded: (element: number) => void; readonly onClose: () => void };

/** Where and what: the new element is drawn in its place, its price is that with its coupling. Or another assembly to start with. */
export default function AddElementDialog({ onAdded, onClose }: Props) {
  const texts = useTexts('assembly');
  const basis = usePriceBasis();
  const { shown } = useConfiguration();
  const placeName = usePlaceName();
  const nameOf = useName();
  const change = useElementChange();
  const places = useMemo(() => freePlaces(shown), [shown]);
  const [place, setPlace] = useState<FreePlace | undefined>(places.find((one) => isSamePlace(one, { place: 'right' })));
  const [product, setProduct] = useState<string | null>(null);
  const offers = useOffers(place);
  const { after = null, difference = null } = offers.find(({ code }) => code === product) ?? {};
  const added = after && place ? elementAdded(after, place) : null;
  const { refused, choose, forget } = useImmediateChanges();
  const whatId = useId();
  const [asked, setAsked] = useState(false);
  const goTo = (one: FreePlace) => {
    forget();
    setPlace(one);
  };
  const press = ({ code, change: wanted, refusal, product: pressed }: Offer) => {
    forget();
    if (refusal) choose(wanted, nameOf(pressed)); // shows the reason and the repairs
    else setProduct(code);
  };
  const add = () => {
    if (!place || !after || added === null) {
      setAsked(true);
      document.getElementById(whatId)?.focus();
      return;
    }
    const { width, height } = elementsOf(after)[added]!;
    const label = texts.adding(added + 1, placeName(place), sizeText(width, height));
    if (change(adding(place, product!), label)) return;
    onAdded(added);
    onClose();
  };
  return (
    <Dialog
      title={texts.addHeading}
      lead={texts.addLead}
      aside={<AddingDrawing drawn={after ?? shown} added={added} places={places} place={place} onChoose={goTo} />}
      foot={
        place && (
          <>
            {asked && !after && <Missing />}
            {after && added !== null && <Summary after={after} added={added} place={place} difference={difference} />}
            <Button look="main" onClick={add}>
              {texts.add}
            </Button>
          </>
        )
      }
      onClose={onClose}
    >
      {place ? (
        <>
          <Part number={1} title={texts.where}>
            <AddPlaces places={places} place={place} onChoose={goTo} />
          </Part>
          <Part number={2} id={whatId} title={texts.what} value={`${texts.withCoupling}, ${basis}`}>
            <ProductCards offers={offers} chosen={product} refused={refused} onChoose={press} onRepaired={onClose} />
          </Part>
        </>
      ) : (
        <NoPlace />
      )}
      <Templates onTaken={onClose} />
    </Dialog>
  );
}

/** Asks for what is to be added. */
function Missing() {
  const { chooseProduct } = useTexts('assembly');
  return (
    <div className={choiceDialog.missing}>
      <Note tone="err" role="alert">
        {chooseProduct}
      </Note>
    </div>
  );
}

/** Why nothing more can be added. */
function NoPlace() {
  const reason = useReason();
  const catalogue = useLoadedCatalogue();
  const { shown } = useConfiguration();
  const refused = previewChange(adding({ place: 'right' }, joinableProducts(catalogue)[0]!.code), shown, catalogue);
  return isViolation(refused) ? <Note>{reason(refused)}</Note> : null;
}

/** Number of the new element, from 0. */
function elementAdded(after: Configuration, { place, beside }: FreePlace): number {
  if (place === 'above') return elementsOf(after).length - 1;
  return place === 'left' ? 0 : (beside ?? rowOf(after).length - 1);
}

type SummaryProps = { after: Configuration; added: number; place: FreePlace; difference: number | null };

/** What would be added, what the whole would be, and what that changes of its price. */
function Summary({ after, added, place, difference }: SummaryProps) {
  const texts = useTexts('assembly');
  const placeName = usePlaceName();
  const { width, height } = elementsOf(after)[added]!;
  return (
    <p className={styles.summary} role="status">
      {texts.adding(added + 1, placeName(place), sizeText(width, height))}
      <small>{`${texts.size} ${sizeText(after.width, after.height)}\u00a0mm`}</small>
      {difference !== null && (
        <b>
          <DisplayedDifference net={difference} />
        </b>
      )}
    </p>
  );
}
