import type { ReactNode } from 'react';
import { Dialog } from '../../../components/dialog';
import { goTo } from '../../../lib/navigation/address';
import { useTexts } from '../../../lib/shop/texts';
import styles from './modal-over.module.css';
import { type Step, useScreenPath } from './steps';
import { WithRules } from './with-rules';

/** The choice over a step that the address opens, once its code and the rules are there. */
export function ModalOver({ step, children }: { step: Step; children: ReactNode }) {
  return children && <WithRules waiting={<Opening step={step} />}>{children}</WithRules>;
}

/** As large as what comes, so that nothing jumps when it is there. */
function Opening({ step }: { step: Step }) {
  const { loading } = useTexts('choice');
  const path = useScreenPath();
  return (
    <Dialog
      ofAddress
      title={loading}
      aside={<div className={styles.sheet} />}
      foot={<div className={styles.foot} />}
      onClose={() => goTo(path(step))}
    >
      <div className={styles.choices} aria-busy="true" />
    </Dialog>
  );
}
