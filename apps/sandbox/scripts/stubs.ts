/*
 * What the scripts of others do on a page, as far as the page has to do its part: each notes in `sandboxScripts` what it has found.
 * They run in the browser, where nothing of the sandbox is; so they are texts.
 */

/** The container of a tag manager reads the data layer, also what comes later. */
export const tagManagerStub = (id: string): string => `(() => {
  const layer = (window.dataLayer ??= []);
  (window.sandboxScripts ??= []).push({ script: 'tag-manager', id: ${JSON.stringify(id)}, pushed: layer, address: location.href });
})();`;

/** The measuring script of Heureka takes over the calls that were made before it was there (external-services 3.3). */
export const heurekaStub = (country: string): string => `(() => {
  const calls = [...(window.heureka?.q ?? [])].map((call) => [...call]);
  const complaints = [];
  if (window.heureka?.c !== ${JSON.stringify(country)}) complaints.push('another country');
  const names = calls.map(([name]) => name);
  const wanted = /^authenticate,set_order_id,(add_product,)+set_total_vat,set_currency,send$/;
  if (!wanted.test(names.join())) complaints.push('calls are missing or in another order');
  for (const [name, ...values] of calls)
    if (values.length === 0 || values.some((value) => typeof value !== 'string')) complaints.push(name + ' takes texts');
  window.heureka = (...call) => calls.push(call);
  (window.sandboxScripts ??= []).push({ script: 'heureka', calls, complaints });
})();`;

/** The badge of Trusted Shops reads the order from the page (external-services 7). */
export const trustedShopsStub = (id: string): string => `(() => {
  const block = document.getElementById('trustedShopsCheckout');
  const forms = {
    tsCheckoutOrderNr: /^\\S+$/,
    tsCheckoutBuyerEmail: /^\\S+@\\S+$/,
    tsCheckoutOrderAmount: /^\\d+(\\.\\d+)?$/,
    tsCheckoutOrderCurrency: /^[A-Z]{3}$/,
    tsCheckoutOrderPaymentType: /./,
  };
  const order = {};
  const complaints = [];
  for (const [name, form] of Object.entries(forms)) {
    const found = document.querySelectorAll('#' + name);
    order[name] = found[0]?.textContent ?? '';
    if (block && (found.length !== 1 || !block.contains(found[0]) || !form.test(order[name]))) complaints.push(name);
  }
  (window.sandboxScripts ??= []).push({ script: 'trusted-shops', id: ${JSON.stringify(id)}, order: block && order, complaints });
})();`;
