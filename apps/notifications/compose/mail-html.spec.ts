import { titleBlock, textHtml } from './mail-html';

it('breaks no build-up of glass, and escapes what is in it and around it', () => {
  expect(textHtml('sklo <4-16Ar-4>, kříž')).toBe('sklo &lt;<span style="white-space:nowrap">4-16Ar-4</span>&gt;, kříž');
});

it('gives a long fact twice the width of the others', () => {
  const widths = (...values: string[]) =>
    [...titleBlock(values.map((value) => ['label', value])).matchAll(/width:(\d+)%/g)].map(([, percent]) =>
      Number(percent),
    );

  expect(widths('1 452,00 Kč', '602 00 Brno', '4. ledna 2027')).toEqual([33, 33, 33]);
  expect(widths('1 452,00 Kč', 'předběžně do 4. ledna 2027, termín potvrdíme po telefonu', '602 00 Brno')).toEqual([
    25, 50, 25,
  ]);
});
