import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageCalls } from '@fenestra/contracts/wire/page-calls';
import { HelpLine } from '../../../components/help-line';
import { SiteFooter, ThinFooter } from '../../../components/site-footer';
import { captchaScript, showCaptcha } from '../../../testing/captcha';
import { Network, show } from '../../../testing/page';
import { PageFrame } from '../page-frame';

const { path } = pageCalls.sendFeedback;
const done = { Err: 0, ErrText: '' };
const typed = { Jméno: 'Jana', Telefon: '602 555 010', 'E-mail': 'jana', Zpráva: 'Jde to vyrobit?' };
let network: Network;

beforeEach(() => {
  sessionStorage.clear();
  network = new Network({ [path]: done });
});

const field = (name: string) => within(dialog()).getByRole<HTMLInputElement>('textbox', { name });
const dialog = () => screen.getByRole('dialog', { name: 'Napište nám' });
const send = () => userEvent.click(within(dialog()).getByRole('button', { name: /Odeslat zprávu|Odesíláme/ }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function open(at = '/rozmery/?productId=OS1'): Promise<void> {
  show(
    <PageFrame>
      <HelpLine />
    </PageFrame>,
    { at },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Napište nám' }));
  await screen.findByRole('dialog', { name: 'Napište nám' });
}
async function fill(): Promise<void> {
  for (const [name, text] of Object.entries(typed)) {
    await userEvent.clear(field(name));
    await userEvent.type(field(name), text);
  }
}

it.each([
  ['the help', <HelpLine />],
  ['the footer', <SiteFooter />],
  ['the line at the end of the cart', <ThinFooter />],
])('opens from %s [SHELL-08]', async (_, place) => {
  show(<PageFrame>{place}</PageFrame>);
  await userEvent.click(screen.getByRole('button', { name: 'Napište nám' }));
  expect(await screen.findByRole('dialog', { name: 'Napište nám' })).toBeTruthy();
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Zrušit' }));
  await isClosed();
});

it('asks for name, phone, e-mail and message, all four required, the message in ten rows [FEED-01] [FEED-08]', async () => {
  await open();
  const fields = within(dialog()).getAllByRole<HTMLTextAreaElement>('textbox');

  expect(fields.map(({ labels }) => labels[0]!.firstChild!.textContent)).toEqual(Object.keys(typed));
  expect(fields.every(({ required }) => required)).toBe(true);
  expect(fields.at(-1)!.rows).toBe(10);
  await send();
  expect(within(dialog()).getAllByText('Musí být vyplněno')).toHaveLength(4);
  expect(document.activeElement).toBe(field('Jméno'));
  expect(network.askedFor(path)).toEqual([]);
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Zrušit' }));
});

it('sends what was typed as it is, with what the page knows of itself, and no query [FEED-02] [FEED-04] [OPEN-Q-88]', async () => {
  sessionStorage.setItem('configurationId', 'K'.repeat(22));
  sessionStorage.setItem('log-entry', 'L'.repeat(22));
  await open('/rekapitulace/?o=secret');
  expect(within(dialog()).getByText(/^Přiložíme rozdělanou konfiguraci/)).toBeTruthy();
  await fill();
  await send();

  await waitFor(() => expect(network.askedFor(path)).toHaveLength(1));
  expect(network.askedFor(path)[0]!.body).toEqual({
    name: 'Jana',
    phone: '602 555 010',
    email: 'jana',
    content: 'Jde to vyrobit?',
    browser: navigator.userAgent,
    confId: 'K'.repeat(22),
    shopId: 7,
    logId: 'L'.repeat(22),
    domain: 'localhost',
    router: '/#/rekapitulace/',
    recaptchaToken: '',
  });
  await isClosed();
});

it('gets a token of the captcha first [FEED-03]', async () => {
  using _captcha = showCaptcha();
  await open();
  await fill();
  await send();
  const script = captchaScript()!;
  expect(script.src).toBe('https://captcha.example/api.js?render=site');
  expect(network.askedFor(path)).toEqual([]);
  script.dispatchEvent(new Event('load'));

  await waitFor(() => expect(network.askedFor(path)[0]?.body['recaptchaToken']).toBe('site feedback'));
  await isClosed();
});

it('says that it was sent, closes two seconds later; the message is gone, the rest is there the next time [FEED-06] [I18N-08]', async () => {
  await open();
  await fill();
  jest.useFakeTimers({ advanceTimers: true });
  fireEvent.click(within(dialog()).getByRole('button', { name: 'Odeslat zprávu' }));
  expect(await within(dialog()).findByText('Děkujeme, zpráva byla odeslána.')).toBeTruthy();
  act(() => jest.advanceTimersByTime(1_500));
  expect(dialog()).toBeTruthy();
  act(() => jest.advanceTimersByTime(500));
  await isClosed();
  jest.useRealTimers();
  expect(screen.getByText('Děkujeme, zpráva byla odeslána.').closest('[role="status"]')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Napište nám' }));

  expect([field('Jméno').value, field('Zpráva').value]).toEqual(['Jana', '']);
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Zrušit' }));
});

it('keeps what was typed when it cannot be sent, also over closing; a repeat is the same request [FEED-05] [FEED-07]', async () => {
  network = new Network({ [path]: new Error('the line is down') });
  await open();
  await fill();
  await send();
  expect((await within(dialog()).findByRole('alert')).textContent).toMatch(/^Došlo k chybě! .*\+420 555 010 020/);
  await send();
  await waitFor(() => expect(network.askedFor(path)).toHaveLength(2));
  expect(new Set(network.askedFor(path).map(({ headers }) => headers['x-change-id'])).size).toBe(1);
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Zrušit' }));
  await isClosed();
  await userEvent.click(screen.getByRole('button', { name: 'Napište nám' }));

  expect(field('Zpráva').value).toBe('Jde to vyrobit?');
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Zrušit' }));
});

it('shows at its field what the shop refuses, and why', async () => {
  const refused = { Err: 15, ErrText: 'Zkontrolujte údaje.', fields: { content: 'Text je příliš dlouhý.' } };
  network = new Network({ [path]: refused });
  await open();
  await fill();
  await send();

  expect((await within(dialog()).findByRole('alert')).textContent).toContain('Zkontrolujte údaje.');
  expect(field('Zpráva').getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Zrušit' }));
});
