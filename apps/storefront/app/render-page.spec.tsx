import { act, screen, waitFor } from '@testing-library/react';
import { loadTexts } from '../lib/loading/load-texts';
import { Network } from '../testing/page';
import { renderPage } from './render-page';

jest.mock('../lib/loading/load-texts');

it('a page whose texts do not come says so in the language of the shop, with a way on [SHELL-09]', async () => {
  new Network({});
  jest.mocked(loadTexts).mockRejectedValue(new Error('no such file'));
  document.documentElement.dataset['shop'] = 'hu';
  document.body.innerHTML = '<div id="app"></div>';
  await act(() => renderPage(<p>the page</p>, ['frame']));

  expect(screen.getByRole('alert').textContent).toContain('Az oldal nem töltődött be teljesen.');
  expect(screen.getByRole('button', { name: 'Újratöltés' })).toBeTruthy();
});

it('leaves the entry of a dialog that was open when the page was loaded anew [ROUTE-01]', async () => {
  new Network({});
  document.body.innerHTML = '<div id="app"></div>';
  window.history.replaceState(null, '', '#/rozmery/');
  window.history.pushState(0.5, '');
  await act(() => renderPage(<p>the page</p>, ['frame']));

  await waitFor(() => expect(window.history.state ?? null).toBeNull());
  expect(window.location.hash).toBe('#/rozmery/');
});
