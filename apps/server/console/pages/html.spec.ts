import { html } from './html';

it('escapes what is put into a page, whatever it is and however deep', () => {
  const evil = `<script>alert("1")</script>&'`;
  const safe = '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;';
  expect(html`<p title="${evil}">${evil}${[evil, html`<b>${evil}</b>`]}</p>`.text).toBe(
    `<p title="${safe}">${safe}${safe}<b>${safe}</b></p>`,
  );
  expect(html`${null}${undefined}${false}${0}`.text).toBe('0');
});
