import { flushSync } from 'react-dom';
import type { OrderPage } from '@fenestra/contracts/wire/order-page';
import { dayText } from '@fenestra/i18n/day-text';
import { Button } from '../../components/button';
import buttons from '../../components/button.module.css';
import { Note } from '../../components/note';
import { TextField } from '../../components/text-field';
import { legalPages } from '../../lib/navigation/overlay';
import { useShop, useTexts } from '../../lib/shop/texts';
import { DeclaredFacts } from './declared-facts';
import { GoodsOfOrder } from './goods-of-order';
import { ReturnInstructions } from './return-instructions';
import type { useWithdrawalForm } from './use-withdrawal-form';
import styles from './withdrawal.module.css';

type Form = ReturnType<typeof useWithdrawalForm>;
type Props = { page: OrderPage | undefined; form: Form; onDone: () => void };

export function WithdrawalForm({ page, form, onDone }: Props) {
  const texts = useTexts('withdrawal');
  const { withdrawal: instruction } = useTexts('shell');
  const shop = useShop();
  const until = page?.withdrawal.until;
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    flushSync(form.tellAll); // so that what is wrong is marked before the first of it is looked for
    if (form.valid) return onDone();
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };
  return (
    <form className={styles.part} noValidate onSubmit={submit}>
      <h1 id="nadpis" tabIndex={-1}>
        {texts.heading}
      </h1>
      <p className="lead">
        {texts.lead} {until && texts.until(dayText(until, shop))}
      </p>
      {page ? <OfOrder page={page} form={form} /> : <ByNumber form={form} />}
      <ReturnInstructions />
      <p className={styles.actions}>
        <Button look="main" type="submit">
          {texts.goOn}
        </Button>
        <a className={`${buttons.link} ${buttons.reach}`} href={legalPages.withdrawal}>
          {instruction}
        </a>
      </p>
    </form>
  );
}

function OfOrder({ page, form }: { page: OrderPage; form: Form }) {
  const texts = useTexts('withdrawal');
  const { number, email, pieces } = form.values;
  return (
    <>
      <DeclaredFacts
        facts={[
          [texts.order, number],
          [texts.email, email],
        ]}
      />
      <TextField {...form.field('name')} label={texts.name} autoComplete="name" wide />
      <fieldset>
        <legend>{texts.goods}</legend>
        <GoodsOfOrder page={page} choosing={{ chosen: pieces, invalid: form.chosenNone, onChoose: form.choose }} />
      </fieldset>
      {form.chosenNone && (
        <Note tone="err" role="alert">
          {texts.choose}
        </Note>
      )}
    </>
  );
}

function ByNumber({ form: { field } }: { form: Form }) {
  const texts = useTexts('withdrawal');
  return (
    <>
      <TextField {...field('name')} label={texts.name} autoComplete="name" wide />
      <TextField {...field('number')} label={texts.number} hint={texts.numberHint} wide />
      <TextField
        {...field('email')}
        label={texts.email}
        hint={texts.emailHint}
        inputMode="email"
        autoComplete="email"
        wide
      />
      <Note>{texts.wholeOrder}</Note>
    </>
  );
}
