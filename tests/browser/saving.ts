import type { Page } from 'playwright-core';
import { eventually } from '@fenestra/testing/time';
import { type Hands, mouse } from './hands';

const saveDialog = 'Uložit a poslat';

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
