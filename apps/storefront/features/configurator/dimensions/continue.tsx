import type { MouseEvent } from 'react';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { goTo } from '../../../lib/navigation/address';
import { focusFirstInvalid } from '../../../lib/accessibility/focus-first-invalid';
import { useTexts } from '../../../lib/shop/texts';
import { useScreenPath } from '../frame/steps';
import { useConfiguration } from '../sync/configuration-context';
import { useAfterResponse } from '../sync/use-after-response';
import styles from './dimensions-step.module.css';

/**
 * Goes on unless a size is wrong: then it stays with the first one, whose own message is the only one (STEP-05, DIM-08). Where the server
 * alone judges its answer is waited for, as long as one can come.
 */
export function Continue() {
  const texts = useTexts('configurator');
  const path = useScreenPath();
  const { rules } = useConfiguration();
  const { waiting, onceAnswered } = useAfterResponse();
  const press = ({ currentTarget }: MouseEvent) => {
    const screen = currentTarget.closest('main')!;
    const goOn = (refused: boolean) => {
      if (!focusFirstInvalid(screen) && !refused) goTo(path('profile'));
    };
    if (rules) goOn(false);
    else onceAnswered((outcome) => goOn(outcome === 'refused'));
  };
  return (
    <Button look="main" block busy={waiting} onClick={press}>
      <span className={styles.long}>{texts.continueTo.profile}</span>
      <span className={styles.short}>{texts.goOn}</span>
      <Icon name="arrow-right" />
    </Button>
  );
}
