import type { FoundRow } from './said.ts';
import { said } from './said.ts';
import { type TableForm, readRows } from './table.ts';

const hardware = /\b(hardware|accessor(y|ies))\b/i;

/** VGCollect's CSV: a row per copy, whose platform ends with its region. */
export const vgcollect: TableForm = {
  recognises: (has) => has('VGC id') || has('Name', 'Platform', 'Cart', 'Box', 'Manual', 'Other'),

  read(table): FoundRow[] {
    return readRows(table, (cell) => {
      const platform = cell('Platform');
      const added = cell('Added', 'Date Added');
      const notes = decodeSigns(cell('Notes'));
      const parts = [cell('Cart'), cell('Box'), cell('Manual')];
      const isWhole = parts.every((part) => /^(yes|1)$/i.test(part));
      const paid = cell('Purchased Price', 'Price');
      return said(
        {
          key: [cell('VGC id'), added].filter(Boolean).join(' '),
          title: decodeSigns(cell('Name')),
          platform: platform.replace(hardware, '').replace(/\s+/g, ' '),
          kind: hardware.exec(platform)?.[0] ?? '',
          ...(isWhole && /\bsealed\b/i.test(notes)
            ? { completeness: 'Sealed' }
            : { game: parts[0] ?? '', box: parts[1] ?? '', manual: parts[2] ?? '' }),
          paid: /^0+([.,]0+)?$/.test(paid) ? '' : paid,
          bought: cell('Purchased Date', 'Purchase Date'),
          added: added.slice(0, 10),
          notes,
        },
        [['Other parts', /^(yes|1)$/i.test(cell('Other')) ? 'yes' : '']],
      );
    });
  },
};

const signs: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', apos: "'", nbsp: ' ' };

/** Titles are written as for a web page. */
function decodeSigns(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|(\w{2,6}));/g, (whole, code?: string, name?: string) => {
    if (code !== undefined) return Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : whole;
    return signs[name ?? ''] ?? whole;
  });
}
