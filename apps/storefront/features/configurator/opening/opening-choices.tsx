import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ChoiceItem } from '@fenestra/contracts/wire/choices';
import type { OpeningCode } from '@fenestra/domain/configuration/configuration';
import { openingDifference } from '@fenestra/domain/configuration/geometry/opening-difference';
import { Button } from '../../../components/button';
import radio from '../../../components/radio.module.css';
import { Segments } from '../../../components/segments';
import { callConfigurator } from '../../../lib/configurator-client';
import { useShop, useTexts } from '../../../lib/texts';
import { OptionPrice } from '../choice/option-price';
import { useAreaNames } from '../choice/use-area-names';
import { useConfiguration } from '../sync/configuration-context';
import { RefusalNote, type Refused } from '../frame/refusal-note';
import { useReason } from '../frame/refusal-text';
import type { Choosing } from '../frame/use-choosing';
import { OpeningPicture } from './opening-picture';
import styles from './opening-choices.module.css';

type Props = { area: string; choosing: Choosing };

/** All opening types of a sash with their prices, in one request (OPEN-04). */
function useOpenings(area: string) {
  const { product } = useConfiguration();
  const shop = useShop();
  return useQuery({
    queryKey: ['openings', product.configurationId, area, product.revision],
    placeholderData: (before) => before,
    queryFn: () =>
      callConfigurator('getCiselnikOtevirani', { shopId: shop.id, configurationId: product.configurationId, area }),
  });
}

/** The types that one sash may have, most used first, with a way to all of them (OPEN-02 to OPEN-05). */
export function OpeningChoices({ area, choosing: { refused, choose, forget } }: Props) {
  const texts = useTexts('opening');
  const { retry } = useTexts('shell');
  const { product, shown } = useConfiguration();
  const { data, isError, isPlaceholderData, refetch } = useOpenings(area);
  const [all, setAll] = useState(false);
  const number = product.areas.findIndex(({ id }) => id === area) + 1;
  const headingId = useId();
  const name = useAreaNames(shown).get(area);
  const now = shown.areas[number - 1]?.opening;

  if (isError)
    return (
      <div role="alert">
        <p>{texts.failed}</p>
        <Button onClick={() => void refetch()}>{retry}</Button>
      </div>
    );
  if (!data) return <p className={`mute ${styles.waiting}`}>{texts.loading}</p>;
  // What no size or other choice makes possible is not offered at all.
  const offered = data.items.filter(({ refused: why }) => why?.code !== 'opening-not-offered');
  const usual = offered.filter(({ code, mostUsed }) => mostUsed || code === now);
  const listed = all ? offered : usual;
  const possible = listed.filter(({ refused: why }) => why === null);
  const blocked = listed.filter(({ refused: why }) => why !== null);
  const present = isPlaceholderData ? null : (data.items.find((item) => item.chosen)?.net ?? null);
  const take = ({ code, name }: Item) => choose({ kind: 'opening', areas: [area], opening: code as OpeningCode }, name);
  return (
    <section>
      <div className={styles.head}>
        <h2 id={headingId}>{product.assembly ? name : texts.choiceFor(number)}</h2>
        {usual.length < offered.length && (
          <Segments
            small
            label={texts.range}
            value={all ? 'all' : 'usual'}
            options={[
              { value: 'usual', text: texts.mostUsed },
              { value: 'all', text: texts.all(offered.length) },
            ]}
            onChange={(value) => setAll(value === 'all')}
          />
        )}
      </div>
      <div className={styles.cards} role="radiogroup" aria-labelledby={headingId}>
        {possible.map((item) => (
          <Card key={item.code} area={area} item={item} now={now} present={present} onChoose={take} />
        ))}
      </div>
      {blocked.length > 0 && (
        <div className={styles.refused}>
          <h3 id={`${headingId}n`}>{texts.refusedHeading}</h3>
          <div role="radiogroup" aria-labelledby={`${headingId}n`}>
            {blocked.map((item) => (
              <BlockedCard
                key={item.code}
                area={area}
                item={item}
                refused={isFor(refused, item) ? refused : null}
                onChoose={take}
                onRepaired={forget}
              />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}

type Item = ChoiceItem<'getCiselnikOtevirani'>;

const isFor = (refused: Refused | null, { code }: Item): boolean =>
  refused?.wanted.kind === 'opening' && refused.wanted.opening === code;

type CardProps = { area: string; item: Item; onChoose: (item: Item) => void };
type PricedProps = CardProps & {
  now: OpeningCode | undefined;
  /** Net price of the product as it is; null while it is unknown. */
  present: number | null;
};

function Card({ area, item, now, present, onChoose }: PricedProps) {
  const texts = useTexts('opening');
  const { name, net } = item;
  const code = item.code as OpeningCode;
  const id = useId();
  const chosen = code === now;
  const difference = now && openingDifference(now, code);
  const hint = chosen ? texts.chosen : difference && texts.hints[difference];
  return (
    <label className={`${radio.option} ${styles.card}`}>
      <input
        type="radio"
        name={`opening-${area}`}
        checked={chosen}
        aria-labelledby={`${id}n`}
        aria-describedby={`${id}d`}
        onChange={() => onChoose(item)}
      />
      <OpeningPicture opening={code} width={62} id={`${area}${code}`} />
      <span className={styles.name}>
        <span className={radio.mark} />
        <span>
          <span id={`${id}n`}>{name}</span>
          <small id={`${id}d`}>
            {hint && `${hint}, `}
            <OptionPrice price={chosen ? present : net} from={present} included={chosen} />
          </small>
        </span>
      </span>
    </label>
  );
}

type BlockedProps = CardProps & { refused: Refused | null; onRepaired: () => void };

/** Says why it cannot be taken; a press opens what would help, within the card. */
function BlockedCard({ area, item, refused, onChoose, onRepaired }: BlockedProps) {
  const { code, name, refusal, refused: why } = item;
  const reason = useReason();
  const id = useId();
  return (
    <div className={styles.blocked} data-open={refused !== null || undefined}>
      <label className={radio.option}>
        <input
          type="radio"
          name={`blocked-${area}`}
          checked={refused !== null}
          aria-disabled
          aria-describedby={id}
          onChange={() => onChoose(item)}
        />
        <OpeningPicture opening={code as OpeningCode} width={36} id={`no${area}${code}`} />
        <span>
          <b>{name}</b>
          <span id={id}>{!refused && (why ? reason(why) : refusal)}</span>
        </span>
      </label>
      <RefusalNote {...refused} within onRepaired={onRepaired} />
    </div>
  );
}
