import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Cart, services as ids } from '@fenestra/contracts/wire/cart';
import { mayDropTechnicalControl } from '@fenestra/domain/ordering/cart-services';
import type { Texts } from '@fenestra/i18n/texts/texts';
import { CheckRow } from '../../components/check-row';
import { usePriceText } from '../../components/price';
import { Section } from '../../components/section';
import { callCart } from '../../lib/cart/cart-client';
import { useShop, useTexts } from '../../lib/shop/texts';
import { servicesQuery } from './services.query';
import { useCartChangeWithToast } from './use-cart-change-with-toast';
import { clearPayment } from './checkout/chosen-payment';

/** What can be added to an order; each row says why it is there and whether it can go (SERV). */
export function ServiceRows({ cart }: { cart: Cart }) {
  const texts = useTexts('cart');
  const { code } = useShop();
  const { data } = cart;
  const obligatory = !mayDropTechnicalControl(code);
  if (data.stockOnly && !obligatory) return null;
  return (
    <Section title={texts.services}>
      <Service
        id={ids.technicalControl}
        on={data.technicalControl}
        title={texts.technicalControl.name}
        text={technicalControlText(texts, obligatory, data.technicalControl)}
        refusal={obligatory ? texts.technicalControl.obligatory : undefined}
        price={<TechnicalControlPrice cart={cart} />}
      />
      {!data.stockOnly && (
        <Service
          id={ids.childGuard}
          on={data.childGuard}
          title={texts.childGuard.name}
          text={texts.childGuard.text}
          price={texts.free}
        />
      )}
    </Section>
  );
}

function technicalControlText(texts: Texts['cart'], obligatory: boolean, on: boolean): string {
  const { text, obligatory: always, bindingWarning } = texts.technicalControl;
  if (obligatory) return `${text} ${always}`;
  return on ? text : `${text} ${bindingWarning}`;
}

/**
 * It costs nothing. What it is worth is said in words, wanted or not: nobody was ever charged it, so it must not look like a former
 * price (SERV-02).
 */
function TechnicalControlPrice({ cart }: { cart: Cart }) {
  const { free, technicalControl } = useTexts('cart');
  const { id: shopId } = useShop();
  const amount = usePriceText();
  const { data } = useQuery(servicesQuery(shopId, cart.cartId));
  const services = data?.items ?? cart.data.services;
  const original = services.find(({ service }) => service === ids.technicalControl)?.originalPrice;
  return (
    <>
      {free} {original && <small className="nowrap">{technicalControl.worth(amount(original))}</small>}
    </>
  );
}

type ServiceProps = {
  id: number;
  on: boolean;
  title: string;
  text: string;
  refusal?: string | undefined;
  price: ReactNode;
};

export function Service({ id, on, title, text, refusal, price }: ServiceProps) {
  const shop = useShop();
  const { isPending, variables, mutate } = useCartChangeWithToast(({ cartId }, changeId, wanted: boolean) =>
    callCart(wanted ? 'addService' : 'dropService', { shopId: shop.id, cartId, service: id }, { changeId }),
  );
  const set = (wanted: boolean) => {
    // SERV-07: with the technical control, payments that go to a gateway end.
    if (id === ids.technicalControl && wanted) clearPayment();
    mutate(wanted);
  };
  return (
    <CheckRow
      checked={isPending ? variables! : on}
      title={title}
      aside={price}
      blocked={refusal !== undefined}
      onChange={set}
    >
      {text}
    </CheckRow>
  );
}
