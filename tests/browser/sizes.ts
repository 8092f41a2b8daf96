import type { Page } from 'playwright-core';
import { drawn } from './look-at-screen';

/** A step with fields of sizes, as soon as its page judges them by itself. */
export async function openSizes(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByText('Uloženo. Každá změna').waitFor();
  await page.waitForLoadState('networkidle');
  await drawn(page);
}

/** What a person writes into a field of mm and confirms. */
export async function writeSize(page: Page, field: string, value: string): Promise<void> {
  await page.getByRole('textbox', { name: field, exact: true }).fill(value);
  await page.keyboard.press('Enter');
}
