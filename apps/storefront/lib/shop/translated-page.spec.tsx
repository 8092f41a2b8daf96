import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { translatePage } from '../../testing/translate';
import { followTranslations } from './translated-page';

type Shown = { count: number; note: boolean; goods: readonly string[] };
let set: (shown: Shown) => void;

/** Texts next to each other, texts that come and go, and lists that change their order: what React does with text nodes. */
function Page() {
  const [{ count, note, goods }, change] = useState<Shown>({ count: 1, note: false, goods: ['a', 'b'] });
  set = change;
  return (
    <main>
      {note ? 'Sleva ' : null}
      Celkem {count} ks
      {note && <b>v akci</b>} hotovo
      <ul>
        {goods.map((each) => (
          <li key={each}>zboží {each}</li>
        ))}
      </ul>
      {goods.map((each) => each)}
    </main>
  );
}

const shown = () => screen.getByRole('main').textContent;
const change = (next: Shown) => act(async () => set(next));

beforeAll(() => followTranslations(document));

it.each(['replace', 'wrap'] as const)(
  'a page whose texts a translation puts into elements (%s) shows each change',
  async (how) => {
    render(<Page />);
    await act(async () => translatePage(how));
    expect(screen.getByRole('main').querySelectorAll(':is(font)').length).toBeGreaterThan(5);

    await change({ count: 2, note: false, goods: ['a', 'b'] });
    expect(shown()).toBe('Celkem 2 ks hotovozboží azboží bab');
    await change({ count: 3, note: true, goods: ['b', 'c', 'a'] });
    expect(shown()).toBe('Sleva Celkem 3 ksv akci hotovozboží bzboží czboží abca');
    await change({ count: 3, note: false, goods: ['c'] });
    expect(shown()).toBe('Celkem 3 ks hotovozboží cc');
    await change({ count: 4, note: true, goods: [] });
    expect(shown()).toBe('Sleva Celkem 4 ksv akci hotovo');
  },
);
