import { useId } from 'react';
import type { Size } from '@fenestra/domain/configuration/geometry/geometry';
import { tryChange } from '@fenestra/domain/configuration/apply-change';
import { isViolation } from '@fenestra/domain/configuration/rules/violation';
import radio from '../../../components/radio.module.css';
import { useTexts } from '../../../lib/texts';
import { OptionPrice } from '../choice/option-price';
import type { Draft } from '../choice/use-draft';
import type { Prices } from '../choice/use-prices';
import { useLoadedCatalogue } from '../sync/configuration-context';
import { PanePicture } from './pane-picture';
import styles from './pattern-choices.module.css';
import { isSamePattern, patternName, patterns } from './patterns';
import type { ChosenBars } from './use-bars';

type Props = { draft: Draft; prices: Prices; chosen: ChosenBars; pane: Size };

/** Patterns as miniatures of the pane, none first (GRID-01). */
export function PatternChoices({ draft, prices, chosen, pane }: Props) {
  const name = useId();
  const texts = useTexts('bars');
  const catalogue = useLoadedCatalogue();
  const { width } = catalogue.bars.get(chosen.bars)!;
  const own = chosen.pattern !== null && !patterns.some((each) => isSamePattern(chosen.pattern, each));
  return (
    <fieldset className={styles.patterns}>
      <legend className="sr">{texts.pattern}</legend>
      <label className={`${radio.option} ${styles.pattern}`}>
        <input type="radio" name={name} checked={chosen.pattern === null} onChange={chosen.remove} />
        <PanePicture pane={pane} pattern="" width={width} />
        {texts.none}
      </label>
      {[...patterns, ...(own ? [chosen.pattern] : [])].map((pattern) => {
        const change = chosen.changeTo(chosen.bars, pattern);
        const blocked = isViolation(tryChange(change, draft.configuration, catalogue));
        return (
          <label
            key={pattern}
            className={[radio.option, styles.pattern, blocked && styles.blocked].filter(Boolean).join(' ')}
            onPointerEnter={() => draft.point(change)}
            onPointerLeave={() => draft.point(null)}
          >
            <input
              type="radio"
              name={name}
              checked={isSamePattern(chosen.pattern, pattern)}
              aria-disabled={blocked || undefined}
              onChange={() => chosen.choose(chosen.bars, pattern)}
            />
            <PanePicture pane={pane} pattern={pattern} width={width} />
            <span>{patternName(pattern, texts)}</span>
            <span className={styles.price}>
              {blocked ? '–' : <OptionPrice price={prices.of(change)} from={prices.of(chosen.removal)} />}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
