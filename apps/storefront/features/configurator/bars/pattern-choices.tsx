import { Fragment, useId } from 'react';
import { barPatterns, isSamePattern } from '@fenestra/domain/configuration/choices/bar-patterns';
import type { Size } from '@fenestra/domain/configuration/geometry/rectangle';
import { barPatternName } from '@fenestra/i18n/bar-pattern-name';
import { useTexts } from '../../../lib/shop/texts';
import { OptionPrice } from '../choice/option-price';
import { RadioOption } from '../choice/radio-option';
import { ChoiceRefusal } from '../choice/choice-refusal';
import type { Draft } from '../choice/use-draft';
import type { Prices } from '../choice/use-prices';
import { useRefusalReason } from '../choice/use-refusal-reason';
import { useLoadedCatalogue } from '../sync/configuration-context';
import { PanePicture } from './pane-picture';
import styles from './pattern-choices.module.css';
import type { ChosenBars } from './use-bars';

type Props = { draft: Draft; prices: Prices; chosen: ChosenBars; pane: Size };

/** Patterns as miniatures of the pane, none first (GRID-01). */
export function PatternChoices({ draft, prices, chosen, pane }: Props) {
  const name = useId();
  const texts = useTexts('bars');
  const named = useTexts('refusal');
  const catalogue = useLoadedCatalogue();
  const { width } = catalogue.bars.get(chosen.bars)!;
  const whyNot = useRefusalReason(draft);
  const wanted = draft.refused?.wanted;
  const refused = wanted?.kind === 'bars' && wanted.bars === chosen.bars ? wanted.pattern : null;
  return (
    <fieldset className={styles.patterns}>
      <legend className="sr">{texts.pattern}</legend>
      <RadioOption className={styles.pattern} name={name} checked={chosen.pattern === null} onChoose={chosen.remove}>
        <PanePicture pane={pane} pattern="" width={width} />
        {texts.none}
      </RadioOption>
      {withOwn([chosen.pattern, refused]).map((pattern, i) => {
        const change = chosen.changeTo(chosen.bars, pattern);
        const why = whyNot(change);
        return (
          <Fragment key={pattern}>
            <RadioOption
              className={why ? `${styles.pattern} ${styles.blocked}` : styles.pattern}
              name={name}
              checked={isSamePattern(chosen.pattern, pattern)}
              refusal={why}
              describedBy={why ? `${name}${i}` : undefined}
              onChoose={() => chosen.choose(chosen.bars, pattern)}
              onPoint={(on) => draft.point(on ? change : null)}
            >
              <PanePicture pane={pane} pattern={pattern} width={width} />
              <span>{barPatternName(pattern, named)}</span>
              <span className={styles.price}>
                {why ? '–' : <OptionPrice price={prices.of(change)} from={prices.of(chosen.removal)} />}
              </span>
              <span id={`${name}${i}`} hidden>
                {why}
              </span>
            </RadioOption>
            {isSamePattern(refused, pattern) && <ChoiceRefusal draft={draft} choice={{ kind: 'bars' }} />}
          </Fragment>
        );
      })}
    </fieldset>
  );
}

/** The usual ones, then those that the steppers made or asked for. */
function withOwn(others: readonly (string | null)[]): string[] {
  const own = others.filter((each) => each !== null && !barPatterns.some((usual) => isSamePattern(each, usual)));
  return [...barPatterns, ...new Set(own.flatMap((each) => each ?? []))];
}
