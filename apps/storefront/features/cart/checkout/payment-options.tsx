import { useId } from 'react';
import { type Cart, type PaymentChoice, services } from '@fenestra/contracts/wire/cart';
import { mayDropTechnicalControl } from '@fenestra/domain/ordering/cart-services';
import buttons from '../../../components/button.module.css';
import list from '../../../components/option-list.module.css';
import { OptionRow } from '../../../components/option-row';
import { ExactAmount, useExactAmount } from '../../../components/price';
import { Section } from '../../../components/section';
import { callCart } from '../../../lib/cart/cart-client';
import { useShop, useTexts } from '../../../lib/shop/texts';
import { useCartChangeWithToast } from '../use-cart-change-with-toast';
import { choosePayment, useChosenPayment } from './chosen-payment';

/** The ways to pay that this cart offers, with what is due now and later; those that cannot be taken come last (PAY, OPEN-Q-114). */
export function PaymentOptions({ cart }: { cart: Cart }) {
  const texts = useTexts('checkout');
  const chosen = useChosenPayment(cart);
  const { paymentOptions } = cart.data;
  const blocked = Map.groupBy(
    paymentOptions.filter(({ disabled }) => disabled),
    ({ reason }) => reason ?? '',
  );
  return (
    <Section title={texts.payment}>
      <div className={list.options} role="radiogroup" aria-label={texts.payment} id="platba">
        {paymentOptions
          .filter(({ disabled }) => !disabled)
          .map((option) => (
            <Option key={option.id} option={option} chosen={option.id === chosen?.id} />
          ))}
        {[...blocked].map(([reason, options]) => (
          <Blocked key={reason} reason={reason} options={options} cart={cart} />
        ))}
      </div>
    </Section>
  );
}

type BlockedProps = { reason: string; options: readonly PaymentChoice[]; cart: Cart };

/** Ways that the same reason blocks: it is said once, with the one press that solves it. */
function Blocked({ reason, options, cart }: BlockedProps) {
  const id = useId();
  return (
    <div className={list.group} role="group" aria-labelledby={id}>
      <p className={list.reason}>
        <span id={id}>{reason}</span> <Solution option={options[0]!} cart={cart} />
      </p>
      {options.map((option) => (
        <Option key={option.id} option={option} chosen={false} />
      ))}
    </div>
  );
}

/** Its price is what is due now; where that is nothing, what is due later. */
function Option({ option, chosen }: { option: PaymentChoice; chosen: boolean }) {
  const texts = useTexts('checkout');
  const isDueNow = option.dueNow > 0;
  const amount = useExactAmount();
  return (
    <OptionRow
      name="payment"
      checked={chosen}
      blocked={option.disabled}
      title={
        <>
          {option.name} {option.saving > 0 && <span className={list.tag}>{texts.saving(amount(option.saving))}</span>}
        </>
      }
      price={<ExactAmount minor={isDueNow ? option.dueNow : option.dueLater} />}
      priceNote={isDueNow ? texts.now : texts.notNow}
      onChoose={() => choosePayment(option.id)}
    >
      {option.description} {isDueNow && option.dueLater > 0 && texts.later(amount(option.dueLater))}
    </OptionRow>
  );
}

/** The one press that makes a blocked way possible: without the technical control the order binds and can be paid at once. */
function Solution({ option, cart }: { option: PaymentChoice; cart: Cart }) {
  const texts = useTexts('checkout');
  const shop = useShop();
  const { mutate } = useCartChangeWithToast(({ cartId }, changeId) =>
    callCart('dropService', { shopId: shop.id, cartId, service: services.technicalControl }, { changeId }),
  );
  const solvable = option.disabledByTechnicalControl && cart.data.technicalControl && cart.data.delivery;
  if (!solvable || !mayDropTechnicalControl(shop.code)) return null;
  return (
    <button type="button" className={buttons.link} onClick={() => mutate()}>
      {texts.dropControl}
    </button>
  );
}
