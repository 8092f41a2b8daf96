import { Fragment, useId } from 'react';
import type { Size } from '@fenestra/domain/configuration/geometry/geometry';
import radio from '../../../components/radio.module.css';
import { useTexts } from '../../../lib/texts';
import { OptionPrice } from '../choice/option-price';
import { RefusedHere } from '../choice/refused-here';
import type { Draft } from '../choice/use-draft';
import type { Prices } from '../choice/use-prices';
import { useWhyNot } from '../choice/use-why-not';
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
  const whyNot = useWhyNot(draft);
  const wanted = draft.refused?.wanted;
  const refused = wanted?.kind === 'bars' && wanted.bars === chosen.bars ? wanted.pattern : null;
  return (
    <fieldset className={styles.patterns}>
      <legend className="sr">{texts.pattern}</legend>
      <label className={`${radio.option} ${styles.pattern}`}>
        <input type="radio" name={name} checked={chosen.pattern === null} onChange={chosen.remove} />
        <PanePicture pane={pane} pattern="" width={width} />
        {texts.none}
      </label>
      {withOwn([chosen.pattern, refused]).map((pattern, i) => {
        const change = chosen.changeTo(chosen.bars, pattern);
        const why = whyNot(change);
        return (
          <Fragment key={pattern}>
            <label
              className={[radio.option, styles.pattern, why && styles.blocked].filter(Boolean).join(' ')}
              onPointerEnter={() => draft.point(change)}
              onPointerLeave={() => draft.point(null)}
            >
              <input
                type="radio"
                name={name}
                checked={isSamePattern(chosen.pattern, pattern)}
                aria-disabled={why ? true : undefined}
                aria-describedby={why ? `${name}${i}` : undefined}
                onChange={() => chosen.choose(chosen.bars, pattern)}
              />
              <PanePicture pane={pane} pattern={pattern} width={width} />
              <span>{patternName(pattern, texts)}</span>
              <span className={styles.price}>
                {why ? '–' : <OptionPrice price={prices.of(change)} from={prices.of(chosen.removal)} />}
              </span>
              <span id={`${name}${i}`} hidden>
                {why}
              </span>
            </label>
            {isSamePattern(refused, pattern) && <RefusedHere draft={draft} choice={{ kind: 'bars' }} />}
          </Fragment>
        );
      })}
    </fieldset>
  );
}

/** The usual ones, then those that the steppers made or asked for. */
function withOwn(others: readonly (string | null)[]): string[] {
  const own = others.filter((each) => each !== null && !patterns.some((usual) => isSamePattern(each, usual)));
  return [...patterns, ...new Set(own.flatMap((each) => each ?? []))];
}
