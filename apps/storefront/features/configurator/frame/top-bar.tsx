import { Link } from '../../../lib/navigation/address';
import { Icon } from '../../../components/icon';
import { PositionNumber } from '../../../components/position-number';
import { useTexts } from '../../../lib/shop/texts';
import { BreakdownPop } from '../price/breakdown-pop';
import { PriceSlot } from '../price/price-slot';
import { SaveButton } from '../saved/save-button';
import { type Step, useSteps, useScreenPath } from './steps';
import styles from './top-bar.module.css';

/** Back to the shop, the steps, breakdown and price (STEP-01, STEP-06 to STEP-09). */
export function TopBar({ step }: { step: Step }) {
  const steps = useSteps();
  const texts = useTexts('configurator');
  return (
    <section className={styles.bar} aria-label={texts.configuration}>
      <a className={styles.back} href="/" aria-label={texts.backToShop}>
        <Icon name="back" />
        <span>{texts.backToShop}</span>
      </a>
      <nav className={styles.nav} aria-label={texts.steps}>
        <ol className={styles.steps}>
          {steps.map((other, i) => (
            <StepLink key={other} step={other} number={i + 1} now={other === step} done={steps.indexOf(step) > i} />
          ))}
        </ol>
      </nav>
      <SaveButton />
      <div className={styles.price}>
        <BreakdownPop />
        <PriceSlot />
      </div>
    </section>
  );
}

type StepProps = { step: Step; number: number; now: boolean; done: boolean };

/** Steps are links, not a tunnel: there is always a complete window. */
function StepLink({ step, number, now, done }: StepProps) {
  const texts = useTexts('configurator');
  const path = useScreenPath();
  return (
    <li data-now={now || undefined} data-done={done || undefined}>
      <Link to={path(step)} aria-current={now ? 'step' : undefined}>
        <PositionNumber now={now} done={done}>
          {number}
        </PositionNumber>
        <span className={styles.word}>
          {texts[step]}
          {done && <span className="sr"> – {texts.done}</span>}
        </span>
      </Link>
    </li>
  );
}
