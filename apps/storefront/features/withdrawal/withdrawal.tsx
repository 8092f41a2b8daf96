import { useEffect, useRef, useState } from 'react';
import type { OrderPage } from '@fenestra/contracts/wire/order-page';
import { CheckWithdrawal } from './check-withdrawal';
import { DeclaredWithdrawal } from './declared-withdrawal';
import { useDeclare } from './use-declare';
import { useWithdrawalForm } from './use-withdrawal-form';
import { WithdrawalForm } from './withdrawal-form';

/** First who withdraws from what, then the one button that does it, then what was declared and when. */
export function Withdrawal({ page }: { page: OrderPage | undefined }) {
  const form = useWithdrawalForm(page);
  const [checking, setChecking] = useState(false);
  const { mutate, data, isPending, isError } = useDeclare(page);
  useFocusOnHeading(data ? 'declared' : checking ? 'check' : 'form');
  if (data) return <DeclaredWithdrawal page={page} declaration={form.values} declared={data} />;
  if (!checking) return <WithdrawalForm page={page} form={form} onDone={() => setChecking(true)} />;
  return (
    <CheckWithdrawal
      page={page}
      declaration={form.values}
      busy={isPending}
      failed={isError}
      onBack={() => setChecking(false)}
      onConfirm={() => mutate(form.values)}
    />
  );
}

/** Each part of the way begins at its heading; the first one as every screen does. */
function useFocusOnHeading(part: string): void {
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    document.getElementById('nadpis')?.focus();
  }, [part]);
}
