import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ChoiceItem } from '@fenestra/contracts/wire/choices';
import type { OpeningCode } from '@fenestra/domain/configuration/configuration';
import { Button } from '../../../components/button';
import radio from '../../../components/radio.module.css';
import { Segments } from '../../../components/segments';
import { callConfigurator } from '../../../lib/configurator-client';
import { useShop, useTexts } from '../../../lib/texts';
import { useAreaNames } from '../choice/use-area-names';
import { useConfiguration } from '../sync/configuration-context';
import { RefusalNote } from '../frame/refusal-note';
import type { Outcome } from '../sync/use-changes';
import { OpeningPicture } from './opening-picture';
import styles from './opening-choices.module.css';

/** The types that one sash may have, most used first, with a way to all of them (OPEN-02 to OPEN-05). */
export function OpeningChoices({ area }: { area: string }) {
  const texts = useTexts('opening');
  const { retry } = useTexts('shell');
  const { product, shown } = useConfiguration();
  const shop = useShop();
  const { data, isError, refetch } = useQuery({
    queryKey: ['openings', product.configurationId, area, product.revision],
    placeholderData: (before) => before,
    queryFn: () =>
      callConfigurator('getCiselnikOtevirani', { shopId: shop.id, configurationId: product.configurationId, area }),
  });
  const [all, setAll] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
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
  if (!data) return <p className="mute">{texts.loading}</p>;
  const possible = data.items.filter(({ refusal }) => refusal === null);
  const refused = data.items.filter(({ refusal }) => refusal !== null);
  const usual = possible.filter(({ code, mostUsed }) => mostUsed || code === now);
  return (
    <section>
      <div className={styles.head}>
        <h2 id={headingId}>{product.assembly ? name : texts.choiceFor(number)}</h2>
        {usual.length < possible.length && (
          <Segments
            small
            label={texts.range}
            value={all ? 'all' : 'usual'}
            options={[
              { value: 'usual', text: texts.mostUsed },
              { value: 'all', text: texts.all(possible.length) },
            ]}
            onChange={(value) => setAll(value === 'all')}
          />
        )}
      </div>
      <div className={styles.cards} role="radiogroup" aria-labelledby={headingId}>
        {(all ? possible : usual).map((item) => (
          <Card key={item.code} area={area} item={item} chosen={item.code === now} onOutcome={setOutcome} />
        ))}
      </div>
      <RefusalNote refusal={outcome} onRepaired={() => setOutcome(null)} />
      {refused.length > 0 && (
        <div className={styles.refused}>
          <h3>{texts.refusedHeading}</h3>
          <ul>
            {refused.map(({ code, name, refusal }) => (
              <li key={code}>
                <OpeningPicture opening={code as OpeningCode} width={36} id={`no${area}${code}`} />
                <span>
                  <b>{name}</b>
                  <span>{refusal}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

type CardProps = {
  area: string;
  item: ChoiceItem<'getCiselnikOtevirani'>;
  chosen: boolean;
  onOutcome: (outcome: Outcome) => void;
};

function Card({ area, item: { code, name }, chosen, onOutcome }: CardProps) {
  const texts = useTexts('opening');
  const { change } = useConfiguration();
  const opening = code as OpeningCode;
  return (
    <label className={`${radio.option} ${styles.card}`}>
      <input
        type="radio"
        name={`opening-${area}`}
        checked={chosen}
        onChange={() => onOutcome(change({ kind: 'opening', areas: [area], opening }, name))}
      />
      <OpeningPicture opening={opening} width={62} id={`${area}${code}`} />
      <span className={styles.name}>
        <span className={radio.mark} />
        <span>
          {name}
          {chosen && <small>{texts.chosen}</small>}
        </span>
      </span>
    </label>
  );
}
