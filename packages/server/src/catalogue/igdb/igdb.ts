import type { Context } from '../../context.ts';
import type { IgdbConfig } from '../../igdbConfig.ts';
import { type Client, createClient } from '../../outbound/client.ts';
import { isNoAnswer } from '../../outbound/failure.ts';
import type { Token } from '../../outbound/token.ts';
import { inLane } from '../../throttle/lanes.ts';
import { type Fields, noEdition, onPlatforms, toQuery } from './igdbQuery.ts';
import { type GamesAnswer, gamesAnswer, refusalBody } from './igdbShapes.ts';
import { createIgdbToken } from './igdbToken.ts';

/** IGDB allows four questions a second and eight open ones. A little slower, because they do not travel evenly. */
const allowance = { provider: 'igdb', lanes: 8, everyMs: 260, lastsMs: 30_000 };
/** How long somebody at a screen waits for their turn, and how long an import does. */
const mostWaitMs = { person: 4_000, import: 60_000 };
/** Of a single answer IGDB itself sends no more. */
const largestBytes = 11 * 1024 ** 2;
const mostFound = 50;

export type Igdb = ReturnType<typeof createIgdb>;

type Parts = {
  config: IgdbConfig;
  ctx: Pick<Context, 'db' | 'log'>;
  client: Client;
  token: Token;
  fields: Fields;
};

/** A page of the games of a platform, in the order of their ids. */
export type PageAsked = { platformId: number; afterId: number; changedSince: Date | null; limit: number };

/** The one place that speaks IGDB's protocol. Throws a NoAnswer, or a Refusal where too many wait for their turn. */
export function createIgdb(config: IgdbConfig, ctx: Pick<Context, 'db' | 'log' | 'now'>) {
  const { log, now } = ctx;
  const settings = { longestMs: config.timeoutMs, largestBytes, log, now };
  const tokens = createClient({ ...settings, provider: 'igdb tokens', bases: [config.tokenUrl] });
  const parts: Parts = {
    config,
    ctx,
    client: createClient({ ...settings, provider: 'igdb', bases: [config.apiUrl] }),
    token: createIgdbToken(config, tokens, now),
    fields: 'all',
  };

  return {
    config,

    /** The games that fit some words best, on some platforms. */
    search: async (words: string, platformIds: readonly number[]): Promise<GamesAnswer> =>
      await askGames(parts, { call: 'search', who: 'person' }, (fields) =>
        toQuery({
          fields,
          search: words,
          conditions: [onPlatforms(platformIds), noEdition],
          limit: mostFound,
        }),
      ),

    /** One game; none if there is none of this id. */
    game: async (id: number): Promise<GamesAnswer> =>
      await askGames(parts, { call: 'game', who: 'person' }, (fields) =>
        toQuery({ fields, conditions: [`id = ${id}`], limit: 1 }),
      ),

    page: async ({ platformId, afterId, changedSince, limit }: PageAsked): Promise<GamesAnswer> =>
      await askGames(parts, { call: 'page', who: 'import' }, (fields) => {
        const since = changedSince && `updated_at >= ${Math.floor(changedSince.getTime() / 1000)}`;
        const conditions = [
          onPlatforms([platformId]),
          noEdition,
          `id > ${afterId}`,
          ...(since ? [since] : []),
        ];
        return toQuery({ fields, conditions, sort: 'id asc', limit });
      }),
  };
}

/** What the question is called in logs, and who waits for the answer. */
type Asker = { call: string; who: keyof typeof mostWaitMs };

/** Asks with all fields, but no longer with those of which IGDB said once that it does not know them. */
async function askGames(
  parts: Parts,
  asker: Asker,
  queryOf: (fields: Fields) => string,
): Promise<GamesAnswer> {
  try {
    return await inTurn(parts, { ...asker, query: queryOf(parts.fields) });
  } catch (error) {
    if (parts.fields === 'plain' || !isAboutField(error)) throw error;
    parts.ctx.log.warn({ provider: 'igdb' }, 'it does not know one of the newer fields');
    parts.fields = 'plain';
    return await inTurn(parts, { ...asker, query: queryOf('plain') });
  }
}

async function inTurn(
  { ctx, config, client, token }: Parts,
  { call, who, query }: Asker & { query: string },
) {
  return await inLane(ctx, { ...allowance, mostWaitMs: mostWaitMs[who] }, (pace) =>
    withToken(token, async (value) => {
      const headers = {
        'client-id': config.clientId,
        authorization: `Bearer ${value}`,
        accept: 'application/json',
        'content-type': 'text/plain',
      };
      return await client.ask({
        call,
        url: new URL(`${config.apiUrl}/games`),
        method: 'POST',
        headers,
        body: query,
        isRepeatable: true,
        beforeTry: pace,
        shape: gamesAnswer,
      });
    }),
  );
}

/** Runs the work with a token, and once more with a new one if IGDB no longer takes it. */
async function withToken<T>(token: Parts['token'], work: (value: string) => Promise<T>): Promise<T> {
  const value = await token.get();
  try {
    return await work(value);
  } catch (error) {
    if (!isNoAnswer(error) || error.status !== 401) throw error;
    token.forget(value);
    return await work(await token.get());
  }
}

function isAboutField(error: unknown): boolean {
  if (!isNoAnswer(error) || error.status !== 400) return false;
  return /invalid field/i.test(refusalBody.safeParse(error.said).data?.title ?? '');
}
