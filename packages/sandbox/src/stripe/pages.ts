import type { IncomingMessage, ServerResponse } from 'node:http';

import { readBody, sendHtml, sendText } from '../loopback.ts';
import { visitCheckout, visitCheckoutAuthentication } from './checkout.visits.ts';
import { catchUp } from './clocks.ts';
import { expireOld } from './checkout.ts';
import { visitOverview } from './overview.visits.ts';
import { visitAuthentication, visitInvoice } from './intents.visits.ts';
import { visitPortal, visitPortalAuthentication } from './portal.visits.ts';
import { Refusal } from './refusal.ts';
import type { StandIn } from './standIn.ts';
import { html } from './html.ts';
import { shell } from './shell.ts';
import { type Language, languageOf } from './words.ts';

/** Somebody's browser on one of the pages. */
export type Visit = {
  standIn: StandIn;
  id: string;
  query: URLSearchParams;
  /** What a form sent; undefined when the page is only looked at. */
  form: URLSearchParams | undefined;
  language: (locale: string | null | undefined) => Language;
};
export type Shown = { page: string; status?: number } | { goTo: string };

const pages: [RegExp, (visit: Visit) => Shown][] = [
  [/^\/$/, visitOverview],
  [/^\/checkout\/([^/]+)$/, visitCheckout],
  [/^\/checkout\/([^/]+)\/authenticate$/, visitCheckoutAuthentication],
  [/^\/portal\/([^/]+)$/, visitPortal],
  [/^\/portal\/([^/]+)\/authenticate$/, visitPortalAuthentication],
  [/^\/invoice\/([^/]+)$/, visitInvoice],
  [/^\/authenticate\/([^/]+)$/, visitAuthentication],
];

export async function answerPage(
  standIn: StandIn,
  { request, response, url }: { request: IncomingMessage; response: ServerResponse; url: URL },
): Promise<void> {
  const [path, visit] = pages.find(([pattern]) => pattern.test(url.pathname)) ?? [];
  if (!path || !visit) return sendText(response, 404, 'No such page');
  if (request.method === 'POST' && isFromElsewhere(request)) return sendText(response, 403, 'Not from here');

  catchUp(standIn.world);
  expireOld(standIn.world);
  const accepted = request.headers['accept-language'];
  const form =
    request.method === 'POST' ? new URLSearchParams((await readBody(request)).toString()) : undefined;
  try {
    const shown = visit({
      standIn,
      id: path.exec(url.pathname)?.[1] ?? '',
      query: url.searchParams,
      form,
      language: (locale) => languageOf(locale, accepted),
    });
    catchUp(standIn.world);
    standIn.save();
    if ('goTo' in shown) return void response.writeHead(303, { location: shown.goTo }).end();
    sendHtml(response, shown.status ?? 200, shown.page);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const language = languageOf(null, accepted);
    sendHtml(
      response,
      error.status,
      shell({ title: error.problem.message, language, body: html``, isNarrow: true }),
    );
  }
}

/** A form on another site must not move time or pay here. */
function isFromElsewhere({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
