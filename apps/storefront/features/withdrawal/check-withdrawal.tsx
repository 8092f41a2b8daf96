import type { OrderPage } from '@fenestra/contracts/wire/order-page';
import { Button } from '../../components/button';
import { Note } from '../../components/note';
import { useContact, useTexts } from '../../lib/shop/texts';
import { DeclaredContent } from './declared-content';
import type { Declaration } from './use-withdrawal-form';
import styles from './withdrawal.module.css';

type Props = {
  page: OrderPage | undefined;
  declaration: Declaration;
  busy: boolean;
  failed: boolean;
  onBack: () => void;
  onConfirm: () => void;
};

/** The whole content above the button that binds, on which nothing but the words of the law stands, also while it is busy or has failed. */
export function CheckWithdrawal({ page, declaration, busy, failed, onBack, onConfirm }: Props) {
  const texts = useTexts('withdrawal');
  const { phone } = useContact();
  return (
    <div className={styles.part}>
      <h1 id="nadpis" tabIndex={-1}>
        {texts.check}
      </h1>
      <p className="lead">{texts.checkLead}</p>
      <DeclaredContent page={page} declaration={declaration} />
      {failed && (
        <Note tone="err" role="alert">
          {texts.failed(phone)}
        </Note>
      )}
      <p className={styles.actions}>
        <Button look="main" busy={busy} onClick={onConfirm}>
          {texts.confirm}
        </Button>
        <Button onClick={onBack}>{texts.back}</Button>
      </p>
    </div>
  );
}
