import type { Page } from 'playwright-core';
import { eventually } from '@fenestra/testing/time';
import { addressOf } from './browser';
import { type Hands, mouse } from './hands';
import { heading, netPrice } from './shopping';

const saveDialog = 'Uložit a poslat';

/** A window 1400 mm high of this width in mm, at its sizes; gives its net price. */
export async function windowOfWidth(width: number, page: Page, shop: { url: string }): Promise<number> {
  await page.goto(`${addressOf(shop)}/conf/#/rozmery/?productId=OS1&sklad=false&width=${width}&height=1400`);
  await heading(page, 'Rozměry okna').waitFor();
  const drawn = String(width).replace(/\B(?=\d{3}$)/, '.'); // any space
  await page.getByRole('img', { name: new RegExp(`${drawn} × 1.400 mm`) }).waitFor();
  return netPrice(page);
}

/** Saves what is in the configurator and has it sent; the dialog closes by itself. */
export async function sendTo(email: string, page: Page, hands: Hands = mouse): Promise<void> {
  await hands.press(page.getByRole('button', { name: saveDialog }));
  const form = page.getByRole('dialog', { name: saveDialog });
  await hands.write(form.getByRole('textbox', { name: 'Jméno' }), 'Jana Novotná');
  await hands.write(form.getByRole('textbox', { name: 'E-mail' }), email);
  await hands.write(form.getByRole('textbox', { name: 'Poznámka' }), 'Ložnice v patře.');
  await hands.press(form.getByRole('button', { name: saveDialog }));
  await form.getByText(`Odkaz jsme poslali na ${email}.`).waitFor();
  await form.waitFor({ state: 'hidden' });
}

/** Saves it without an e-mail; gives the link that the dialog shows. */
export async function linkWithoutMail(page: Page, hands: Hands = mouse): Promise<string> {
  await hands.press(page.getByRole('button', { name: saveDialog }));
  const form = page.getByRole('dialog', { name: saveDialog });
  await hands.press(form.getByRole('button', { name: /^Bez e-mailu/ }));
  return form.getByRole('textbox', { name: 'Odkaz na uloženou konfiguraci' }).inputValue();
}

/** The link in the only mail to an address. */
export async function linkMailedTo(email: string, { sandboxUrl }: { sandboxUrl: string }): Promise<string> {
  const inbox = `${sandboxUrl}/inbox/messages`;
  const found = () => fetch(`${inbox}?to=${encodeURIComponent(email)}`).then((answer) => answer.json());
  await eventually(async () => expect(await found()).toHaveLength(1));
  const [{ id }] = (await found()) as [{ id: string }];
  const text = await (await fetch(`${inbox}/${id}.txt`)).text();
  return /\S+\/conf\/#\S+configuration=[\w-]{22}/.exec(text)![0];
}
