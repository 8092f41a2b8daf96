import { readFileSync } from 'node:fs';
import { pdfFonts } from '@fenestra/platform/documents/fonts';

type Face = keyof typeof pdfFonts;

const fontFace = (weight: number, face: Face): string =>
  `@font-face { font-family: "Sofia Sans"; font-weight: ${weight}; font-display: swap; src: url(/desk/fonts/${face}.ttf) format("truetype") }`;

/** By the names under which the page asks for them. */
export const fonts = Object.keys(pdfFonts) as Face[];
export const readFont = (face: Face): Buffer => readFileSync(pdfFonts[face]);

/** Plain, by the tokens of the storefront: nothing here needs a script or a build. */
export const css = `${fontFace(400, 'regular')}
${fontFace(600, 'semibold')}
:root { --paper: #f1f3f3; --sheet: #fff; --film: #e8ecec; --ink: #16212b; --ink-2: #46545f; --ink-3: #5d6a74;
  --line: #d3d9dc; --line-2: #b6c0c5; --control: #74838d; --accent: #0b6156; --accent-press: #084a42;
  --ok: #1d6b3a; --warn: #7d5200; --amber: #b98212; --err: #b3202c; --err-tint: #fbeced; --ok-tint: #e8f3ec;
  --cap: .8125rem; --sm: .9375rem; --lg: 1.25rem }
*, ::before, ::after { box-sizing: border-box }
html { scroll-padding-top: 72px }
body { margin: 0; background: var(--sheet); color: var(--ink); font: 400 var(--sm)/1.5 "Sofia Sans", system-ui, Arial, sans-serif; font-variant-numeric: tabular-nums lining-nums }
h1, h2, p, ul, ol, dl, dd { margin: 0; padding: 0 }
ul, ol { list-style: none }
h1 { font-size: 1.625rem; line-height: 1.2; font-weight: 600; letter-spacing: -.01em }
h2 { font-size: var(--lg); line-height: 1.25; font-weight: 600 }
b { font-weight: 600 }
a { color: var(--accent); text-underline-offset: 3px }
button, input, select, textarea { font: inherit; color: inherit }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
.mute { color: var(--ink-2) } .nowrap { white-space: nowrap } .num { text-align: right; white-space: nowrap }
.cap { display: block; font-size: var(--cap); line-height: 1.4; color: var(--ink-2) }
.sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.skip { position: absolute; left: -999px; background: var(--sheet); padding: 10px 16px; z-index: 2 } .skip:focus { left: 8px; top: 8px }
.code { font: 400 var(--cap)/1.5 ui-monospace, Menlo, Consolas, "Liberation Mono", monospace; font-variant-numeric: tabular-nums; overflow-wrap: anywhere }
.ico { width: 20px; height: 20px; flex: none; fill: none; stroke: currentColor; stroke-width: 1.5 }
.in, .page { width: min(1376px, 100% - 64px); margin-inline: auto }
.site { border-bottom: 1px solid var(--line) }
.site .in { display: flex; align-items: center; gap: 16px 32px; min-height: 56px; padding-block: 8px; flex-wrap: wrap }
.logo { display: inline-flex; align-items: center; gap: 10px; font-size: var(--lg); font-weight: 600; color: var(--ink); text-decoration: none }
.logo svg { width: 24px; height: 24px; fill: none; stroke: var(--ink); stroke-width: 1.6 } .logo .a { stroke: var(--accent) }
.site nav { display: flex; gap: 24px; margin-right: auto } .site nav a { color: var(--ink); text-decoration: none; padding-block: 8px } .site nav a:hover { text-decoration: underline }
.site .in > .mute { margin-left: auto } .find { display: flex; gap: 8px } .find + .mute { margin-left: 0 !important }
input, select, textarea { min-height: 40px; padding: 7px 12px; border: 1px solid var(--control); border-radius: 2px; background: var(--sheet); max-width: 100% }
textarea { min-height: 88px; width: 100%; resize: vertical }
.find input { width: 220px } .find .btn { min-height: 40px }
.page { padding: 24px 0 64px; min-height: 70vh }
.btn { display: inline-flex; align-items: center; justify-content: center; gap: 10px; min-height: 40px; padding: 6px 16px; border: 1px solid var(--ink); border-radius: 2px; background: var(--sheet); color: var(--ink); font-weight: 600; text-decoration: none; cursor: pointer }
.btn:hover { background: var(--paper) } .btn--p { background: var(--accent); border-color: var(--accent); color: #fff } .btn--p:hover { background: var(--accent-press) }
.btn--sm { min-height: 32px; padding: 3px 11px; font-size: var(--cap) } .btn--d { border-color: var(--err); color: var(--err) } .btn--d:hover { background: var(--err-tint) }
.plain { border: 0; background: none; padding: 4px 0; min-height: 24px; text-decoration: underline; text-underline-offset: 3px; cursor: pointer; color: inherit }
.said { border: 1px solid var(--ok); border-left-width: 6px; background: var(--ok-tint); padding: 10px 16px; margin-bottom: 18px; overflow-wrap: anywhere }
.crumb { font-size: var(--cap) } .head { display: flex; gap: 12px 24px; align-items: flex-end; justify-content: space-between; flex-wrap: wrap } .head > div { min-width: 0 }
.tags { display: flex; gap: 8px; flex-wrap: wrap; align-items: center } .tag { border: 1px solid var(--line-2); padding: 3px 9px; font-size: var(--cap) }
.filt { display: flex; gap: 8px; flex-wrap: wrap; align-items: center }
.seg { display: flex; border: 1px solid var(--control); border-radius: 2px } .seg a { display: grid; place-items: center; min-height: 38px; padding: 4px 13px; color: var(--ink); text-decoration: none } .seg a + a { border-left: 1px solid var(--line-2) } .seg [aria-current] { background: var(--ink); color: #fff }
.alarms { display: grid; grid-template-columns: repeat(4, 1fr); border: 1px solid var(--ink); margin-top: 18px }
.alarm { padding: 14px 18px 16px; min-width: 0 } .alarm + .alarm { border-left: 1px solid var(--line) }
.alarm b { display: block; font-size: 1.875rem; line-height: 1.15 } .alarm h2 { font-size: var(--sm); line-height: 1.35 } .alarm p { font-size: var(--cap); color: var(--ink-2); line-height: 1.4 }
.alarm { box-shadow: inset 0 4px 0 var(--line-2) } .alarm--bad { box-shadow: inset 0 4px 0 var(--err); background: var(--err-tint) } .alarm--bad b { color: var(--err) } .alarm--wait { box-shadow: inset 0 4px 0 var(--amber) } .alarm--wait b { color: var(--warn) }
section { margin-top: 36px } aside section { margin-top: 0 } aside section + section { margin-top: 32px }
.sec-h { display: flex; gap: 4px 24px; justify-content: space-between; align-items: baseline; flex-wrap: wrap; padding-bottom: 8px; border-bottom: 1px solid var(--ink) } .sec-h p { font-size: var(--cap); color: var(--ink-2) }
.tab { width: 100%; border-collapse: collapse; line-height: 1.4 }
.tab th { font-weight: 400; font-size: var(--cap); color: var(--ink-2); text-align: left; padding: 7px 14px 6px 0; border-bottom: 1px solid var(--line-2); vertical-align: bottom } .tab th.num { text-align: right }
.tab td { padding: 8px 14px 8px 0; border-bottom: 1px solid var(--line); vertical-align: top } .tab td:last-child, .tab th:last-child { padding-right: 0 } .tab .na { color: var(--ink-3) }
.tab--m td { vertical-align: middle } .tab--e th, .tab--e td { padding-right: 8px; font-size: var(--cap) } .tab--e .first { font-size: var(--sm) } .tab--e .code { font-size: .75rem; overflow-wrap: normal }
.tab .is-bad td { background: var(--err-tint) } .tab .is-bad .first { box-shadow: inset 3px 0 0 var(--err); padding-left: 10px } .tab .is-late .first { box-shadow: inset 3px 0 0 var(--amber); padding-left: 10px }
.st { display: inline-flex; align-items: baseline; gap: 6px; white-space: nowrap } .st::before { content: ""; width: 9px; height: 9px; border: 1.5px solid var(--control); border-radius: 50%; flex: none; background: var(--sheet) }
.st--ok::before { background: var(--ok); border-color: var(--ok) } .st--wait { color: var(--warn); font-weight: 600 } .st--wait::before { border-color: var(--warn); background: linear-gradient(90deg, var(--warn) 50%, transparent 50%) }
.st--bad { color: var(--err); font-weight: 600 } .st--bad::before { border-radius: 0; background: var(--err); border-color: var(--err) } .st--no { color: var(--ink-3) }
.over { display: inline-block; width: 64px; height: 8px; margin-left: 8px; vertical-align: 0; background: var(--film); border: 1px solid var(--control) } .over rect { fill: var(--amber) } .is-bad .over rect { fill: var(--err) }
.stuck { display: grid; grid-template-columns: 24px minmax(0, 1fr); gap: 4px 16px; border: 1px solid var(--err); border-left-width: 6px; background: var(--err-tint); padding: 16px 20px 18px; margin-top: 18px }
.stuck > .ico { width: 24px; height: 24px; color: var(--err) } .stuck p, .stuck li { max-width: 92ch; margin-top: 3px; overflow-wrap: anywhere } .stuck .acts, .stuck ul { grid-column: 2 } .stuck li { padding-left: 14px; position: relative } .stuck li::before { content: "–"; position: absolute; left: 0 }
.stuck--late { border-color: var(--amber); background: var(--sheet) } .stuck--late > .ico { color: var(--warn) } .stuck--fine { border-color: var(--line-2); border-left-color: var(--ok); background: var(--sheet) } .stuck--fine > .ico { color: var(--ok) }
.acts { display: flex; gap: 10px; align-items: center; flex-wrap: wrap; margin-top: 10px }
.tb { display: grid; grid-template-columns: repeat(6, auto); border: 1px solid var(--ink); margin-top: 18px } .tb > div { padding: 8px 14px 10px; min-width: 0 } .tb > div + div { border-left: 1px solid var(--line) } .tb dt { font-size: var(--cap); color: var(--ink-3) } .tb dd { font-weight: 600; overflow-wrap: anywhere }
.cols { display: grid; grid-template-columns: minmax(0, 1fr) 320px; gap: 36px; align-items: start; margin-top: 32px } .cols > div > section:first-child { margin-top: 0 }
.saga li { position: relative; display: grid; grid-template-columns: 128px 170px minmax(0, 1fr) auto; gap: 2px 16px; padding: 8px 12px 8px 30px; border-bottom: 1px solid var(--line) }
.saga li::before { content: ""; position: absolute; left: 6px; top: 0; bottom: 0; width: 1px; background: var(--line-2) } .saga li:first-child::before { top: 16px } .saga li:last-child::before { bottom: calc(100% - 16px) }
.saga li::after { content: ""; position: absolute; left: 0; top: 13px; width: 13px; height: 13px; border: 1.5px solid var(--control); border-radius: 50%; background: var(--sheet) }
.saga .is-done::after { background: var(--ink); border-color: var(--ink) } .saga .is-stuck { background: var(--err-tint); box-shadow: inset 0 0 0 1px #e7b3b6 } .saga .is-stuck::after { border: 4px solid var(--err); border-radius: 0 } .saga .is-next { color: var(--ink-3) }
.acts2 > li { padding: 13px 0 14px; border-bottom: 1px solid var(--line) } .acts2 p, .acts2 ul { font-size: var(--cap); color: var(--ink-2); line-height: 1.45; margin-top: 7px } .acts2 .btn { width: 100%; justify-content: space-between; text-align: left } .acts2 ul li { padding-left: 14px; position: relative } .acts2 ul li::before { content: "–"; position: absolute; left: 0 } .acts2 label, .ask label { display: block; font-weight: 600; margin-bottom: 5px } .acts2 .btn + .btn, .acts2 input + .btn { margin-top: 8px } .acts2 input { width: 100% }
.kv > div { display: grid; grid-template-columns: 112px minmax(0, 1fr); gap: 12px; padding: 6px 0; border-bottom: 1px solid var(--line) } .kv dt { color: var(--ink-3) } .kv dd { overflow-wrap: anywhere }
.ask { max-width: 560px; display: grid; gap: 16px; margin-top: 20px } .ask input { width: 100% } .ask [type=checkbox] { width: 24px; min-height: 24px; accent-color: var(--ink) } .ask ul li { padding-left: 14px; position: relative } .ask ul li::before { content: "–"; position: absolute; left: 0 } .fault { color: var(--err); font-weight: 600 }
.away, .none { padding: 10px 0; border-bottom: 1px solid var(--line) } .next { display: block; margin-top: 2px }
.foot { background: var(--ink); color: #cfd6da; font-size: var(--cap) } .foot .in { display: flex; gap: 8px 24px; justify-content: space-between; flex-wrap: wrap; align-items: center; padding-block: 14px } .foot form { display: flex; gap: 12px; align-items: center } .foot .plain, .foot a { color: #fff } .foot :focus-visible { outline-color: #fff }
@media (max-width: 1439px) { .cols { grid-template-columns: minmax(0, 1fr) } .acts2 { display: grid; grid-template-columns: repeat(auto-fill, minmax(280px, 1fr)); gap: 0 24px } }
@media (max-width: 1199px) { .tab--e .st { white-space: normal } .alarms { grid-template-columns: 1fr 1fr } .alarm:nth-child(3) { border-left: 0 } .alarm:nth-child(n+3) { border-top: 1px solid var(--line) } }
@media (max-width: 899px) {
  .in, .page { width: calc(100% - 32px) } .site nav { display: none } .find { width: 100% } .find input { width: auto; flex: 1; min-width: 0 } h1 { font-size: 1.375rem }
  .tb { grid-template-columns: 1fr 1fr } .tb > div { border-left: 0 !important; border-top: 1px solid var(--line) } .tb > div:nth-child(even) { border-left: 1px solid var(--line) !important } .tb > div:nth-child(-n+2) { border-top: 0 }
  .stuck { padding: 14px } .stuck .acts, .stuck ul { grid-column: 1 / -1 } .stuck .acts .btn, .stuck .acts form { width: 100% }
  .saga li { grid-template-columns: minmax(0, 1fr) auto } .saga li > * { grid-column: 1 } .saga li > .num { grid-column: 2; grid-row: 1 } .saga time { color: var(--ink-2); font-size: var(--cap) } .saga .is-next time { color: var(--ink-3) }
  .tab thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) } .tab, .tab tbody, .tab tr { display: block } .tab tr { padding: 10px 0; border-bottom: 1px solid var(--line) }
  .tab td { display: grid; grid-template-columns: 116px minmax(0, 1fr); gap: 10px; border: 0; padding: 2px 0; text-align: left; white-space: normal; font-size: var(--sm) } .tab td::before { content: attr(data-l); color: var(--ink-3); font-size: var(--cap); line-height: 1.6 } .tab .na { display: none } .tab .first { grid-template-columns: 1fr } .tab .first::before { display: none }
  .tab .is-bad, .tab .is-late { padding-left: 12px } .tab .is-bad { background: var(--err-tint); box-shadow: inset 3px 0 0 var(--err) } .tab .is-late { box-shadow: inset 3px 0 0 var(--amber) } .tab .is-bad td, .tab .is-bad .first, .tab .is-late .first { background: none; box-shadow: none; padding-left: 0 }
  .alarms { grid-template-columns: 1fr } .alarm + .alarm { border-left: 0; border-top: 1px solid var(--line) } .alarm { display: grid; grid-template-columns: 64px minmax(0, 1fr); padding: 12px 14px } .alarm b { grid-row: 1 / 3; font-size: 1.625rem } .seg { width: 100% } .seg a { flex: 1; padding-inline: 4px }
}
@media (min-width: 600px) and (max-width: 899px) { .tab tbody { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 32px } .tab tr:only-child { grid-column: 1 / -1 } }
@media (forced-colors: active) { .st::before, .over { forced-color-adjust: none } .stuck { outline: 3px solid Highlight; outline-offset: -3px } }
`;
