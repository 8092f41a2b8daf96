import { type ReactNode } from 'react';
import { Redirect } from '../../../lib/navigation/address';
import { DeferredConfiguration } from '../sync/deferred-configuration';
import type { PreviewedConfiguration } from '../stage/live-drawing';
import { type Look, Stage } from '../stage/stage';
import styles from './step-screen.module.css';
import { type Step, useScreenPath, useSteps } from './steps';
import { TopBar } from './top-bar';

type Props = {
  step: Step;
  onPress?: (area: string) => void;
  look?: Look;
  tried?: PreviewedConfiguration;
  children: ReactNode;
};

/** Every step looks the same: bar above, sheet left, panel right. One that the product has not leads to its first. */
export function StepScreen({ step, onPress, look, tried, children }: Props) {
  const steps = useSteps();
  const path = useScreenPath();
  if (!steps.includes(step)) return <Redirect to={path(steps[0]!)} />;
  return (
    <>
      <DeferredConfiguration>
        <TopBar step={step} />
      </DeferredConfiguration>
      <main className={styles.screen} id="obsah" tabIndex={-1}>
        <Stage onPress={onPress} look={look} tried={tried} />
        {children}
      </main>
    </>
  );
}
