import { contentDisposition } from './content-disposition';

test.each([
  ['Nabídka 7Q4M-K2XD.pdf', 'Nabidka 7Q4M-K2XD.pdf', 'Nab%C3%ADdka%207Q4M-K2XD.pdf'],
  [
    'Bestellübersicht 2026-08000001.pdf',
    'Bestellubersicht 2026-08000001.pdf',
    'Bestell%C3%BCbersicht%202026-08000001.pdf',
  ],
  ['Größe.pdf', 'Gro_e.pdf', 'Gr%C3%B6%C3%9Fe.pdf'],
  ["a'(b)*.pdf", "a'(b) .pdf", 'a%27%28b%29%20.pdf'],
  ['100%41.pdf', '100_41.pdf', '100%2541.pdf'],
  ['ceník €.pdf', 'cenik _.pdf', 'cen%C3%ADk%20%E2%82%AC.pdf'],
])('the file name %j is sent whole and in ASCII', (name, ascii, whole) => {
  expect(contentDisposition('inline', name)).toBe(`inline; filename="${ascii}"; filename*=UTF-8''${whole}`);
});

test.each([
  'a"; filename="b.exe',
  'a\r\nset-cookie: b=1\r\n\r\n<script>',
  '..\\..\\a/b.pdf',
  'a\u0000b\u202egpj.pdf',
  'a\ud800b.pdf',
  'a\u2028b.pdf',
  '\\"',
])('the file name %j cannot end its value, begin a header or name a folder', (name) => {
  const header = contentDisposition('attachment', name);
  expect(header).toMatch(/^attachment; filename="[^"\\/\r\n]*"; filename\*=UTF-8''(?:[\w.~!$&+^`|-]|%[0-9A-F]{2})*$/);
  expect(() => new Headers({ 'content-disposition': header })).not.toThrow();
});
