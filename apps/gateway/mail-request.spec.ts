import { parseMailRequest } from './mail-request';

test('the name and note of a sent cart or a saved configuration keep their quotes and ampersands [CUST-27]', () => {
  const typed = { name: "Ho\ufb00mann & O'Brien", email: 'info@müller.de', note: 'okno "malé" | 2 m²' };
  expect(parseMailRequest(typed, {})).toMatchObject({
    ok: true,
    value: { name: "Hoffmann & O'Brien", email: 'info@xn--mller-kva.de', note: 'okno "malé" | 2 m²' },
  });
});
