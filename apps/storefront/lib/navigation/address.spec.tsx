import { fireEvent, screen } from '@testing-library/react';
import { show } from '../../testing/page';
import { goTo, Link, Redirect, useAddress } from './address';

function Where() {
  const { pathname, search } = useAddress();
  return (
    <p>
      {pathname} {search.get('width') ?? 'bez šířky'}
    </p>
  );
}

it.each([
  ['/rozmery/?width=1000&height=1200', '/rozmery/ 1000'],
  ['/rozmery/', '/rozmery/ bez šířky'],
  ['rozmery/', '/rozmery/ bez šířky'],
  ['', '/ bez šířky'],
])('reads path and query of #%s [ROUTE-01]', (at, read) => {
  show(<Where />, { at });
  expect(screen.getByText(read)).toBeTruthy();
});

it('follows links behind the hash [ROUTE-01]', async () => {
  show(
    <>
      <Where />
      <Link to="/profily/?width=900">profil</Link>
    </>,
    { at: '/rozmery/' },
  );

  fireEvent.click(screen.getByRole('link'));
  expect(await screen.findByText('/profily/ 900')).toBeTruthy();
});

it('a redirect and a step that replaces leave no entry to come back to [ROUTE-07]', async () => {
  const entries = window.history.length;
  show(
    <>
      <Where />
      <Redirect to="/otvirky/" />
    </>,
    { at: '/neznama/' },
  );
  expect(await screen.findByText('/otvirky/ bez šířky')).toBeTruthy();

  goTo('/rozmery/', { replace: true });
  expect(await screen.findByText('/rozmery/ bez šířky')).toBeTruthy();
  expect(window.history.length).toBe(entries);
});
