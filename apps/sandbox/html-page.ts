/** Makes text safe inside HTML, also in attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const style = `
  :root { font: 17px/1.5 system-ui, sans-serif; color: #16212b; background: #f1f3f3 }
  main { box-sizing: border-box; max-width: 60rem; margin: 3rem auto; padding: 2rem; background: #fff; border: 1px solid #16212b }
  main.narrow { max-width: 30rem }
  h1 { margin: 0 0 .5rem; font-size: 1.9rem; font-weight: 600; font-variant-numeric: tabular-nums }
  form { display: grid; gap: .75rem; margin: 1.5rem 0 }
  button { min-height: 48px; font: inherit; background: #fff; border: 1px solid #74838d; border-radius: 2px; cursor: pointer }
  button.main { color: #fff; background: #2743a6; border-color: #2743a6; font-weight: 600 }
  a { color: #2743a6 } [role=alert] { padding: .75rem; background: #fbeced; border: 1px solid #b3202c }
  table { width: 100%; border-collapse: collapse } th, td { padding: .6rem .5rem; text-align: left; border-bottom: 1px solid #d3d9dc; vertical-align: top }
  small { color: #46545f } iframe { width: 100%; height: 70vh; border: 1px solid #d3d9dc } pre { overflow-x: auto }`;

/** A whole page of the sandbox. `body` is HTML. */
export const htmlPage = (title: string, body: string, lang: string, narrow = true): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">` +
  `<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main${narrow ? ' class="narrow"' : ''}><small>${escapeHtml(title)}</small>${body}</main></body></html>`;
