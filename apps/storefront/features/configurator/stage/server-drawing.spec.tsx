import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cataloguePath } from '@fenestra/contracts/wire/catalogue';
import { Network, show } from '../../../testing/page';
import { ServerDrawing } from './server-drawing';

const version = '2026-11-23';
const drawing = btoa('<svg xmlns="http://www.w3.org/2000/svg" />');

it('is the drawing of the answer, decoded, while the page cannot draw by itself [STEP-10]', async () => {
  new Network({ [cataloguePath(version)]: new Error('down') });
  show(<ServerDrawing title="Okno" drawing={drawing} version={version} />);

  const { src } = screen.getByRole<HTMLImageElement>('img', { name: 'Okno' });
  expect(src).toBe(`data:image/svg+xml;base64,${drawing}`);
});

it('says that there is none when the answer has none and nothing can be drawn, with another try [STEP-11] [ERR-10]', async () => {
  const network = new Network({ [cataloguePath(version)]: new Error('down') });
  show(<ServerDrawing title="Okno" drawing="" version={version} />);

  expect((await screen.findByRole('alert')).textContent).toContain('Náhled není dostupný!');
  await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
  expect(network.askedFor(cataloguePath(version))).toHaveLength(2);
});

it('says so too when the drawing is broken [STEP-11]', async () => {
  new Network({ [cataloguePath(version)]: new Error('down') });
  show(<ServerDrawing title="Okno" drawing={drawing} version={version} />);
  fireEvent.error(screen.getByRole('img', { name: 'Okno' }));

  expect((await screen.findByRole('alert')).textContent).toContain('Náhled není dostupný!');
});
