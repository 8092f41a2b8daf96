import { withdrawalFormPath } from '@fenestra/contracts/order-page-paths';
import type { ReactNode } from 'react';
import { Link } from '../../../lib/navigation/address';
import { ConsentSettingsButton } from '../../../components/consent-settings-button';
import { buttonClass } from '../../../components/button';
import { HelpLine } from '../../../components/help-line';
import { Icon } from '../../../components/icon';
import { LegalLink } from '../../../components/legal-link';
import { useTexts } from '../../../lib/shop/texts';
import { useConfiguration } from '../sync/configuration-context';
import { DeferredConfiguration } from '../sync/deferred-configuration';
import { PhoneBar } from './phone-bar';
import styles from './panel.module.css';
import { SaveStatus } from './save-status';
import { SessionNotes } from './session-notes';
import { type Step, useScreenPath, useSteps } from './steps';

type Props = {
  step: Step;
  title: string;
  lead: string;
  /** What goes on, instead of the link to the next step. */
  next?: ReactNode;
  children: ReactNode;
};

/** The choices of a step with Back and Continue, which name where they lead. */
export function Panel({ step, title, lead, next, children }: Props) {
  const first = useSteps()[0] === step;
  return (
    <section className={styles.panel}>
      <div className={styles.content}>
        <div>
          <RoomOfThis />
          <h1 id="nadpis" tabIndex={-1}>
            {title}
          </h1>
          <p className={`lead ${styles.lead}`}>{lead}</p>
        </div>
        <DeferredConfiguration>
          <SessionNotes first={first} />
        </DeferredConfiguration>
        {children}
        <DeferredConfiguration>
          <SaveStatus />
          <HelpLine />
          <LegalLinks />
        </DeferredConfiguration>
      </div>
      <DeferredConfiguration>
        <Foot step={step} next={next} />
      </DeferredConfiguration>
    </section>
  );
}

/** Withdrawal, contacts, terms, personal data and the consent to scripts of others, for which other screens have a footer (SHOP-17). */
function LegalLinks() {
  const texts = useTexts('shell');
  return (
    <p className={styles.legal}>
      <a href={withdrawalFormPath}>{texts.withdraw}</a>
      <LegalLink of="terms" text={texts.terms} />
      <LegalLink of="privacy" text={texts.privacy} />
      <a href="/kontakty/">{texts.contact}</a>
      <ConsentSettingsButton />
    </p>
  );
}

function Foot({ step, next }: Pick<Props, 'step' | 'next'>) {
  const steps = useSteps();
  const before = steps[steps.indexOf(step) - 1];
  const texts = useTexts('configurator');
  const path = useScreenPath();
  return (
    <>
      <div className={styles.foot}>
        {before ? (
          <Link className={buttonClass()} to={path(before)}>
            {texts[before]}
          </Link>
        ) : (
          <a className={buttonClass()} href="/">
            {texts.product}
          </a>
        )}
        <div className={styles.next}>{next ?? <NextStep step={step} />}</div>
      </div>
      <PhoneBar>{next ?? <NextStep step={step} short />}</PhoneBar>
    </>
  );
}

/** Continue goes to the next step of the order (STEP-03). */
function NextStep({ step, short = false }: { step: Step; short?: boolean }) {
  const steps = useSteps();
  const after = steps[steps.indexOf(step) + 1]!;
  const texts = useTexts('configurator');
  const path = useScreenPath();
  return (
    <Link className={buttonClass({ look: 'main', block: true })} to={path(after)}>
      {short ? texts.goOn : texts.continueTo[after]}
      <Icon name="arrow-right" />
    </Link>
  );
}

/** The shopper's label of the product. */
function RoomOfThis() {
  const { room } = useConfiguration().shown;
  return room ? <p className={styles.room}>{room}</p> : null;
}
