import { screen, within } from '@testing-library/react';
import { shopCodes, shopByCode } from '@fenestra/domain/shop/shops';
import { factsOf } from '@fenestra/testing/shop-facts';
import { show } from '../testing/page';
import { SiteHeader } from '../features/shell/site-header';
import { HelpLine } from './help-line';
import { SiteFooter, ThinFooter } from './site-footer';

it.each(shopCodes)('in %s the help names hours, people, phone and e-mail of the shop [SHOP-16]', (code) => {
  const { people, phone, email, hours } = factsOf(shopByCode(code)).contact;
  show(<HelpLine />, { shop: code });
  const said = screen.getByRole('complementary').textContent;

  for (const text of [people, phone, email, hours]) expect(said).toContain(text);
});

it.each([
  ['cs', '8:00–12:30'],
  ['sk', '8:00–12:30'],
  ['at', '8:30–12:30'],
  ['de', '8:30–12:30'],
  ['hu', '8:30–12:30'],
] as const)(
  'in %s the help is there on weekdays 8:30–16:00 and on Saturday %s [CONST-10] [OPEN-Q-94]',
  (code, saturday) => {
    const { hours } = factsOf(shopByCode(code)).contact;
    const [weekdays, weekend] = hours.split(', ');
    expect(weekdays).toMatch(/ 8:30–16:00(?:\sUhr)?$/);
    expect(weekend).toMatch(new RegExp(` ${saturday}(?:\\sUhr)?$`));
  },
);

it('header and footer lead to contacts, terms, personal data, windows and stock [SHOP-17]', () => {
  show(
    <>
      <SiteHeader pieces={0} />
      <SiteFooter />
    </>,
  );
  const links = within(document.body)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

  const wanted = ['/kontakty/', '/obchodni-podminky/', '/ochrana-osobnich-udaju/', '/#okna', '/#skladem'];
  expect(links).toEqual(expect.arrayContaining(wanted));
});

it.each(shopCodes)(
  'in %s the footer of cart and order leads to who sells, delivery, withdrawal, complaints and accessibility',
  (code) => {
    show(<ThinFooter />, { shop: code });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const wanted = ['/kontakty/', '/doprava/', '/odstoupeni-od-smlouvy/', '/reklamace/', '/pristupnost/'];
    expect(links).toEqual(expect.arrayContaining(wanted));
  },
);
