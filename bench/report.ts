import type { Compared } from './rounds.ts';

/** A line of the table: figures as text, and what was wanted of them. */
export type Row = {
  title: string;
  perSecond?: string;
  p50?: string;
  p99?: string;
  barePerSecond?: string;
  ratio?: string;
  goals: Goal[];
  /** What is known about the cause; written only where a goal is missed. */
  cause?: string;
};

export type Goal = { text: string; isMet: boolean };

export type Section = { title: string; rows: Row[]; facts: string[] };

const slowestTail = 5;

/** What the product is held to, case by case. */
export function judge(compared: Compared[]): Row[] {
  const page = compared.find(({ name }) => name === 'page-all');

  return compared.map(({ name, title, ours, bare }) => {
    const ratio = ours.perSecond / bare.perSecond;
    const toPage = page ? ours.p50Ms / page.ours.p50Ms : Number.NaN;
    const atLeast = (least: number) => ({ text: `≥ ${least} of bare`, isMet: ratio >= least });
    const tail = { text: `p99 < ${slowestTail} × p50`, isMet: ours.p99Ms < slowestTail * ours.p50Ms };

    const goals: Goal[] =
      name === 'page-deep'
        ? [{ text: `p50 < 3 × page 1 (is ${toPage.toFixed(1)} ×)`, isMet: toPage < 3 }]
        : name.startsWith('counts')
          ? [{ text: `p50 < 3 × page 1 (is ${toPage.toFixed(1)} ×)`, isMet: toPage < 3 }]
          : name.startsWith('save')
            ? [atLeast(0.5)]
            : [atLeast(0.6), tail];
    const cause = causes[name];
    return {
      title,
      perSecond: ours.perSecond.toFixed(0),
      p50: `${ours.p50Ms.toFixed(1)} ms`,
      p99: `${ours.p99Ms.toFixed(1)} ms`,
      barePerSecond: bare.perSecond.toFixed(0),
      ratio: ratio.toFixed(2),
      goals,
      ...(cause && { cause }),
    };
  });
}

/** Why a case is as it is, as measured when the benchmark was written. */
const causes: Record<string, string> = {};

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

function sectionLines({ title, rows, facts }: Section): string[] {
  const missed = rows.filter(({ goals, cause }) => cause && goals.some(({ isMet }) => !isMet));
  return [
    `## ${title}`,
    '',
    '| case | product, req/s | p50 | p99 | bare, req/s | ratio | goal | met |',
    '|---|--:|--:|--:|--:|--:|---|---|',
    ...rows.map(rowLine),
    '',
    ...facts.map((fact) => `- ${fact}`),
    ...missed.map(({ title: which, cause }) => `- Missed by '${which}': ${cause}`),
    '',
  ];
}

function rowLine({ title, perSecond, p50, p99, barePerSecond, ratio, goals }: Row): string {
  const wanted = goals.map(({ text }) => text).join('; ');
  const met = goals.map(({ isMet }) => (isMet ? 'yes' : '**no**')).join('; ');
  const cells = [title, perSecond, p50, p99, barePerSecond, ratio, wanted, met].map((cell) => cell ?? '');
  return `| ${cells.join(' | ')} |`;
}
