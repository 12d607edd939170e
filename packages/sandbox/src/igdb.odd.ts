import type { ServerResponse } from 'node:http';

import { sendHtml, sendJson, sendText } from './loopback.ts';
import type { OwnWays } from './misbehaviour.ts';

/** What IGDB, and who gives its tokens, answers now and then, and a program must survive. */
export const oddAnswers: OwnWays = {
  unauthorized: (response) => sendJson(response, 401, unauthorized),
  'syntax error': (response) =>
    sendJson(response, 400, [
      { title: 'Syntax Error', status: 400, cause: "Expecting a STRING at 'fields'" },
    ]),
  'invalid field': (response) =>
    sendJson(response, 400, [{ title: 'Invalid Field', status: 400, cause: 'game_localizations' }]),
  'wrong tier': (response) =>
    sendJson(response, 403, [{ title: 'Forbidden', status: 403, cause: 'Not in your tier' }]),
  blocked: (response) => sendText(response, 403, 'error code: 1010'),
  'blocked by a page': (response) => sendHtml(response, 403, '<!doctype html><title>Attention</title>'),
  'too large': (response) =>
    sendJson(response, 413, [
      { title: 'Payload Too Large', status: 413, cause: 'Response exceeds 10MB limit.' },
    ]),
  'bare 429': (response) => sendJson(response, 429, { message: 'Too Many Requests' }),
  empty: (response) => sendJson(response, 200, []),
  object: (response) => sendJson(response, 200, { message: 'Something else' }),
  rubbish: (response) => sendJson(response, 200, [null, 7, 'game', [], {}, { id: 'seven' }, { id: 7 }]),
  /** References that were asked for with their fields, but come as their ids. */
  unexpanded: (response) =>
    sendJson(response, 200, [
      {
        ...bare(1_899_000_001, 'Only Ids'),
        cover: 5,
        screenshots: [6, 7],
        genres: [8, 31],
        involved_companies: [9],
        release_dates: [10],
        alternative_names: [11],
        game_localizations: [12],
        first_release_date: 788_918_400,
      },
    ]),
  bare: (response) =>
    sendJson(response, 200, [
      { ...bare(1_899_000_002, 'No More Than a Name') },
      { id: 1_899_000_003 },
      { id: 1_899_000_004, name: '   ', platforms: [19] },
      { id: 1_899_000_005, name: 'On No Console' },
      { id: 1_899_000_006, name: 'On a Console of Tomorrow', platforms: [999_999, { id: 888_888 }] },
    ]),
  /** A cover with its address instead of its id, and objects where ids were asked for. */
  'by address': (response) =>
    sendJson(response, 200, [
      {
        ...bare(1_899_000_007, 'By Its Address'),
        platforms: [{ id: 19, name: 'Super Nintendo Entertainment System' }],
        cover: { id: 5, url: '//images.igdb.com/igdb/image/upload/t_thumb/co1odd.jpg' },
        screenshots: [{ id: 6, url: '//images.igdb.com/igdb/image/upload/t_thumb/sc1odd.jpg' }, null],
        game_type: { id: 0, type: 'Main Game' },
        url: 'https://igdb.com.elsewhere.invalid/games/odd',
      },
    ]),
  /** Wrong in every field but the ones without which a game is none. */
  'wrong facts': (response) =>
    sendJson(response, 200, [
      {
        ...bare(1_899_000_008, 'Wrong \u0007Facts'),
        summary: 'x'.repeat(20_000),
        url: 'javascript:alert(1)',
        cover: { image_id: '../../secret' },
        screenshots: 'none',
        genres: { name: 'Platform' },
        involved_companies: [
          { company: null, publisher: true },
          { company: { name: 7 }, developer: 'yes' },
        ],
        release_dates: [
          { platform: 19, y: 99_999, date_format: 2, release_region: 5 },
          { platform: 19, date: -99_999_999_999, date_format: 0, release_region: 77 },
          { platform: 19, date: 'soon' },
        ],
        alternative_names: [{ name: null }, { name: '' }, { name: 'y'.repeat(9_000) }],
        total_rating: 'high',
        total_rating_count: -5,
        first_release_date: 'never',
        updated_at: null,
      },
    ]),
  'others’ editions': (response) =>
    sendJson(response, 200, [
      { ...bare(1_899_000_010, 'Game: Gold Edition'), version_parent: 7 },
      { ...bare(1_899_000_011, 'Game: The Downloaded Part'), game_type: 1 },
      { ...bare(1_899_000_012, 'Game: The Mod'), game_type: 5 },
      { ...bare(1_899_000_013, 'Game: The Update'), game_type: { id: 14 } },
      { ...bare(1_899_000_014, 'Game: The Remake'), game_type: 8 },
    ]),
  'invalid client': (response) => sendJson(response, 400, { status: 400, message: 'invalid client' }),
  'invalid secret': (response) => sendJson(response, 403, { status: 403, message: 'invalid client secret' }),
  'no token': (response) => sendJson(response, 200, { expires_in: 5_587_808, token_type: 'bearer' }),
  /** A picture that says so, and is none, or not to its end. */
  lying: (response) => sendImage(response, Buffer.from('<!doctype html><title>Picture</title>')),
  broken: (response) => sendImage(response, Buffer.from('ffd8ffe000104a4649460001', 'hex')),
};

export const unauthorized = {
  message: 'Authorization Failure. Have you tried:',
  'Tip 1': 'Ensure you are sending Authorization and Client-ID as headers.',
  Docs: 'https://api-docs.igdb.com/#authentication',
};

function bare(id: number, name: string) {
  return { id, name, platforms: [19] };
}

function sendImage(response: ServerResponse, bytes: Buffer): void {
  response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes);
}
