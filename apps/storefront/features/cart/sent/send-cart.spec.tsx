import { cart } from '@fenestra/contracts/wire/cart';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleAnswer } from '../../../testing/wire-example';
import { captchaScript, showCaptcha } from '../../../testing/captcha';
import { Network, Refusal, show } from '../../../testing/page';
import { SendCart } from './send-cart';

const copy = { ...exampleAnswer('getNewCart'), kosikID: 'the-copy' };
const own = cart.parse(exampleAnswer('polozkyObchDokladu'));

async function open(answers: ConstructorParameters<typeof Network>[0]): Promise<Network> {
  const network = new Network(answers);
  show(<SendCart cart={own} />);
  await userEvent.click(screen.getByRole('button', { name: 'Poslat košík e-mailem' }));
  await screen.findByRole('dialog', { name: 'Poslat košík e-mailem' });
  return network;
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Poslat košík' }));
async function fillIn() {
  await userEvent.type(screen.getByRole('textbox', { name: /^Jméno/ }), 'Jana');
  await userEvent.type(screen.getByRole('textbox', { name: /^E-mail/ }), 'jana@example.test');
}

it('asks for name and e-mail before anything is sent; a note may be left out [MAIL-01 to MAIL-04]', async () => {
  const network = await open({});
  await submit();

  expect(screen.getByText('Formulář obsahuje chyby')).toBeTruthy();
  expect(screen.getAllByText('Musí být vyplněno')).toHaveLength(2);
  expect(screen.getByRole('textbox', { name: /^Poznámka/ })).toBeTruthy();
  expect(network.asked).toEqual([]);
});

it('says whose name and whose address it asks for: the mail names its sender [MAIL-01]', async () => {
  await open({});

  const labels = screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).labels![0]!.textContent);
  expect(labels.slice(0, 2)).toEqual(['Jméno odesílatele *', 'E-mail příjemce *']);
});

it('makes the copy first, sends its id, and closes by itself [MAIL-05, MAIL-06, MAIL-07, OPEN-Q-56]', async () => {
  const network = await open({ getNewCart: copy, '/api/send-cart': { Err: 0, ErrText: '' } });
  await fillIn();
  await submit();

  await screen.findByText(/Odkaz na košík jsme poslali na jana@example.test/);
  expect(network.asked.map(({ body }) => body['akce'] ?? body['cart_id'])).toEqual(['getNewCart', 'the-copy']);
  expect(network.asked[0]!.body['kopie']).toBe(own.cartId);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says that nothing was sent when it failed; the repeat is the same request for the same copy [MAIL-08]', async () => {
  const network = await open({ getNewCart: copy, '/api/send-cart': new Error('no connection') });
  await fillIn();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toContain('Došlo k chybě!');
  await submit();

  await waitFor(() => expect(network.askedFor('/api/send-cart')).toHaveLength(2));
  const [first, again] = network.askedFor('/api/send-cart');
  expect(again).toEqual(first);
  expect(network.askedFor('getNewCart')).toHaveLength(1);
});

it('gets a captcha token when the shop asks for one, and repeats the request with it [MAIL-06]', async () => {
  using _captcha = showCaptcha();
  const robot = { Err: 15, ErrText: 'Nepodařilo se ověřit, že nejste robot.', recaptcha: true };
  const network = await open({
    getNewCart: copy,
    '/api/send-cart': ({ body }) => (body['recaptchaToken'] ? { Err: 0, ErrText: '' } : new Refusal(400, robot)),
  });
  expect(captchaScript()).toBeNull();
  await fillIn();
  await submit();
  await waitFor(() => expect(captchaScript()).not.toBeNull());
  captchaScript()!.dispatchEvent(new Event('load'));

  await screen.findByText(/Odkaz na košík jsme poslali na jana@example.test/);
  const [first, again] = network.askedFor('/api/send-cart');
  expect(again).toEqual({ ...first, body: { ...first!.body, recaptchaToken: 'site feedback' } });
});

it('says why nothing was sent when the page has no captcha [MAIL-08]', async () => {
  const robot = { Err: 15, ErrText: 'Nepodařilo se ověřit, že nejste robot.', recaptcha: true };
  const network = await open({ getNewCart: copy, '/api/send-cart': new Refusal(400, robot) });
  await fillIn();
  await submit();

  expect((await screen.findByRole('alert')).textContent).toContain('Nepodařilo se ověřit, že nejste robot.');
  expect(network.askedFor('/api/send-cart')).toHaveLength(1);
});
