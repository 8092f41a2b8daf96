import { cart } from '@fenestra/contracts/wire/cart';
import { screen } from '@testing-library/react';
import { Network, show } from '../testing/page';
import { exampleAnswer } from '../testing/wire-example';
import { LineParameters } from './line-parameters';

it('has one row for accessories of one kind, with each way in which they are made once [CART-03]', () => {
  new Network({});
  const { product } = cart.parse(exampleAnswer('polozkyObchDokladu')).data.items[0]!.note;
  const blind = (priceName: string) => ({
    name: 'Žaluzie',
    priceName,
    price: 100,
    quantity: 1,
    kind: 'blind' as const,
  });
  const accessories = ['celostínicí, bílá', 'celostínicí, bílá', 'celostínicí, šedá'].map(blind);
  show(<LineParameters product={{ data: { ...product!.data, accessories } }} dimension={null} />);

  const terms = screen.getAllByRole('term').filter(({ textContent }) => textContent === 'Žaluzie');
  expect(terms.map(({ nextElementSibling }) => nextElementSibling!.textContent)).toEqual([
    'celostínicí, bílá\ncelostínicí, šedá',
  ]);
});

it('shows the colour of the outside beside its name, where the shop tells it [CART-03]', () => {
  new Network({});
  const { product } = cart.parse(exampleAnswer('polozkyObchDokladu')).data.items[0]!.note;
  const samplesOf = (colourOutsideHex?: string) => {
    const { unmount } = show(
      <LineParameters product={{ data: { ...product!.data, colourOutsideHex } }} dimension={null} />,
    );
    const fills = [...screen.getByText('Barva').nextElementSibling!.querySelectorAll('path')].map((path) =>
      path.getAttribute('fill'),
    );
    unmount();
    return fills;
  };

  expect([samplesOf('#3b4043'), samplesOf()]).toEqual([['#3b4043'], []]);
});

it('says no name twice: what is told of the handle does not begin with it again [CART-03]', () => {
  new Network({});
  const { product } = cart.parse(exampleAnswer('polozkyObchDokladu')).data.items[0]!.note;
  show(<LineParameters product={{ data: { ...product!.data, handleName: 'klika standard bílá' } }} dimension={null} />);

  expect(screen.getByText('Klika').nextElementSibling!.textContent).toBe('standard bílá');
});

it('breaks no build-up of glass, and leaves it to be copied as it is [CART-03]', () => {
  new Network({});
  const { product } = cart.parse(exampleAnswer('polozkyObchDokladu')).data.items[0]!.note;
  show(<LineParameters product={product} dimension={null} />);

  const build = screen.getByText('4-16Ar-4-16Ar-4');
  expect(build.className).toBe('nowrap');
  expect(build.parentElement!.textContent).toBe('trojsklo 44 mm (4-16Ar-4-16Ar-4)');
});

it('has the sashes one below the other [CART-03]', () => {
  new Network({});
  const { product } = cart.parse(exampleAnswer('polozkyObchDokladu')).data.items[0]!.note;
  const openingName = 'křídlo 1 vlevo: otevíravé; křídlo 2 vpravo: sklopné; pohled zevnitř';
  show(<LineParameters product={{ data: { ...product!.data, openingName } }} dimension={null} />);

  expect(screen.getByText('Otevírání').nextElementSibling!.textContent.split('\n')).toEqual(openingName.split('; '));
});
