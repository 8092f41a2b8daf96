import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readCustomerTypeCookie } from '@fenestra/contracts/customer-type-cookie';
import { PriceBasis } from '../../components/price-basis';
import { DisplayedDifference, DisplayedPrice } from '../../components/displayed-price';
import { show } from '../../testing/page';
import { BuyerSwitch } from './buyer-switch';

function Prices() {
  return (
    <>
      <BuyerSwitch />
      <p data-testid="prices">
        <DisplayedPrice net={100_00} /> <DisplayedDifference net={-10_00} /> <PriceBasis />
      </p>
    </>
  );
}
const prices = () => screen.getByTestId('prices').textContent.replace(/\s/g, ' ');
const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /^Nakupuji/ });

it('prices are with VAT for who buys privately, and without for a company, from the choice on and on later visits [SHOP-07]', async () => {
  show(<Prices />);
  expect(choice().value).toBe('private');
  expect(prices()).toBe('121,- Kč − 12,1 Kč Ceny s DPH, plus doprava');

  await userEvent.selectOptions(choice(), 'na firmu');
  expect(prices()).toBe('100,- Kč − 10,- Kč Ceny bez DPH, plus doprava');
  expect(readCustomerTypeCookie(document.cookie)).toBe('business');
});

it('begins as the page says [SHOP-07]', () => {
  show(<Prices />, { buyer: 'business' });
  expect(choice().value).toBe('business');
  expect(prices()).toMatch(/^100,- Kč/);
});
