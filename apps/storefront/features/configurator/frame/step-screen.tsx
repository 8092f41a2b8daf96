import { type ReactNode } from 'react';
import { Stage } from '../stage/stage';
import styles from './step-screen.module.css';
import type { Step } from './steps';
import { TopBar } from './top-bar';

type Props = { step: Step; onPress?: (area: string) => void; numbered?: boolean; children: ReactNode };

/** Every step looks the same: bar above, sheet left, panel right. */
export function StepScreen({ step, onPress, numbered, children }: Props) {
  return (
    <>
      <TopBar step={step} />
      <main className={styles.screen} id="obsah" tabIndex={-1}>
        <Stage onPress={onPress} numbered={numbered} />
        {children}
      </main>
    </>
  );
}
