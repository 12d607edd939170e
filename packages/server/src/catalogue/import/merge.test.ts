import { expect, test } from 'vitest';

import { type GameRecord, isDate, toRecord } from './gameRecord.ts';
import { earliest, firstKept, merge, uniteReleases } from './merge.ts';

function recordWith(facts: Partial<GameRecord> = {}): GameRecord {
  const outcome = toRecord({ platform_id: 19, title: 'Chrono Trigger', source: 'ours', ...facts });
  if ('problem' in outcome) throw new Error(outcome.problem);
  return outcome.record;
}

test('the source that brought a game first corrects it', () => {
  const kept = firstKept(recordWith({ publisher: 'Squaer', genres: ['Action'] }));

  const game = merge(kept, recordWith({ publisher: 'Square', genres: ['Role-playing'] }));

  expect(game).toMatchObject({ publisher: 'Square', genres: ['Role-playing'] });
});

test('a correction with fewer facts removes nothing', () => {
  const kept = firstKept(
    recordWith({ publisher: 'Square', release_date: '1995-03-11', barcode: '4961012953024' }),
  );

  expect(merge(kept, recordWith({ release_date: '1995' }))).toEqual(kept);
});

test('another source only fills what is empty', () => {
  const kept = firstKept(recordWith({ publisher: 'Square' }));

  const game = merge(
    kept,
    recordWith({ source: 'theirs', publisher: 'Somebody', developer: 'Square', genres: ['Role-playing'] }),
  );

  expect(game).toMatchObject({
    source: 'ours',
    publisher: 'Square',
    developer: 'Square',
    genres: ['Role-playing'],
  });
});

test('a description is kept in each language, whichever source has it', () => {
  const english = { description: 'A test of a teleporter.' };
  const kept = firstKept(recordWith({ ...english, licence: 'CC-BY-4.0' }));
  const theirs = { source: 'theirs', licence: 'CC-BY-SA-4.0', description: 'Theirs.' };

  const filled = merge(kept, recordWith({ ...theirs, description_fr: 'Un téléporteur à l’essai.' }));
  const corrected = merge(filled, recordWith({ ...english, description_fr: 'Un téléporteur.' }));

  expect(filled).toMatchObject({ ...english, description_fr: 'Un téléporteur à l’essai.' });
  expect(filled.licence).toBe('CC-BY-4.0 AND CC-BY-SA-4.0');
  expect(corrected.description_fr).toBe('Un téléporteur.');
  expect(merge(corrected, recordWith(english)).description_fr).toBe('Un téléporteur.');
});

test('another source makes a date more exact and does not change it', () => {
  const kept = firstKept(recordWith({ release_date: '1995' }));
  const theirs = (release_date: string) =>
    merge(kept, recordWith({ source: 'theirs', release_date })).release_date;

  expect(theirs('1995-03-11')).toBe('1995-03-11');
  expect(theirs('1996-08-22')).toBe('1995');
});

test('a game has the licences of all sources of its facts', () => {
  const kept = firstKept(recordWith({ publisher: 'Square', licence: 'CC-BY-4.0' }));
  const theirs = { source: 'theirs', licence: 'CC-BY-SA-4.0' };

  expect(merge(kept, recordWith({ ...theirs, publisher: 'Somebody' })).licence).toBe('CC-BY-4.0');
  expect(merge(kept, recordWith({ ...theirs, developer: 'Square' })).licence).toBe(
    'CC-BY-4.0 AND CC-BY-SA-4.0',
  );
});

test('alternative titles, regions and releases are united', () => {
  const kept = firstKept(
    recordWith({ alt_titles: ['クロノ・トリガー'], releases: [{ region: 'JP', date: '1995-03-11' }] }),
  );

  const game = merge(
    kept,
    recordWith({
      source: 'theirs',
      alt_titles: ['クロノ・トリガー', 'CT'],
      releases: [{ region: 'US' }, { region: 'JP', serial: 'SHVC-ACTJ' }],
    }),
  );

  expect(game).toMatchObject({
    alt_titles: ['クロノ・トリガー', 'CT'],
    regions: ['JP', 'US'],
    releases: [{ region: 'JP', date: '1995-03-11', serial: 'SHVC-ACTJ' }, { region: 'US' }],
  });
});

test('an unknown region code stays with its release and does not become a region of the game', () => {
  const game = firstKept(
    recordWith({
      releases: [{ region: 'XX' }, { region: 'EU' }, { region: 'JP' }, { region: 'EU', serial: '1' }],
    }),
  );

  expect(game.regions).toEqual(['EU', 'JP']);
});

test('a second record in the same run does not undo the first', () => {
  const first = recordWith({ title: 'Chrono Trigger', publisher: 'Square' });
  const second = recordWith({ title: 'CHRONO TRIGGER', publisher: 'Nintendo', developer: 'Square' });

  const game = merge(firstKept(first), second, true);

  expect(game).toMatchObject({ title: 'Chrono Trigger', publisher: 'Square', developer: 'Square' });
});

test('merging the same records again changes nothing, whatever their sources and order', () => {
  const records = [
    recordWith({ release_date: '1995', releases: [{ region: 'JP' }, { region: 'US', date: '1995-08' }] }),
    recordWith({
      source: 'theirs',
      genres: ['Role-playing'],
      releases: [{ region: 'US', date: '1995-08-22', serial: 'SNS-ACTE' }],
    }),
    recordWith({
      title: 'Chrono trigger',
      release_date: '1995-03-11',
      genres: ['Action'],
      releases: [{ region: 'JP', serial: 'a' }],
    }),
    recordWith({
      source: 'theirs',
      publisher: 'Square',
      releases: [
        { region: 'JP', serial: 'b' },
        { region: 'JP', publisher: 'Square' },
      ],
    }),
  ];
  const run = (kept = firstKept(records[0] ?? recordWith())) => {
    let game = kept;
    const seen = new Set<string>();
    for (const record of records) {
      game = merge(game, record, seen.has(record.source));
      seen.add(record.source);
    }
    return game;
  };
  const once = run();

  expect(run(once)).toEqual(once);
});

test('releases that contradict each other stay apart', () => {
  const releases = uniteReleases(
    [{ region: 'US', serial: '1' }],
    [
      { region: 'US', serial: '2' },
      { region: 'US', serial: '1' },
    ],
  );

  expect(releases).toEqual([
    { region: 'US', serial: '1' },
    { region: 'US', serial: '2' },
  ]);
});

test('the earliest date is as exact as possible', () => {
  expect(earliest(['1996-01', '1995', '1995-11', '1995-11-25'])).toBe('1995-11-25');
  expect(earliest([])).toBeNull();
});

test('a date is a year, a month or a day that exists', () => {
  expect(['1990', '1990-11', '1990-11-21', '2000-02-29'].filter(isDate)).toHaveLength(4);
  expect(
    [
      '90',
      '1990-13',
      '1990-13-45',
      '1990-02-30',
      '1900-02-29',
      '1990-1-1',
      '1990-11-21T00:00',
      '9999',
    ].filter(isDate),
  ).toEqual([]);
});
