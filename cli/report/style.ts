/** The style sheet: the plots' own, and a page that follows the system's light or dark theme. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const DARK = `
  --void: #0b0a1a; --panel: #141230; --inset: #0f0d24; --hover: #2a2658; --line: #322d62; --line-2: #6f67ad;
  --text: #f4f0fb; --text-2: #c3bce0; --brass: #f2c66d; --gold: #f2c66d; --brass-text: #f2c66d; --legal: #68f0cf; --danger: #ff8a78;`;
const LIGHT = `
  --void: #efe8da; --panel: #fbf7ee; --inset: #f1eadb; --hover: #eee3cd; --line: #d8ccb4; --line-2: #8d7f9c;
  --text: #221a3f; --text-2: #4d4470; --brass: #e7b04a; --gold: #b9790c; --brass-text: #7d5200; --legal: #00806a; --danger: #b3301c;`;

const PAGE = `
* { box-sizing: border-box; }
body { margin: 0; background: var(--void); color: var(--text); font: 400 15px/1.5 var(--ui); -webkit-text-size-adjust: 100%; }
main { max-width: 1220px; margin: 0 auto; padding: 40px 28px 56px; }
h1, h2, h3, p { margin: 0; }
h1 { font-size: 34px; line-height: 1.15; letter-spacing: -0.02em; text-wrap: balance; }
h2 { font-size: 22px; line-height: 1.25; letter-spacing: -0.01em; margin: 44px 0 16px; }
h3 { font-size: 17px; line-height: 1.3; }
.eyebrow { color: var(--brass-text); font-weight: 650; font-size: 14px; margin-bottom: 6px; }
.about { color: var(--text-2); max-width: 66ch; }
h1 + .about { margin-top: 10px; font-size: 16px; }
.note { margin-top: 18px; padding: 12px 16px; border-left: 4px solid var(--danger); background: var(--panel); border-radius: 0 8px 8px 0; }
.facts { display: flex; flex-wrap: wrap; gap: 14px 44px; margin: 26px 0 0; }
.facts div { display: flex; flex-direction: column-reverse; }
.facts dd { margin: 0; font-size: 28px; font-weight: 700; line-height: 1.15; font-variant-numeric: tabular-nums lining-nums; }
.facts dt { color: var(--text-2); font-size: 14px; }
.grid { columns: 2; column-gap: 20px; }
.pair { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: 20px; align-items: start; }
.panel { background: var(--panel); border: 1px solid var(--line); border-radius: 16px; padding: 22px 24px 16px; margin-bottom: 20px;
  display: inline-grid; grid-template-columns: minmax(0, 1fr); width: 100%; gap: 14px; break-inside: avoid; vertical-align: top; }
.panel.wide { display: grid; column-span: all; }
.panel .about { font-size: 14px; margin-top: 4px; }
.plot .pl { width: 100%; }
.plot.exact .pl { width: auto; }
.narrow { display: none; }
.scroll { overflow-x: auto; }
details { border-top: 1px solid var(--line); padding-top: 10px; }
summary { cursor: pointer; color: var(--text-2); font-size: 14px; padding: 4px 0; width: fit-content; }
summary:hover { color: var(--text); }
summary:focus-visible { outline: 2px solid var(--gold); outline-offset: 3px; border-radius: 4px; }
details .scroll { margin-top: 8px; max-height: 420px; overflow: auto; }
details .pl-table th, details .pl-table td { white-space: nowrap; }
.settings .pl-table { width: 100%; }
.settings .pl-table td { white-space: normal; overflow-wrap: anywhere; }
.settings .pl-table thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.settings .pl-table th { color: var(--text-2); }
.settings .pl-table th::first-letter { text-transform: uppercase; }
pre { margin: 0; padding: 14px 16px; background: var(--inset); border: 1px solid var(--line); border-radius: 10px; white-space: pre-wrap;
  overflow-wrap: anywhere; font: 13px/1.55 ui-monospace, Menlo, Consolas, monospace; }
pre span { display: inline-block; }
footer { margin-top: 40px; color: var(--text-2); font-size: 13px; }
@media (max-width: 900px) { .grid { columns: 1; } .pair { grid-template-columns: minmax(0, 1fr); } }
@media (max-width: 600px) {
  main { padding: 24px 14px 40px; }
  h1 { font-size: 27px; }
  h2 { font-size: 20px; margin-top: 34px; }
  .panel { padding: 18px 16px 12px; border-radius: 14px; }
  .facts { gap: 12px 30px; }
  .facts dd { font-size: 23px; }
  .wide-only { display: none; }
  .narrow { display: block; }
}
@media print {
  body { background: none; }
  main { max-width: none; padding: 0; }
}`;

const SHEET = fileURLToPath(import.meta.resolve('@starboard/table-kit/plots.css'));
/** The plots' sheet chooses the theme by an attribute. Here the system chooses. */
const THEME = /\[data-theme="light"\] \{([^}]*)\}/;

export function style(): string {
  const sheet = readFileSync(SHEET, 'utf8').replace(THEME, (_, light: string) => `@media (prefers-color-scheme: light) {\n  :root {${light}}\n}`);
  return [
    `:root { color-scheme: dark light; --ui: system-ui, -apple-system, "Segoe UI", sans-serif;${DARK} }`,
    `@media (prefers-color-scheme: light) { :root {${LIGHT} } }`,
    sheet,
    PAGE,
  ]
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\//g, '');
}
