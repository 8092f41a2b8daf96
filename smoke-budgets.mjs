import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: process.env.CH, args: ['--no-sandbox'] });
const p = await b.newPage({ viewport: { width: 412, height: 900 } });
const errors = []; p.on('pageerror', e => errors.push(String(e))); p.on('console', m => m.type() === 'error' && errors.push(m.text()));
await p.addInitScript(() => { window.cls = 0; new PerformanceObserver(l => { for (const e of l.getEntries()) if (!e.hadRecentInput) window.cls += e.value; }).observe({ type: 'layout-shift', buffered: true }); });
const base = 'http://cs.localhost:18431/conf/';
const at = async () => ({ url: decodeURI(p.url().replace(base, '')), h1: await p.locator('h1').first().textContent().catch(() => null), svg: await p.locator('#obsah svg[role=img]').count(), cls: (await p.evaluate(() => window.cls)).toFixed(3) });
await p.goto(base + '#/otvirky/?productId=OS1&sklad=false&width=1000&height=1200'); await p.locator('h1').waitFor(); await p.waitForTimeout(1500); console.log(await at());
await p.screenshot({ path: '/tmp/budgets/opening.png' });
for (const name of ['Rozměry', 'Profil', 'Doplňky']) { await p.getByRole('navigation', { name: 'Kroky' }).getByRole('link', { name: new RegExp(name) }).click(); await p.waitForTimeout(1200); console.log(await at()); }
await p.screenshot({ path: '/tmp/budgets/acc.png' });
await p.locator('a[href*="/doplnky/m/sklo"]').first().click(); await p.waitForTimeout(1200); console.log(await at(), await p.locator('dialog[open] h2').first().textContent());
await p.goBack(); await p.waitForTimeout(500); console.log('back', await at(), await p.locator('dialog[open]').count());
await p.reload(); await p.waitForTimeout(1500); console.log('reload', await at());
await p.goto(base + '#/nic/?productId=E1&sklad=false'); await p.waitForTimeout(2000); console.log('unknown', await at());
await p.goto('about:blank'); await p.goto(base + '#/otvirky/dvere?productId=E1&sklad=false'); await p.waitForTimeout(2000); console.log('door', await at());
await p.goto('about:blank'); await p.goto(base + '#/rozmery/sestava?productId=SE-DVERE&sklad=false'); await p.waitForTimeout(2000); console.log('assembly', await at());
await p.screenshot({ path: '/tmp/budgets/assembly.png' });
console.log(errors); await b.close();
