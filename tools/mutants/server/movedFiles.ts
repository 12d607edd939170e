import type { Mutant } from '../mutant.ts';

const moving = 'packages/server/src/moving';
const ofOwn = [`${moving}/ownFile.test.ts`];
const ofNewer = [`${moving}/newerFile.test.ts`];
const ofForms = [`${moving}/recognise.test.ts`];

export const mutants: Mutant[] = [
  {
    bug: 'the conditions of GAMEYE 4 are read by the names of its columns',
    file: `${moving}/forms/gameye.ts`,
    find: "? [cell('ManualCondition'), cell('ItemCondition'), cell('BoxCondition')]",
    plant: "? [cell('ItemCondition'), cell('BoxCondition'), cell('ManualCondition')]",
    tests: ofForms,
  },
  {
    bug: 'a price that PriceCharting did not record counts as a gift',
    file: `${moving}/forms/priceCharting.ts`,
    find: "paid: cents > 0 ? String(cents / 100) : ''",
    plant: 'paid: String(cents / 100)',
    tests: ofForms,
  },
  {
    bug: 'a zip may unpack to any size',
    file: `${moving}/text/unzip.ts`,
    find: "if (unpacked + entry.uncompressedSize > moving.unpackedBytes) throw new Refusal('move_hostile');",
    plant: '',
    tests: [`${moving}/text/xlsx.test.ts`],
  },
  {
    bug: 'dollars are taken for euro',
    file: `${moving}/prices.ts`,
    find: 'if (price === null || currency === own)',
    plant: 'if (price === null || currency !== null)',
    tests: [`${moving}/prices.test.ts`],
  },
  {
    bug: 'the number of a row decides its game',
    file: `${moving}/rowKeys.ts`,
    find: '[title, platform, ...own]',
    plant: '[...own]',
    tests: ofNewer,
  },
  {
    bug: 'what was decided of one table decides rows of every other one',
    file: `${moving}/rowKeys.ts`,
    find: '`sheet ${fingerprint(isUnnamed(header) ? [...header, name] : header)}`',
    plant: '(void [fingerprint, isUnnamed, header, name], form)',
    tests: ofNewer,
  },
  {
    bug: 'half an emoji makes a file unreadable',
    file: `${moving}/storable.ts`,
    find: ".replace(/[\\uD800-\\uDBFF]$/, '')",
    plant: '',
    tests: [`${moving}/storable.test.ts`],
  },
  {
    bug: 'what was escaped for spreadsheets stays so',
    file: `${moving}/forms/fullExport.ts`,
    find: 'isWorkbook ? text : unescapeFormula(text)',
    plant: 'text',
    tests: ofOwn,
  },
  {
    bug: 'a table made by hand is taken for CLZ’s',
    file: `${moving}/forms/clz.ts`,
    find: '    isHeader(table),',
    plant: "    has('Title'),",
    tests: [`${moving}/forms/others.test.ts`],
  },
  {
    bug: 'columns that a form does not know are lost without a word',
    file: `${moving}/forms/table.ts`,
    find: 'const isOther = !asked.has(place) &&',
    plant: 'const isOther = false &&',
    tests: [`${moving}/forms/others.test.ts`],
  },
  {
    bug: 'a quote in a table without quotes swallows rows',
    file: `${moving}/text/delimited.ts`,
    find: 'const isPlain = isUnquoted(text, separator);',
    plant: 'const isPlain = false;',
    tests: [`${moving}/forms/others.test.ts`],
  },
  {
    bug: 'decimal commas separate columns',
    file: `${moving}/text/delimited.ts`,
    find: 'widths.filter((width) => width === usual)',
    plant: 'widths.filter((width) => Math.abs(width - usual) <= 1)',
    tests: [`${moving}/forms/others.test.ts`],
  },
  {
    bug: 'a kind of thing that nobody knows leaves out its rows',
    file: `${moving}/interpret.ts`,
    find: 'isGameKind(value) !== false;',
    plant: 'isGameKind(value) === true;',
    tests: [`${moving}/forms/others.test.ts`],
  },
  {
    bug: 'dates in both orders are read day first',
    file: `${moving}/amounts.ts`,
    find: "if (isDayFirst && isMonthFirst) return 'mixed';",
    plant: '',
    tests: [`${moving}/told.test.ts`],
  },
  {
    bug: 'letters are repaired that no one wanted repaired',
    file: `${moving}/interpret.ts`,
    find: 'if (!isRepaired) return said;',
    plant: '',
    tests: [`${moving}/told.test.ts`],
  },
  {
    bug: 'the price of a restore point of GAMEYE is read in a unit that nobody knows',
    file: `${moving}/forms/gameyeBackup.ts`,
    find: "added: dayAt(number('created_at')),",
    plant: "paid: text('paid'),\n      added: dayAt(number('created_at')),",
    tests: [`${moving}/recognise.test.ts`],
  },
  {
    bug: 'a copy that is no whole number stops its file',
    file: `${moving}/interpret.ts`,
    find: 'copy: orderOf(said.copy),',
    plant: 'copy: Number(said.copy) || null,',
    tests: [`${moving}/hostile.test.ts`],
  },
];
