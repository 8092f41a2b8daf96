import { useId } from 'react';
import type { Texts } from '@fenestra/i18n/texts/texts';
import { useTexts } from '../../../lib/shop/texts';
import { ChoiceCard } from '../choice/choice-card';
import { Part } from '../choice/part';
import { RefusalNote } from '../frame/refusal-note';
import { useImmediateChanges } from '../frame/use-immediate-changes';
import { useConfiguration, useLoadedCatalogue } from '../sync/configuration-context';
import styles from './directions.module.css';
import { DoorPlan } from './door-plan';

type DoorCode = keyof Texts['door']['directions'];

/** The hands and directions of a door as four plans; each costs the same (OPEN-06 to OPEN-08). */
export function Directions() {
  const name = useId();
  const texts = useTexts('door');
  const { same } = useTexts('choice');
  const { shown } = useConfiguration();
  const { products } = useLoadedCatalogue();
  const { refused, choose, forget } = useImmediateChanges();
  const [area] = shown.areas;
  const codes = products.get(shown.product)!.fields[0]!.openings as readonly DoorCode[];
  return (
    <Part level="h2" number={1} title={texts.direction} right={same}>
      <fieldset className={styles.plans}>
        <legend className="sr">{texts.direction}</legend>
        {inOrder(codes).map((code) => (
          <ChoiceCard
            key={code}
            name={name}
            look="plan"
            checked={code === area!.opening}
            title={texts.directions[code]}
            picture={<DoorPlan opening={code} />}
            onChoose={() => choose({ kind: 'opening', areas: [area!.id], opening: code }, texts.directions[code])}
          />
        ))}
      </fieldset>
      <RefusalNote {...refused} onRepaired={forget} />
    </Part>
  );
}

/** Left before right and inward before outward, as people read them. */
const reading: readonly DoorCode[] = ['dl', 'dp', 'dlx', 'dpx', 'dsz', 'ds', 'dsxz', 'dsx'];
const inOrder = (codes: readonly DoorCode[]) => reading.filter((code) => codes.includes(code));
