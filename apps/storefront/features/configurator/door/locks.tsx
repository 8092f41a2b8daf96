import { useId } from 'react';
import type { ChangeOf } from '@fenestra/domain/configuration/change';
import { isEqual } from '@fenestra/domain/is-equal';
import { useTexts } from '../../../lib/shop/texts';
import { useName } from '../../../lib/format/use-name';
import { ChoiceCard } from '../choice/choice-card';
import { OptionPrice } from '../choice/option-price';
import { Part } from '../choice/part';
import refusedHere from '../choice/choice-refusal.module.css';
import { useRefusalReason } from '../choice/use-refusal-reason';
import { RefusalNote } from '../frame/refusal-note';
import { useImmediateChanges } from '../frame/use-immediate-changes';
import { usePricesAfter } from '../price/use-prices-after';
import { useConfiguration, useLoadedCatalogue } from '../sync/configuration-context';
import styles from './locks.module.css';

const lockChange = (lock: number): ChangeOf<'lock'> => ({ kind: 'lock', lock });

/** The locks that fit the door, with their difference to the chosen one (windows-domain 7.5). */
export function Locks() {
  const name = useId();
  const texts = useTexts('door');
  const nameOf = useName();
  const { shown, product } = useConfiguration();
  const { data } = useLoadedCatalogue();
  const { refused, choose, forget } = useImmediateChanges();
  const type = product.product.data.type;
  const locks = data.locks.filter(({ types }) => types.some((each) => each === type));
  const [now = null, ...prices] = usePricesAfter([[], ...locks.map(({ id }) => [lockChange(id)])]).prices;
  const whyNot = useRefusalReason({ configuration: shown });
  const chosen = shown.lock ?? locks[0]!.id;
  return (
    <Part level="h2" number={3} title={texts.lock}>
      <fieldset className={styles.locks}>
        <legend className="sr">{texts.lock}</legend>
        {locks.map((lock, i) => (
          <ChoiceCard
            key={lock.id}
            name={name}
            look="row"
            checked={lock.id === chosen}
            title={nameOf(lock)}
            price={<OptionPrice chosen={lock.id === chosen} price={prices[i] ?? null} from={now} />}
            refusal={whyNot(lockChange(lock.id))}
            onChoose={() => choose(lockChange(lock.id), nameOf(lock))}
          >
            {refused && isEqual(refused.wanted, lockChange(lock.id)) && (
              <div className={refusedHere.refused} data-refused>
                <RefusalNote {...refused} within onRepaired={forget} />
              </div>
            )}
          </ChoiceCard>
        ))}
      </fieldset>
    </Part>
  );
}
