import type { Change } from '@fenestra/domain/configuration/change';
import { useRef, useState } from 'react';
import { useDisplayedPriceText } from '../../../components/displayed-price';
import { useTexts } from '../../../lib/shop/texts';
import { useName } from '../../../lib/format/use-name';
import { useRefusalReason } from '../choice/use-refusal-reason';
import type { ImmediateChanges } from '../frame/use-immediate-changes';
import { useConfiguration, useLoadedCatalogue } from '../sync/configuration-context';
import { usePreviews } from '../sync/use-previews';
import styles from './coupling-choice.module.css';

type Props = { joint: number; choosing: ImmediateChanges };

/**
 * Which coupling a joint has. As soon as the list is gone to, each says what it changes of the price, or why it cannot be had. Arrow keys
 * go through a closed list, so that what they come to counts on Enter or on leaving it, as what is typed does.
 */
export function CouplingChoice({ joint, choosing }: Props) {
  const texts = useTexts('assembly');
  const nameOf = useName();
  const { shown } = useConfiguration();
  const { couplings } = useLoadedCatalogue().data;
  const [looked, look] = useState(false);
  const changeTo = (coupling: number): Change => ({ kind: 'coupling', joint, coupling });
  const noteOf = useNotes(looked ? couplings.map(({ id }) => changeTo(id)) : []);
  const present = shown.assembly?.couplings[joint - 1];
  const [gone, goTo] = useState<number | null>(null);
  const byKey = useRef(false);
  if (present === undefined) return null;
  const take = (coupling: number | null) => {
    goTo(null);
    if (coupling !== null && coupling !== present) choosing.choose(changeTo(coupling), texts.coupling(joint));
  };
  return (
    <select
      className={styles.select}
      aria-label={texts.coupling(joint)}
      value={gone ?? present}
      onPointerEnter={() => look(true)}
      onFocus={() => look(true)}
      onBlur={() => {
        look(false);
        take(gone);
      }}
      onPointerDown={() => (byKey.current = false)}
      onKeyDown={({ key }) => {
        byKey.current = key !== 'Enter' && key !== ' '; // these open the list, or choose in it
        if (key === 'Enter') take(gone);
      }}
      onChange={({ target }) => (byKey.current ? goTo : take)(Number(target.value))}
    >
      {couplings.map((coupling, i) => (
        <option key={coupling.id} value={coupling.id}>
          {[nameOf(coupling), coupling.id === present ? null : noteOf(i)].filter(Boolean).join(' · ')}
        </option>
      ))}
    </select>
  );
}

/** What a change comes to: its difference of the price once that is known, or the reason against it. */
function useNotes(changes: readonly Change[]): (nth: number) => string | null {
  const { shown } = useConfiguration();
  const whyNot = useRefusalReason({ configuration: shown });
  const price = useDisplayedPriceText();
  const { same } = useTexts('choice');
  const tried = usePreviews(changes.map((change) => [change]));
  return (nth) => {
    const wanted = changes[nth];
    if (!wanted) return null;
    const net = tried?.[nth]?.difference ?? null;
    return (
      whyNot(wanted) ??
      (net === null ? null : net === 0 ? same : `${net < 0 ? '\u2212' : '+'}\u00a0${price(Math.abs(net))}`)
    );
  };
}
