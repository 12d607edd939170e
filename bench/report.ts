import type { Compared } from './rounds.ts';

type Goal = { text: string; isMet: boolean };

/** A case measured on both servers, with its goals. */
export type Judged = Compared & { ratio: number; goals: Goal[] };

/** A figure that only the product has. */
export type Figure = { title: string; value: string; goals: Goal[] };

export type Section = { title: string; cases: Judged[]; figures: Figure[]; notes: string[] };

const slowestTail = 5;
const farthestFromPage = 3;

/** Judges every case by the goals of its kind. */
export function judge(compared: Compared[]): Judged[] {
  const pageMs = compared[0]?.ours.p50Ms ?? Number.NaN;

  return compared.map((one) => {
    const { kind, ours, bare } = one;
    const ratio = ours.perSecond / bare.perSecond;
    const toPage = ours.p50Ms / pageMs;
    const atLeast = (least: number): Goal => ({ text: `≥ ${least} of bare`, isMet: ratio >= least });
    const nearPage: Goal = {
      text: `p50 < ${farthestFromPage} × page 1 (is ${toPage.toFixed(1)} ×)`,
      isMet: toPage < farthestFromPage,
    };
    const goals: Record<Compared['kind'], Goal[]> = {
      page: [
        atLeast(0.6),
        { text: `p99 < ${slowestTail} × p50`, isMet: ours.p99Ms < slowestTail * ours.p50Ms },
      ],
      deepPage: [nearPage],
      counts: [nearPage],
      save: [atLeast(0.5)],
    };
    return { ...one, ratio, goals: goals[kind] };
  });
}

/** Why a kind of case can miss its goal, found by measuring. Written only where a goal is missed. */
const causes: Record<Compared['kind'], string> = {
  page:
    'For each request the product spends about 0.3 ms of processor time more than the bare server: the session, ' +
    'the checks of input and output, the query builder and the headers. Where the query itself is short, that shows.',
  deepPage:
    'PostgreSQL has to walk over the index entries before the page: 120,000 of them take 7 to 10 ms, a page takes one.',
  counts:
    "The counts of a genre go through all of the collector's 10,000 copies, and those of a platform through its own; " +
    'a page looks at 24 games.',
  save:
    'A new game is saved in a transaction of several statements, each of them a round trip, because of the lock on ' +
    'the plan; the bare write is one statement.',
};

export function toMarkdown(intro: string[], sections: Section[]): string {
  return [
    '# Benchmarks',
    '',
    'Written by `npm run bench`; not edited by hand.',
    '',
    ...intro.map((line) => `- ${line}`),
    '',
    ...sections.flatMap(sectionLines),
  ].join('\n');
}

export function sectionLines({ title, cases, figures, notes }: Section): string[] {
  const missed = new Set(
    cases.filter(({ goals }) => goals.some(({ isMet }) => !isMet)).map(({ kind }) => kind),
  );
  return [
    `## ${title}`,
    '',
    ...(cases.length === 0
      ? []
      : [
          '| case | product, req/s | p50 | p99 | bare, req/s | ratio | goal | met |',
          '|---|--:|--:|--:|--:|--:|---|---|',
          ...cases.map(caseLine),
          '',
        ]),
    '| figure | measured | goal | met |',
    '|---|--:|---|---|',
    ...figures.map((one) => `| ${one.title} | ${one.value} | ${goalCells(one.goals)} |`),
    '',
    ...notes.map((note) => `- ${note}`),
    ...[...missed].map((kind) => `- ${causes[kind]}`),
    '',
  ];
}

function caseLine({ title, ours, bare, ratio, goals }: Judged): string {
  const figures = [ours.perSecond.toFixed(0), inMs(ours.p50Ms), inMs(ours.p99Ms), bare.perSecond.toFixed(0)];
  return `| ${[title, ...figures, ratio.toFixed(2), goalCells(goals)].join(' | ')} |`;
}

function goalCells(goals: Goal[]): string {
  const wanted = goals.map(({ text }) => text).join('; ');
  const met = goals.map(({ isMet }) => (isMet ? 'yes' : '**no**')).join('; ');
  return `${wanted} | ${met}`;
}

function inMs(ms: number): string {
  return `${ms.toFixed(1)} ms`;
}

/** A time in the browser with its limit. */
export function under(title: string, ms: number, mostMs: number): Figure {
  return { title, value: inTheBrowser(ms), goals: [{ text: `< ${mostMs} ms`, isMet: ms < mostMs }] };
}

/** Shorter tasks than 50 ms are not reported to the page. */
export function inTheBrowser(ms: number): string {
  return ms === 0 ? 'none over 50 ms' : `${ms.toFixed(0)} ms`;
}
