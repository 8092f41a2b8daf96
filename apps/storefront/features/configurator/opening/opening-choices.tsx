import { useId, useState } from 'react';
import type { OpeningCode } from '@fenestra/domain/configuration/configuration';
import { Segments } from '../../../components/segments';
import { useTexts } from '../../../lib/shop/texts';
import { LoadFailed } from '../choice/load-failed';
import { useAreaNames } from '../choice/use-area-names';
import type { Refused } from '../frame/refusal-note';
import type { ImmediateChanges } from '../frame/use-immediate-changes';
import { useConfiguration } from '../sync/configuration-context';
import { BlockedCard } from './blocked-card';
import { OpeningCard } from './opening-card';
import styles from './opening-choices.module.css';
import { offeredOf, type OpeningItem, useOpenings } from './use-openings';

type Props = { area: string; choosing: ImmediateChanges };

/** The types that one sash may have, most used first, with a way to all of them (OPEN-02 to OPEN-05). */
export function OpeningChoices({ area, choosing }: Props) {
  const { loading, failed } = useTexts('opening');
  const { data, error, isPlaceholderData, refetch } = useOpenings(area);
  if (error) return <LoadFailed text={failed} failure={error} onRetry={() => void refetch()} />;
  if (!data) return <p className={`mute ${styles.waiting}`}>{loading}</p>;
  const present = isPlaceholderData ? null : (data.items.find(({ chosen }) => chosen)?.net ?? null);
  return <Offered area={area} items={data.items} present={present} choosing={choosing} />;
}

type OfferedProps = Props & {
  items: readonly OpeningItem[];
  /** Net price of the product as it is; null while it is unknown. */
  present: number | null;
};

function Offered({ area, items, present, choosing }: OfferedProps) {
  const { shown } = useConfiguration();
  const headingId = useId();
  const [wide, setWide] = useState(false);
  const now = shown.areas.find(({ id }) => id === area)?.opening;
  const { all, usual } = offeredOf(items, now);
  const listed = wide ? all : usual;
  const blocked = listed.filter(({ refused }) => refused !== null);
  const take = ({ code, name }: OpeningItem) =>
    choosing.choose({ kind: 'opening', areas: [area], opening: code as OpeningCode }, name);
  return (
    <section>
      <div className={styles.head}>
        <Heading id={headingId} area={area} />
        {usual.length < all.length && <Range wide={wide} count={all.length} onChange={setWide} />}
      </div>
      <div className={styles.cards} role="radiogroup" aria-labelledby={headingId}>
        {listed
          .filter(({ refused }) => refused === null)
          .map((item) => (
            <OpeningCard key={item.code} area={area} item={item} now={now} present={present} onChoose={take} />
          ))}
      </div>
      {blocked.length > 0 && <Blocked area={area} items={blocked} choosing={choosing} onChoose={take} />}
    </section>
  );
}

function Heading({ id, area }: { id: string; area: string }) {
  const { choiceFor } = useTexts('opening');
  const { product, shown } = useConfiguration();
  const name = useAreaNames(shown).get(area);
  const number = product.areas.findIndex((other) => other.id === area) + 1;
  return <h2 id={id}>{product.assembly ? name : choiceFor(number)}</h2>;
}

type RangeProps = { wide: boolean; count: number; onChange: (wide: boolean) => void };

/** The usual types, or all of them (OPEN-03). */
function Range({ wide, count, onChange }: RangeProps) {
  const { range, mostUsed, all } = useTexts('opening');
  return (
    <Segments
      small
      label={range}
      value={wide ? 'all' : 'usual'}
      options={[
        { value: 'usual', text: mostUsed },
        { value: 'all', text: all(count) },
      ]}
      onChange={(value) => onChange(value === 'all')}
    />
  );
}

type BlockedProps = Props & { items: readonly OpeningItem[]; onChoose: (item: OpeningItem) => void };

/** What the present product cannot have stands below, and says why. */
function Blocked({ area, items, choosing: { refused, forget }, onChoose }: BlockedProps) {
  const { refusedHeading } = useTexts('opening');
  const id = useId();
  return (
    <div className={styles.refused}>
      <h3 id={id}>{refusedHeading}</h3>
      <div role="radiogroup" aria-labelledby={id}>
        {items.map((item) => (
          <BlockedCard
            key={item.code}
            area={area}
            item={item}
            refused={isFor(refused, item) ? refused : null}
            onChoose={onChoose}
            onRepaired={forget}
          />
        ))}
      </div>
    </div>
  );
}

const isFor = (refused: Refused | null, { code }: OpeningItem): boolean =>
  refused?.wanted.kind === 'opening' && refused.wanted.opening === code;
