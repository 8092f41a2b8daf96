import type { Order } from '@fenestra/contracts/wire/order';
import { dayText } from '@fenestra/i18n/day-text';
import { ibanInGroups } from '@fenestra/i18n/iban';
import { ImmediateSuspense } from './immediate-suspense';
import { lazyChunk } from '../lib/loading/chunk';
import { notify, announce } from '../lib/accessibility/announce';
import { useShop, useTexts } from '../lib/shop/texts';
import { IconButton } from './button';
import { ChunkBoundary } from './chunk-boundary';
import { Icon } from './icon';
import { useExactAmount } from './price';
import styles from './transfer-box.module.css';

/** `due` in minor units; `note` ends what is said below. */
type Props = { transfer: NonNullable<Order['transfer']>; due: number; note?: string };

/** Where to send an amount: one row for each value with a copy button, and the same as a code for banking apps (PAY-03). */
export function TransferBox({ transfer, due, note }: Props) {
  const { transferUntil, transferNote } = useTexts('recap');
  const shop = useShop();
  return (
    <div className={styles.box}>
      <div className={styles.ways}>
        <dl>
          {useRows(transfer, due).map((row) => (
            <div key={row.name}>
              <dt>{row.name}</dt>
              <dd>
                <span translate="no">{row.value}</span>
                <CopyButton name={row.name} value={row.copied} />
              </dd>
            </div>
          ))}
        </dl>
        {transfer.code && <Code text={transfer.code} />}
      </div>
      <p className={styles.note}>
        {transfer.until && <b>{transferUntil(dayText(transfer.until, shop))}</b>} {transferNote} {note}
      </p>
    </div>
  );
}

function useRows({ holder, account, iban, bic, variableSymbol }: Props['transfer'], due: number) {
  const texts = useTexts('recap');
  const { holder: holderName } = useTexts('transferCode');
  const amount = useExactAmount();
  const grouped = ibanInGroups(iban);
  return [
    // Banks take the figure without spaces and currency.
    { name: texts.amount, value: amount(due), copied: (due / 100).toFixed(2).replace('.', ',') },
    ...(holder ? [{ name: holderName, value: holder, copied: holder }] : []),
    // Where accounts are known by their IBAN alone, it is said once.
    ...(account === grouped ? [] : [{ name: texts.account, value: account, copied: account }]),
    { name: texts.variableSymbol, value: variableSymbol, copied: variableSymbol },
    { name: texts.iban, value: grouped, copied: iban },
    { name: texts.bic, value: bic, copied: bic },
  ];
}

const TransferCode = lazyChunk(() => import('./transfer-code'));

/** What draws it comes after the values, into a place of its size. */
function Code({ text }: { text: string }) {
  const { scan } = useTexts('transferCode');
  return (
    <figure className={styles.code}>
      <div>
        <ChunkBoundary>
          <ImmediateSuspense>
            <TransferCode text={text} />
          </ImmediateSuspense>
        </ChunkBoundary>
      </div>
      <figcaption>{scan}</figcaption>
    </figure>
  );
}

function CopyButton({ name, value }: { name: string; value: string }) {
  const texts = useTexts('recap');
  const copy = async () => {
    await navigator.clipboard.writeText(value).then(
      () => notify(texts.copied(name), 'status'),
      () => announce(value),
    );
  };
  return (
    <IconButton label={texts.copy(name)} onClick={() => void copy()}>
      <Icon name="copy" />
    </IconButton>
  );
}
