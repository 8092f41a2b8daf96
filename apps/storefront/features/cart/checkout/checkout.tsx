import { useState } from 'react';
import { FormProvider, useController, type UseFormReturn } from 'react-hook-form';
import type { Cart, CartItem } from '@fenestra/contracts/wire/cart';
import type { Order } from '@fenestra/contracts/wire/order';
import { withdrawalExclusionOf } from '@fenestra/domain/ordering/withdrawal';
import { money, percentOf } from '@fenestra/domain/shop/money';
import { buttonClass } from '../../../components/button';
import { CheckRow } from '../../../components/check-row';
import columns from '../../../components/columns.module.css';
import { ExactPrices } from '../../../components/price';
import { Section } from '../../../components/section';
import { useBuyer } from '../../../lib/shop/buyer';
import { removeCartId } from '../../../lib/cart/cart-id';
import { lazyChunk } from '../../../lib/loading/chunk';
import { useShop, useTexts } from '../../../lib/shop/texts';
import { useIsPainted } from '../../../lib/loading/use-is-painted';
import { HelpLine } from '../../../components/help-line';
import { SideColumn } from '../../../components/side-column';
import { ImmediateSuspense } from '../../../components/immediate-suspense';
import { Loading } from '../cart-frame';
import { hasMadeToSize } from '../has-made-to-size';
import { headings } from '../headings';
import { DeliveryOptions } from '../delivery/delivery-options';
import { Parts } from '../parts';
import { SumBar, SumBox } from '../sum-box';
import { navigateAway } from '../../../lib/navigation/navigate-away';
import { openOverlay } from '../../../lib/navigation/overlay';
import { storeOrder } from '../../../lib/order/stored-order';
import { recapAddress } from '../../../lib/navigation/recap-address';
import { removeSubmittedOrder } from '../../../lib/order/submitted-order';
import buttons from '../../../components/button.module.css';
import { clearPayment, useChosenPayment } from './chosen-payment';
import { CustomerFields } from './customer-fields';
import { ErrorSummary, type Missing } from './error-summary';
import { removeDraft } from './form-draft';
import { fieldId } from './form-text-field';
import { OrderButton, type OrderRequest } from './order-button';
import { errorsOfForm, type OrderForm, wireOrderOf } from './order-form';
import { OrderedGoods } from './ordered-goods';
import { PaymentOptions } from './payment-options';
import { loadDeferred } from './use-deferred';
import { useTrackCheckout } from './use-track-checkout';
import { useErrorText, useOrderForm } from './use-order-form';
import { useStockCheck } from './use-stock-check';
import { withTimeout } from './with-timeout';
import type { WrongFields } from './wrong-fields';

const ShortStock = lazyChunk(async () => ({ default: (await loadDeferred()).ShortStock }));

/** Parts 2 and 3: delivery and payment, then details, with the order button under the totals. */
export function Checkout({ cart }: { cart: Cart }) {
  const texts = useTexts('cart');
  const shop = useShop();
  const buyer = useBuyer();
  const form = useOrderForm(cart);
  const payment = useChosenPayment(cart);
  const [presses, setPresses] = useState(0);
  const stock = useStockCheck(cart);
  const findMissing = useMissing(cart, form);
  useTrackCheckout(cart);
  const missing = presses > 0 ? findMissing() : [];
  const isPainted = useIsPainted();
  const [isOrdered, setOrdered] = useState(false);

  const prepare = (): OrderRequest | null => {
    void form.handleSubmit(() => undefined)(); // shows what is wrong in each field
    setPresses(presses + 1);
    if (findMissing().length > 0 || !payment) return null;
    const gross = money(cart.data.gross, shop.currency);
    const deposit = percentOf(gross, payment.share * 100).minor;
    const { comfortDelivery, childGuard } = cart.data;
    const order = wireOrderOf(form.getValues(), buyer, shop.code, {
      payment,
      deposit,
      comfortDelivery,
      childGuard,
    });
    return { shopId: shop.id, cartId: cart.cartId, order };
  };
  const finish = async (order: Order) => {
    storeOrder(order);
    const reported = loadDeferred().then(({ rememberRecipientOf }) => {
      rememberRecipientOf(form.getValues(), buyer, shop, order.token);
      return stock.report(order);
    });
    await withTimeout(reported, undefined);
    removeCartId();
    removeSubmittedOrder();
    clearPayment();
    removeDraft();
    await navigateAway(recapAddress(order));
    setOrdered(true); // Back shows this page as it was left
    window.location.replace(recapAddress(order));
  };
  const showRefused = async (fields: WrongFields) => (await loadDeferred()).showWrongFields(form, fields);
  const preliminary = cart.data.technicalControl;
  if (isOrdered) return <Loading />;
  return (
    <ExactPrices value={true}>
      <FormProvider {...form}>
        <div className={columns.head}>
          <h1 id="nadpis" tabIndex={-1}>
            {texts.checkoutHeading}
          </h1>
          <Parts now={payment ? 3 : 2} here={{ 2: headings.delivery, 3: headings.details }} />
        </div>
        <ErrorSummary missing={missing} presses={presses} />
        <div className={columns.columns}>
          <div>
            <DeliveryOptions cart={cart} />
            <PaymentOptions cart={cart} />
            {isPainted && (
              <>
                <CustomerFields cart={cart} />
                <Consents lines={cart.data.items} />
              </>
            )}
            <SumBar cart={cart}>
              <a className={buttonClass()} href="#souhrn" onClick={showSummary}>
                {texts.summary}
              </a>
            </SumBar>
          </div>
          <SideColumn>
            <SumBox cart={cart} goods={<OrderedGoods of={cart.data} />}>
              {stock.short.length > 0 && (
                <ImmediateSuspense>
                  <ShortStock lines={cart.data.items} short={stock.short} />
                </ImmediateSuspense>
              )}
              <OrderButton
                kind={preliminary ? 'preliminary' : 'binding'}
                revision={cart.data.revision}
                prepare={prepare}
                mayOrder={stock.mayOrder}
                onPlaced={(order) => void finish(order)}
                onWrongFields={(fields) => void showRefused(fields).catch(() => undefined)}
              />
              <OrderNote preliminary={preliminary} />
            </SumBox>
            <HelpLine />
          </SideColumn>
        </div>
      </FormProvider>
    </ExactPrices>
  );
}

/** What still has to be chosen or filled in, in the order of the page (ORDER-11, DELIV-08, PAY-16). */
function useMissing(cart: Cart, { watch, getValues }: UseFormReturn<OrderForm>): () => Missing[] {
  const texts = useTexts('checkout');
  const { code } = useShop();
  const buyer = useBuyer();
  const errorText = useErrorText();
  watch(); // the list gets shorter while it is worked off
  const payment = useChosenPayment(cart);
  return () => {
    const faults = errorsOfForm(getValues(), buyer, code, cart.data.delivery?.kind === 'delivery');
    return [
      ...(cart.data.delivery ? [] : [{ target: 'delivery', text: texts.deliveryFirst }]),
      ...(payment ? [] : [{ target: 'payment', text: texts.choosePayment }]),
      ...inPageOrder(Object.keys(faults)).map((path) => ({
        target: path,
        text: errorText({ type: faults[path]! }),
        isUnnamed: faults[path] === 'required',
      })),
    ];
  };
}

/** Paths of fields as they stand on the page. */
function inPageOrder(paths: readonly string[]): string[] {
  const at = (path: string) => document.getElementById(fieldId(path));
  return paths.toSorted((a, b) => {
    const [first, second] = [at(a), at(b)];
    return first && second && first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
  });
}

function OrderNote({ preliminary }: { preliminary: boolean }) {
  const { preliminaryNote, bindingNote } = useTexts('checkout');
  return <p>{preliminary ? preliminaryNote : bindingNote}</p>;
}

/** That goods cannot be given back is agreed to only where such goods are ordered (decision 60). */
function Consents({ lines }: { lines: readonly CartItem[] }) {
  const texts = useTexts('checkout');
  const noReturn = lines.some(isNotTakenBack) && texts.termsText;
  const errorText = useErrorText();
  const { field: terms, fieldState } = useController<OrderForm, 'acceptsTerms'>({ name: 'acceptsTerms' });
  const { newsNeedConsent } = useShop();
  const { field: news } = useController<OrderForm, 'refusesNews'>({ name: 'refusesNews' });
  const { error } = fieldState;
  return (
    <Section title={texts.consents}>
      <CheckRow
        id="acceptsTerms"
        checked={terms.value}
        invalid={error !== undefined}
        title={`${texts.terms} *`}
        onChange={terms.onChange}
      >
        {error ? errorText(error) : noReturn}{' '}
        <button type="button" className={buttons.link} onClick={() => openOverlay('terms')}>
          {texts.readTerms}
        </button>
      </CheckRow>
      <CheckRow
        checked={news.value !== newsNeedConsent}
        title={texts.news}
        onChange={(checked) => news.onChange(checked !== newsNeedConsent)}
      >
        {texts.newsText}
      </CheckRow>
    </Section>
  );
}

const isNotTakenBack = (item: CartItem): boolean => {
  const { kind, stock, unit } = item;
  const kindOfLine = kind !== 'vyrobek' ? 'accessory' : stock ? 'stock' : 'configured';
  return hasMadeToSize(item) || withdrawalExclusionOf({ kind: kindOfLine, unit }) !== null;
};

/** The bar of the phone never submits, it shows the totals and the button under them. */
function showSummary(event: React.MouseEvent): void {
  event.preventDefault();
  document.getElementById('souhrn')?.scrollIntoView();
}
