import type { WireQuote } from '@fenestra/contracts/wire/quote-calls';
import { BreakdownButton } from '../../../components/breakdown/breakdown';
import { Button } from '../../../components/button';
import { LinePicture } from '../../../components/line-picture';
import { DisplayedPrice } from '../../../components/displayed-price';
import { lineTitle } from '../../../lib/format/line-title';
import { useTexts } from '../../../lib/shop/texts';
import styles from './saved-project.module.css';
import { usePricedElements } from './use-priced-elements';

type Element = WireQuote['elements'][number];
type Props = { offer: WireQuote; busy: string | null; onOpen: (element: Element) => void };

/** The elements of a project, each of which can be opened alone. */
export function SavedProject({ offer, busy, onOpen }: Props) {
  const texts = useTexts('saved');
  const priced = usePricedElements(offer.holds ? 'offered' : 'today', offer.elements);
  return (
    <>
      <p className={styles.lead}>{texts.severalLead}</p>
      <ul className={styles.elements}>
        {offer.elements.map((element, i) => (
          <li key={element.configurationId}>
            <LinePicture className={styles.picture} address={element.picture} width={120} />
            <div className={styles.product}>
              <b>{lineTitle(element.name, element)}</b>
              <span>
                {texts.pieces(element.quantity)} ×{' '}
                <DisplayedPrice net={offer.holds ? element.offered : element.today} />
              </span>
              <BreakdownButton name={lineTitle(element.name, element)} of={[priced[i]!]} />
            </div>
            <Button
              size="compact"
              busy={busy === element.configurationId}
              aria-label={`${texts.openOne}: ${lineTitle(element.name, element)}`}
              onClick={() => onOpen(element)}
            >
              {texts.openOne}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
