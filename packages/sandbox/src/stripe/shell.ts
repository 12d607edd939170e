import { type Html, html } from './html.ts';
import { style } from './style.ts';
import { type Language, words } from './words.ts';

type Page = { title: string; language: Language; body: Html; isNarrow?: boolean };

/** A whole page, which says at its top that nothing here is real. */
export function shell({ title, language, body, isNarrow = false }: Page): string {
  const { banner, bannerText, moveTime } = words[language];
  return html`<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}: ${banner}</title>
<style>${{ html: style }}</style>
<body class="${isNarrow ? 'narrow' : ''}">
<header class="banner"><strong>${banner}</strong> ${bannerText} <a href="/">${moveTime}</a></header>
<main><h1>${title}</h1>${body}</main>
</html>`.html;
}
