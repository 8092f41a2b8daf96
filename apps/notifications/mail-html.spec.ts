import { written } from './mail-html';

it('breaks no build-up of glass, and escapes what is in it and around it', () => {
  expect(written('sklo <4-16Ar-4>, kříž')).toBe(
    'sklo &#60;<span style="white-space:nowrap">4-16Ar-4</span>&#62;, kříž',
  );
});
