import type { Mutant } from '../mutant.ts';

const igdb = 'packages/server/src/catalogue/igdb';
const throttle = 'packages/server/src/throttle';
const ofSearch = [`${igdb}/whole.test.ts`];
const ofReading = [`${igdb}/toFounds.test.ts`];
const ofSync = [`${igdb}/sync.test.ts`];
const ofLanes = [`${throttle}/lanes.test.ts`];

/** The game database: its limits, what is read of it, and what stays when something changes there. */
export const mutants: Mutant[] = [
  {
    bug: 'a question that fails keeps its lane until that ends by itself',
    file: `${throttle}/lanes.ts`,
    find: '  } finally {\n    await deleteLane(ctx.db, { provider, lane, holder });\n  }',
    plant: '  } finally {\n  }',
    tests: ofLanes,
  },
  {
    bug: 'questions follow without a pause',
    file: `${throttle}/lanes.ts`,
    find: 'if (waitMs > 0) await sleep(waitMs);',
    plant: '',
    tests: ofLanes,
  },
  {
    bug: 'a time that was booked by a wrong clock holds everybody up',
    file: `${throttle}/lanes.store.ts`,
    find: 'case when p.next_at < ${latest} then p.next_at end',
    plant: 'p.next_at',
    tests: ofLanes,
  },
  {
    bug: 'words that somebody typed can end the string in which they are sent',
    file: `${igdb}/igdbQuery.ts`,
    find: ".replace(/[\"\\\\]/g, '\\\\$&')",
    plant: '',
    tests: ofSearch,
  },
  {
    bug: 'an ended token is used again',
    file: `${igdb}/igdb.ts`,
    find: '    token.forget(value);\n',
    plant: '',
    tests: ofSearch,
  },
  {
    bug: 'everybody who waits for a token asks for one',
    file: 'packages/server/src/outbound/token.ts',
    find: 'underWay ??= fetchToken()',
    plant: 'underWay = fetchToken()',
    tests: ofSearch,
  },
  {
    bug: 'each search tries keys again that were refused',
    file: 'packages/server/src/outbound/token.ts',
    find: "error.kind === 'refused'",
    plant: "error.kind === 'busy'",
    tests: ofSearch,
  },
  {
    bug: 'the same search of another user asks again',
    file: `${igdb}/whole.ts`,
    find: 'await kept(`${platform} ${fold(query)}`',
    plant: 'await kept(`${platform} ${fold(query)} ${userId}`',
    tests: ofSearch,
  },
  {
    bug: 'a refusal of IGDB is told as its silence',
    file: `${igdb}/igdbProblem.ts`,
    find: "error.kind === 'refused' ? 'refused' : 'silent'",
    plant: "'silent'",
    tests: ofSearch,
  },
  {
    bug: 'refusals of these calls are not in their message',
    file: 'packages/server/src/app.ts',
    find: "procedure['~orpc'].meta.saysMessage ? sayingMessage(error) : error",
    plant: 'error',
    tests: ofSearch,
  },
  {
    bug: 'add-ons and updates fill the catalogue',
    file: `${igdb}/toFounds.ts`,
    find: 'notGames.has(game.game_type ?? 0)',
    plant: 'false',
    tests: ofReading,
  },
  {
    bug: 'a year without its month becomes the last day of that year',
    file: `${igdb}/toFounds.ts`,
    find: 'format === 0 ? day : format === 1',
    plant: 'format !== 1 ? day : format === 1',
    tests: ofReading,
  },
  {
    bug: 'a game has the dates of other consoles',
    file: `${igdb}/toFounds.ts`,
    find: '.filter(({ platform }) => platform === platformId)',
    plant: '',
    tests: ofReading,
  },
  {
    bug: 'a link leads to whatever address IGDB sends',
    file: `${igdb}/toFounds.ts`,
    find: '/^(www\\.)?igdb\\.com$/.test(hostname)',
    plant: "hostname !== ''",
    tests: ofReading,
  },
  {
    bug: 'what the stand-in makes up is kept as what IGDB says',
    file: `${igdb}/toFounds.ts`,
    find: "source: 'IGDB sample data'",
    plant: "source: 'IGDB'",
    tests: ofReading,
  },
  {
    bug: 'a field that IGDB has renamed ends all searches',
    file: `${igdb}/igdb.ts`,
    find: "parts.fields === 'plain' || !isAboutField(error)",
    plant: 'true',
    tests: ofReading,
  },
  {
    bug: 'every pass reads everything',
    file: `${igdb}/igdb.ts`,
    find: '...(since ? [since] : [])',
    plant: '',
    tests: ofSync,
  },
  {
    bug: 'a pass begins from the first game each time',
    file: `${igdb}/sync.ts`,
    find: 'let { last_id: afterId } = sync;',
    plant: 'let afterId = 0;',
    tests: ofSync,
  },
  {
    bug: 'the daily job reads samples into the catalogue',
    file: `${igdb}/sync.ts`,
    find: '!ctx.config.igdb || ctx.config.igdb.isStandIn',
    plant: '!ctx.config.igdb',
    tests: ofSync,
  },
  {
    bug: 'two processes read the same platform',
    file: `${igdb}/igdb.store.ts`,
    find: '(s.held_until is null or s.held_until <= ${now})',
    plant: 'true',
    tests: ofSync,
  },
  {
    bug: 'a press of Ctrl-C that comes several times ends what is to be finished',
    file: 'packages/server/src/cli/interrupt.ts',
    find: 'if (isOnePress) return;',
    plant: '',
    tests: ['packages/server/src/cli/interrupt.test.ts'],
  },
  {
    bug: 'a game that came out everywhere at once has no box of its own in Europe',
    file: `${igdb}/toFounds.ts`,
    find: '...(isWorldwide ? undated : [])',
    plant: '',
    tests: ofReading,
  },
];
