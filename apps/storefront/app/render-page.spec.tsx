import { act, screen } from '@testing-library/react';
import { loadTexts } from '../lib/load-texts';
import { Network } from '../testing/page';
import { renderPage } from './render-page';

jest.mock('../lib/load-texts');

it('a page whose texts do not come says so in the language of the shop, with a way on [SHELL-09]', async () => {
  new Network({});
  jest.mocked(loadTexts).mockRejectedValue(new Error('no such file'));
  document.documentElement.dataset['shop'] = 'hu';
  document.body.innerHTML = '<div id="app"></div>';
  await act(() => renderPage(<p>the page</p>, ['frame']));

  expect(screen.getByRole('alert').textContent).toContain('Az oldal nem töltődött be teljesen.');
  expect(screen.getByRole('button', { name: 'Újratöltés' })).toBeTruthy();
});
