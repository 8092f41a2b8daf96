import type { Cart } from '@fenestra/contracts/wire/cart';
import { buttonClass } from '../../components/button';
import columns from '../../components/columns.module.css';
import { Icon } from '../../components/icon';
import { Section } from '../../components/section';
import { checkoutHash } from '../../lib/navigation/checkout-hash';
import { useTexts } from '../../lib/shop/texts';
import { useIsPainted } from '../../lib/loading/use-is-painted';
import { AccessoryLines } from './accessory-lines';
import { BeforeOrdering } from './before-ordering';
import { CartLine } from './cart-line';
import { ChangedLines } from './changed/changed-lines';
import styles from './cart-content.module.css';
import { DeliveryOptions } from './delivery/delivery-options';
import { Discounts } from './discounts';
import { ExactPricesWhenDue } from './exact-prices-when-due';
import { HelpLine } from '../../components/help-line';
import { SideColumn } from '../../components/side-column';
import { Parts } from './parts';
import { JustRemoved, RemovedLines } from './removed-lines';
import { AddSaved } from './saved/add-saved';
import { SaveProject } from './saved/save-project';
import { SendCart } from './sent/send-cart';
import { ServiceRows } from './service-rows';
import { SumBar, SumBox } from './sum-box';
import type { Removal } from './use-removal';

/** Part 1: lines, services, discounts. */
export function CartContent({ cart, removal }: { cart: Cart; removal: Removal }) {
  const texts = useTexts('cart');
  const isPainted = useIsPainted();
  const { items, removed = [] } = cart.data;
  const { gone } = removal;
  const shown = gone ? items.toSpliced(gone.at, 0, gone.item) : items;
  const groups = [
    { title: texts.made, lines: shown.filter(({ kind, stock }) => kind === 'vyrobek' && !stock) },
    { title: texts.stock, lines: shown.filter(({ kind, stock }) => kind === 'vyrobek' && stock) },
  ].filter(({ lines }) => lines.length > 0);
  const products = groups.flatMap(({ lines }) => lines).filter((line) => line !== gone?.item);
  return (
    <ExactPricesWhenDue cart={cart}>
      <div className={columns.head}>
        <h1 id="nadpis" tabIndex={-1}>
          {texts.heading}
        </h1>
        <Parts now={1} />
      </div>
      <div className={columns.columns}>
        <div>
          <ChangedLines cart={cart} removal={removal} />
          {groups.map(({ title, lines }) => (
            <Section key={title} title={title}>
              {lines.map((line) =>
                line === gone?.item ? (
                  <JustRemoved key="gone" gone={gone} bringBack={removal.bringBack} />
                ) : (
                  <CartLine
                    key={line.line}
                    line={line}
                    at={items.indexOf(line)}
                    number={products.indexOf(line) + 1}
                    removal={removal}
                  />
                ),
              )}
            </Section>
          ))}
          <RemovedLines items={removed} removal={removal} />
          <div className={styles.more}>
            <a className={buttonClass()} href="/conf/#/otvirky/?productId=OS1&sklad=false">
              <Icon name="plus" />
              {texts.addWindow}
            </a>
            <a className={buttonClass()} href="/#skladem">
              {texts.addProduct}
            </a>
            <AddSaved />
          </div>
          <div className={styles.keep}>
            <SaveProject cart={cart} />
            <SendCart cart={cart} />
          </div>
          {isPainted && (
            <>
              <AccessoryLines
                lines={shown.filter(({ kind }) => kind !== 'vyrobek')}
                placeOf={(line) => items.indexOf(line)}
                removal={removal}
              />
              <ServiceRows cart={cart} />
              <Discounts cart={cart} />
              <DeliveryOptions cart={cart} />
            </>
          )}
          <SumBar cart={cart}>
            <a className={buttonClass({ look: 'main' })} href={checkoutHash}>
              {texts.goOn}
            </a>
          </SumBar>
        </div>
        <SideColumn>
          <SumBox cart={cart}>
            <a className={buttonClass({ look: 'main', size: 'large', block: true })} href={checkoutHash}>
              {texts.toCheckout}
              <Icon name="arrow-right" />
            </a>
            <BeforeOrdering cart={cart} />
            {!cart.data.stockOnly && (
              <p>
                {texts.noReturn} {cart.data.technicalControl && texts.checkedFirst}
              </p>
            )}
          </SumBox>
          <HelpLine />
        </SideColumn>
      </div>
    </ExactPricesWhenDue>
  );
}
