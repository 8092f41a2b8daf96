import type { ComparedPrice, WireQuote } from '@fenestra/contracts/wire/quote-calls';
import { dayInNumbers } from '@fenestra/i18n/day-text';
import { inSentence } from '@fenestra/i18n/in-sentence';
import { DisplayedDifference, DisplayedPrice, usePriceBasis } from '../../../components/displayed-price';
import { lineTitle } from '../../../lib/format/line-title';
import { useShop, useTexts } from '../../../lib/shop/texts';
import { useComparedNames } from '../../../components/saving/compared-names';
import { availableElements, netOf } from '../../../components/saving/offer-sums';
import styles from './price-comparison.module.css';

/** Which parts make the difference and why; those that cost the same share a row. */
export function PriceComparison({ offer }: { offer: WireQuote }) {
  const shop = useShop();
  const texts = useTexts('saved');
  const nameOf = useComparedNames();
  const rows = rowsOf(availableElements(offer));
  const gone = offer.elements.filter(({ goneToday }) => goneToday);
  const anew = new Set(offer.elements.flatMap(({ repaired, repairedToday = [] }) => [...repaired, ...repairedToday]));
  const same = rows.filter(({ before, now }) => before === now);
  const { offered, today } = netOf(offer);
  return (
    <section className={styles.why}>
      <h3>{texts.why}</h3>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{dayInNumbers(offer.savedOn, shop)}</th>
            <th scope="col">{texts.today}</th>
            <th scope="col">{texts.difference}</th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ before, now }) => before !== now)
            .map(({ key, ...prices }) => (
              <Row
                key={key}
                name={nameOf(key)}
                reason={texts.because[reasonOf({ key, ...prices }, anew)]}
                {...prices}
              />
            ))}
          {gone.map((element) => (
            <Row
              key={element.configurationId}
              name={lineTitle(element.name, element)}
              reason={texts.because.notMade}
              before={element.quantity * element.offered}
              now={0}
            />
          ))}
          {same.length > 0 && (
            <Row
              name={same.map(({ key }, nth) => (nth === 0 ? nameOf(key) : inSentence(nameOf(key), shop))).join(', ')}
              reason={texts.because.same}
              {...sumOf(same)}
            />
          )}
        </tbody>
        <tfoot>
          <Row name={texts.total(usePriceBasis())} before={offered} now={today} />
        </tfoot>
      </table>
    </section>
  );
}

function Row({ name, reason, before, now }: { name: string; reason?: string; before: number; now: number }) {
  return (
    <tr className={before === now ? styles.same : undefined}>
      <th scope="row">
        {name}
        {reason && <span>{reason}</span>}
      </th>
      <td>
        <DisplayedPrice net={before} />
      </td>
      <td>
        <DisplayedPrice net={now} />
      </td>
      <td>
        <DisplayedDifference net={now - before} />
      </td>
    </tr>
  );
}

/** The parts of the elements, kind by kind. */
function rowsOf(elements: WireQuote['elements']): ComparedPrice[] {
  const byKey = Map.groupBy(
    elements.flatMap(({ compared, quantity }) =>
      compared.map(({ key, before, now }) => ({ key, before: quantity * before, now: quantity * now })),
    ),
    ({ key }) => key,
  );
  return [...byKey].map(([key, parts]) => ({ key, ...sumOf(parts) }));
}

const sumOf = (parts: readonly ComparedPrice[]) => ({
  before: parts.reduce((sum, { before }) => sum + before, 0),
  now: parts.reduce((sum, { now }) => sum + now, 0),
});

/** A colour is a share of the frame's price, so it follows that; of what is chosen anew the price list says nothing. */
function reasonOf({ key, before, now }: ComparedPrice, anew: ReadonlySet<ComparedPrice['key']>) {
  if (anew.has(key)) return 'anew';
  if (before === 0) return 'added';
  if (now === 0) return 'gone';
  if (key === 'colour') return 'ofFrame';
  return now > before ? 'dearer' : 'cheaper';
}
