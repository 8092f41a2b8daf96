import type { Order } from '@fenestra/contracts/wire/order';
import { ibanInGroups } from '@fenestra/i18n/iban';
import { IconButton } from '../../components/button';
import { Icon } from '../../components/icon';
import { useExactAmount } from '../../components/price';
import { Section } from '../../components/section';
import { speak, notify } from '../../lib/speak';
import { useTexts } from '../../lib/texts';
import styles from './transfer-instructions.module.css';
import { useRestNote } from './use-rest-note';

/** Where to send what is due, one row for each value with a copy button. */
export function TransferInstructions({ order }: { order: Order }) {
  const texts = useTexts('recap');
  const amount = useExactAmount();
  const { account, iban, bic, variableSymbol } = order.transfer!;
  const rest = useRestNote(order);
  const rows = [
    // Banks take the figure without spaces and currency.
    {
      name: texts.amount,
      value: amount(order.dueNow),
      copied: (order.dueNow / 100).toFixed(2).replace('.', ','),
    },
    // Where accounts are known by their IBAN alone, it is said once.
    { name: texts.account, value: account === ibanInGroups(iban) ? '' : account, copied: account },
    { name: texts.variableSymbol, value: variableSymbol, copied: variableSymbol },
    { name: texts.iban, value: ibanInGroups(iban), copied: iban },
    { name: texts.bic, value: bic, copied: bic },
  ];
  return (
    <Section title={texts.transfer}>
      <div className={styles.box}>
        <dl>
          {rows
            .filter(({ value }) => value !== '')
            .map((row) => (
              <div key={row.name}>
                <dt>{row.name}</dt>
                <dd>
                  <span>{row.value}</span>
                  <CopyButton name={row.name} value={row.copied} />
                </dd>
              </div>
            ))}
        </dl>
        <p className={styles.note}>
          {texts.transferNote} {rest}
        </p>
      </div>
    </Section>
  );
}

function CopyButton({ name, value }: { name: string; value: string }) {
  const texts = useTexts('recap');
  const copy = async () => {
    await navigator.clipboard.writeText(value).then(
      () => notify(texts.copied(name), 'status'),
      () => speak(value),
    );
  };
  return (
    <IconButton label={texts.copy(name)} onClick={() => void copy()}>
      <Icon name="copy" />
    </IconButton>
  );
}
