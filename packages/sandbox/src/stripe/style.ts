export const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif;
    --ink: light-dark(#1b1c1f, #eceae4); --quiet: light-dark(#5c5f66, #a0a4ad);
    --paper: light-dark(#f6f4ef, #0f1114); --raised: light-dark(#fff, #1e2228);
    --edge: light-dark(#85827a, #7d828c); --line: light-dark(#e3dfd6, #2a2e35);
    --deed: light-dark(#3a3a8c, #b9baff); --on-deed: light-dark(#fff, #14142b);
    --alarm: light-dark(#a3211a, #ff9c8f); }
  * { box-sizing: border-box; }
  body { margin: 0 auto; padding: 1rem 1rem 3rem; max-width: 60rem; color: var(--ink); background: var(--paper); }
  body.narrow { max-width: 34rem; }
  .banner { padding: .75rem 1rem; border: 1px dashed currentColor; border-radius: 10px; }
  h1 { margin: 1.5rem 0 1rem; font-size: 1.625rem; line-height: 1.25; }
  h2 { margin: 0 0 .75rem; font-size: 1.125rem; }
  p { margin: 0 0 .75rem; }
  a { color: var(--deed); }
  code { font-size: .875em; overflow-wrap: anywhere; }
  nav { margin-top: 1rem; }
  :focus-visible { outline: 3px solid var(--deed); outline-offset: 2px; }

  .quiet { color: var(--quiet); }
  .price { margin-bottom: .25rem; font-size: 2.125rem; line-height: 1.2; font-weight: 650; }
  .number, dd, .amount { font-variant-numeric: tabular-nums; }
  td.number { white-space: nowrap; }
  .columns { display: grid; gap: 1rem; }
  @media (min-width: 50rem) { .columns { grid-template-columns: 1fr 1fr; gap: 2rem; align-items: start; } }
  section { padding: 1rem; margin-bottom: 1rem; background: var(--raised);
    border: 1px solid var(--line); border-radius: 10px; }
  section.bare { padding: 0; background: none; border: 0; }
  section > :last-child { margin-bottom: 0; }
  dl { display: grid; grid-template-columns: 1fr auto; row-gap: .5rem; margin: 1rem 0; }
  dd { margin: 0; padding-left: 1rem; text-align: end; }
  dl .last { padding-top: .5rem; border-top: 1px solid var(--line); font-weight: 650; }

  label { display: block; margin-bottom: .75rem; font-weight: 550; }
  input, select, textarea { display: block; width: 100%; min-height: 2.75rem; margin-top: .25rem; padding: .5rem .75rem;
    font: inherit; font-weight: 400; color: inherit; background: var(--paper);
    border: 1px solid var(--edge); border-radius: 8px; }
  [readonly] { color: var(--quiet); border-style: dashed; }
  [aria-invalid] { border: 2px solid var(--alarm); }
  .alarm { padding: .75rem 1rem; border: 2px solid var(--alarm); border-radius: 8px; color: var(--alarm); }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; align-items: end; }
  .pair label { margin-bottom: .75rem; }
  fieldset { margin: 0 0 1rem; padding: 0; border: 0; }
  legend { padding: 0; margin-bottom: .5rem; font-weight: 550; }

  button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 2.75rem;
    padding: .5rem 1rem; font: inherit; color: inherit; text-decoration: none; cursor: pointer; background: none;
    border: 1px solid var(--edge); border-radius: 8px; }
  button:disabled { color: var(--quiet); border-style: dashed; cursor: default; }
  .deed { width: 100%; font-weight: 650; color: var(--on-deed); background: var(--deed); border-color: var(--deed); }
  .row { display: flex; flex-wrap: wrap; gap: .5rem; margin-bottom: .75rem; align-items: end; }
  .row form { display: contents; }
  .row label { margin: 0; }
  .choices { display: grid; grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr)); gap: .5rem; }
  .choices button { display: block; padding: .375rem .75rem; text-align: start; }
  .choices small { display: block; color: var(--quiet); font-variant-numeric: tabular-nums; }
  summary { min-height: 2.75rem; padding: .5rem 0; cursor: pointer; }

  .wide { overflow-x: auto; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: .5rem .75rem .5rem 0; text-align: start; vertical-align: top; border-bottom: 1px solid var(--line); }
  th { font-weight: 550; color: var(--quiet); }
  .amount { padding-right: 0; text-align: end; }
`;
