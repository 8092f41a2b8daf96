import type { Locator } from 'playwright-core';

/** The ways of a person to work a page. */
export type Hands = {
  /** A link or button. */
  press(control: Locator): Promise<void>;
  /** One radio of its group. */
  choose(radio: Locator): Promise<void>;
  tick(box: Locator): Promise<void>;
  /** Instead of what stands in the field. */
  write(field: Locator, text: string): Promise<void>;
};

export const mouse: Hands = {
  press: (control) => control.click(),
  choose: (radio) => radio.click(),
  tick: (box) => box.check(),
  write: (field, text) => field.fill(text),
};

/** By Tab, arrows, Enter and Space alone. */
export const keyboard: Hands = {
  async press(control) {
    await reach(control);
    await control.page().keyboard.press('Enter');
  },
  async choose(radio) {
    const group = await radio.getAttribute('name');
    await reach(radio.page().locator(`input[type=radio][name="${group}"]`));
    await reach(radio, 'ArrowDown');
    await radio.page().keyboard.press('Space');
  },
  async tick(box) {
    await reach(box);
    await box.page().keyboard.press('Space');
  },
  async write(field, text) {
    await reach(field);
    await field.page().keyboard.press('ControlOrMeta+A');
    await field.page().keyboard.type(text);
  },
};

const mostPresses = 150;

/** Goes from control to control by a key until one of these has the focus. */
export async function reach(controls: Locator, key: 'Tab' | 'ArrowDown' = 'Tab'): Promise<void> {
  const page = controls.page();
  await controls.first().waitFor();
  for (let presses = 0; presses < mostPresses; presses++) {
    if ((await page.locator(':focus').and(controls).count()) > 0) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the keyboard does not get to ${controls.toString()}`);
}
