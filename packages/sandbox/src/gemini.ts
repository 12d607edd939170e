import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { findSample, pictureOf, samples } from './gemini.samples.ts';
import { listen, type Loopback, readBody, sendHtml, sendJson, sendText } from './loopback.ts';
import { type OwnWays, withMisbehaviour } from './misbehaviour.ts';

export type Gemini = {
  /** Where the API is, and a page with the pictures that it knows. */
  baseUrl: string;
  apiKey: string;
  close: Loopback['close'];
};

/** How Google words its errors. */
const failure = (code: number, status: string, rest: { message: string; details?: object[] }) => ({
  error: { code, status, ...rest },
});
const said = (parts: object[], finishReason = 'STOP') => ({
  candidates: [{ content: { role: 'model', parts }, finishReason, index: 0 }],
  modelVersion: 'stand-in',
});
const tetris = '{"console":"game boy","gameTitle":"Tetris"}';

const ownWays: OwnWays = {
  blocked: (response) => sendJson(response, 200, { promptFeedback: { blockReason: 'SAFETY' } }),
  empty: (response) => sendJson(response, 200, { candidates: [{ finishReason: 'STOP', index: 0 }] }),
  stopped: (response) =>
    sendJson(response, 200, said([{ text: '{"console":"Game Boy","gameTi' }], 'MAX_TOKENS')),
  fenced: (response) =>
    sendJson(response, 200, said([{ text: `Here it is:\n\`\`\`json\n${tetris}\n\`\`\`` }])),
  thinking: (response) =>
    sendJson(
      response,
      200,
      said([{ text: '{"console":"Wii","gameTitle":"No"}', thought: true }, { text: tetris }]),
    ),
  nonsense: (response) => sendJson(response, 200, said([{ text: 'I see a lovely box.' }])),
  unknown: (response) =>
    sendJson(
      response,
      200,
      said([{ text: '{"console":"Amstrad Toaster","gameTitle":"Bread {2}","gameEdition":"Gold"}' }]),
    ),
  quota: (response) =>
    sendJson(
      response,
      429,
      failure(429, 'RESOURCE_EXHAUSTED', {
        message: 'You exceeded your current quota.',
        details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '37s' }],
      }),
    ),
  overloaded: (response) =>
    sendJson(response, 503, failure(503, 'UNAVAILABLE', { message: 'The model is overloaded.' })),
  model: (response) =>
    sendJson(
      response,
      404,
      failure(404, 'NOT_FOUND', { message: 'The model is not found for API version v1.' }),
    ),
  key: (response) =>
    sendJson(
      response,
      400,
      failure(400, 'INVALID_ARGUMENT', {
        message: 'API key not valid.',
        details: [{ reason: 'API_KEY_INVALID', domain: 'googleapis.com' }],
      }),
    ),
};

const call = 'generate';

/** Google's Gemini for one kind of question: it knows the boxes that it draws itself, and no other. */
export async function startGemini(options: { port?: number } = {}): Promise<Gemini> {
  const apiKey = `sandbox-${randomBytes(18).toString('base64url')}`;
  const { url: baseUrl, close } = await listen(
    withMisbehaviour(
      { generate: call },
      (request, response, url) => answer({ request, response, url, apiKey }),
      {
        ownWays,
        toEndpoint: ({ method }) => (method === 'POST' ? call : undefined),
      },
    ),
    options.port ?? 0,
  );
  return { baseUrl, apiKey, close };
}

type Visit = { request: IncomingMessage; response: ServerResponse; url: URL; apiKey: string };

async function answer({ request, response, url, apiKey }: Visit): Promise<void> {
  const { pathname } = url;
  if (request.method === 'GET') return await answerPage(response, pathname);
  if (!/^\/v1\/models\/[\w.-]+:generateContent$/.test(pathname)) return ownWays['model']?.(response);
  if (request.headers['x-goog-api-key'] !== apiKey) return ownWays['key']?.(response);

  const picture = pictureIn(JSON.parse((await readBody(request)).toString()));
  if (!picture)
    return sendJson(response, 400, failure(400, 'INVALID_ARGUMENT', { message: 'No picture was sent.' }));
  const sample = await findSample(picture);
  const { console = '', gameTitle = '', gameEdition = '' } = sample ?? {};
  sendJson(response, 200, said([{ text: JSON.stringify({ console, gameTitle, gameEdition }) }]));
}

type Asked = { contents?: { parts?: { inlineData?: { data?: unknown } }[] }[] };

function pictureIn(body: unknown): Buffer | undefined {
  const parts = (Object(body) as Asked).contents?.[0]?.parts ?? []; // as: what is missing is looked at below
  const data = parts.find(({ inlineData }) => inlineData)?.inlineData?.data;
  return typeof data === 'string' ? Buffer.from(data, 'base64') : undefined;
}

async function answerPage(response: ServerResponse, pathname: string): Promise<void> {
  const sample = samples.find(({ path }) => path === pathname);
  if (sample) {
    const picture = await pictureOf(sample);
    response.writeHead(200, { 'content-type': 'image/png', 'content-length': picture.length }).end(picture);
    return;
  }
  if (pathname !== '/') return sendText(response, 404, 'No such page');
  const pictures = samples.map(
    ({ path, gameTitle, console }) =>
      `<a href="${path}" download><img src="${path}" alt="" width="150" height="200">${gameTitle}, ${console}</a>`,
  );
  sendHtml(
    response,
    200,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sample boxes: stand-in for Gemini</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem;
    color: light-dark(#1b1c1f, #eceae4); background: light-dark(#f6f4ef, #0f1114); }
  header { padding: .75rem 1rem; border: 1px dashed currentColor; border-radius: 10px; }
  h1 { font-size: 1.25rem; }
  main { display: flex; flex-wrap: wrap; gap: 1.5rem; }
  h1, p { width: 100%; margin: 1rem 0 0; }
  a { display: grid; gap: .5rem; color: inherit; }
</style>
<header><strong>Stand-in for Gemini.</strong> Sample data: it reads no picture. It knows the boxes on this page, which
it drew itself, and no other.</header>
<main><h1>Sample boxes</h1><p>Save one of them, and choose it as a picture of a box.</p>${pictures.join('')}</main>
</html>`,
  );
}
