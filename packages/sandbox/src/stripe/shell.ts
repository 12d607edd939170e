import { type Html, html } from './html.ts';
import { type Language, words } from './words.ts';

const style = html`
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --ink: light-dark(#1b1c1f, #eceae4);
  --quiet: light-dark(#5c5f66, #a0a4ad); --paper: light-dark(#f6f4ef, #0f1114); --raised: light-dark(#fff,
  #1e2228); --edge: light-dark(#85827a, #7d828c); --line: light-dark(#e3dfd6, #2a2e35); --deed:
  light-dark(#3a3a8c, #b9baff); --on-deed: light-dark(#fff, #14142b); --alarm: light-dark(#a3211a, #ff9c8f); }
  * { box-sizing: border-box; } body { margin: 0 auto; padding: 1rem 1rem 3rem; max-width: 60rem; color:
  var(--ink); background: var(--paper); } body.narrow { max-width: 34rem; } .banner { padding: .75rem 1rem;
  border: 1px dashed currentColor; border-radius: 10px; } h1 { margin: 1.5rem 0 1rem; font-size: 1.625rem;
  line-height: 1.25; } h2 { margin: 0 0 .75rem; font-size: 1.125rem; } p { margin: 0 0 .75rem; } .quiet {
  color: var(--quiet); } .number, td.amount, th.amount { font-variant-numeric: tabular-nums; } .columns {
  display: grid; gap: 1rem; } @media (min-width: 50rem) { .columns { grid-template-columns: 1fr 1fr; gap:
  2rem; align-items: start; } } section { padding: 1rem; margin-bottom: 1rem; background: var(--raised);
  border: 1px solid var(--line); border-radius: 10px; } section.bare { padding: 0; background: none; border:
  0; } .price { margin-bottom: .25rem; font-size: 2.125rem; line-height: 1.2; font-weight: 650; } dl {
  display: grid; grid-template-columns: 1fr auto; gap: .5rem 1rem; margin: 1rem 0 0; } dd { margin: 0;
  text-align: end; font-variant-numeric: tabular-nums; } dl .last { padding-top: .5rem; border-top: 1px solid
  var(--line); font-weight: 650; } form { margin: 0; } label { display: block; margin-bottom: .75rem;
  font-weight: 550; } label small { display: block; font-weight: 400; color: var(--quiet); } input, select,
  textarea { display: block; width: 100%; min-height: 2.75rem; margin-top: .25rem; padding: .5rem .75rem;
  font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--edge); border-radius: 8px;
  } [aria-invalid] { border-color: var(--alarm); border-width: 2px; } .pair { display: grid;
  grid-template-columns: 1fr 1fr; gap: .75rem; align-items: end; } button, .button { display: inline-flex;
  align-items: center; justify-content: center; min-height: 2.75rem; padding: .5rem 1rem; font: inherit;
  color: inherit; text-decoration: none; cursor: pointer; background: none; border: 1px solid var(--edge);
  border-radius: 8px; } .deed { width: 100%; font-weight: 650; color: var(--on-deed); background: var(--deed);
  border-color: var(--deed); } .row { display: flex; flex-wrap: wrap; gap: .5rem; margin-bottom: .75rem;
  align-items: center; } .row form { display: contents; } fieldset { margin: 0 0 1rem; padding: 0; border: 0;
  } legend { padding: 0; margin-bottom: .5rem; font-weight: 550; } .choices { display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: .5rem; } .choices button { display:
  block; padding: .375rem .75rem; text-align: start; } .choices small { display: block; color: var(--quiet);
  font-variant-numeric: tabular-nums; } .alarm { padding: .75rem 1rem; border: 2px solid var(--alarm);
  border-radius: 8px; color: var(--alarm); } .wide { overflow-x: auto; } table { width: 100%; border-collapse:
  collapse; } th, td { padding: .5rem .75rem .5rem 0; text-align: start; vertical-align: top; border-bottom:
  1px solid var(--line); } th { font-weight: 550; color: var(--quiet); } td.amount, th.amount { text-align:
  end; padding-right: 0; } code { font-size: .875em; overflow-wrap: anywhere; } a { color: var(--deed); } nav
  { margin-top: 1rem; } :focus-visible { outline: 3px solid var(--deed); outline-offset: 2px; }
`;

type Page = { title: string; language: Language; body: Html; isNarrow?: boolean };

/** A whole page, which says at its top that nothing here is real. */
export function shell({ title, language, body, isNarrow = false }: Page): string {
  const { banner, bannerText } = words[language];
  return html`<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}: ${banner}</title>
<style>${style}</style>
<body class="${isNarrow ? 'narrow' : ''}">
<header class="banner"><strong>${banner}</strong> ${bannerText}</header>
<main><h1>${title}</h1>${body}</main>
</html>`.html;
}
