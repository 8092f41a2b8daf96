import { cleanup, fireEvent } from '@testing-library/react';
import { show } from '../../../testing/page';
import { storeEarlierDesign, setCurrentDesign } from '../sync/current-design';
import { Starting } from './starting';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const pictureAt = (at: string) => show(<Starting />, { at }).container.querySelector('img');

it.each(['/otvirky/?productId=SL%202', '/rozmery/?productId=SL%202&sklad=false'])(
  'shows the product that %s begins by its picture',
  (at) => expect(pictureAt(at)?.getAttribute('src')).toBe('/api/drawing/product/SL%202.svg'),
);

it.each([
  '/otvirky/',
  '/otvirky/?productId=OS1&width=900',
  '/otvirky/?productId=OS1&height=900',
  '/otvirky/?productId=1005&sklad=true',
  '/doplnky/?productId=OS1&type=reconf',
  '/doplnky/?productId=OS1&copyOf=1',
  '/doplnky/?productId=OS1&configuration=1',
])('shows no picture at %s, which may look otherwise', (at) => expect(pictureAt(at)).toBeNull());

it('shows no picture of a product whose design this tab has, in hand or earlier', () => {
  setCurrentDesign({ configurationId: '7', productId: 'OS1' });
  storeEarlierDesign({ configurationId: '8', productId: 'SL2', name: 'Okno', width: 900, height: 900 });
  expect(['OS1', 'SL2', 'F1'].map((product) => pictureAt(`/otvirky/?productId=${product}`) !== null)).toEqual([
    false,
    false,
    true,
  ]);
});

it('keeps its places without a picture where none comes', () => {
  const { container } = show(<Starting />, { at: '/otvirky/?productId=XX' });
  fireEvent.error(container.querySelector('img')!);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('main')?.getAttribute('aria-busy')).toBe('true');
});
