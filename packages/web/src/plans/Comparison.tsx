import { limits } from '@cartouche/contract/limits';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';

import { useWords } from '../i18n/language.ts';
import { plansWords } from '../i18n/plans.ts';
import { Section } from '../ui/Section.tsx';

/** Specification 2.1, feature comparison. */
export function Comparison() {
  const text = useWords(plansWords);
  return (
    <Section title={text.compareTitle}>
      <div className="overflow-hidden rounded-card border border-hairline bg-surface">
        <table className="w-full table-fixed">
          <thead>
            <tr className="border-b border-hairline">
              <th scope="col" className="w-1/2 p-4 text-left text-13 font-semibold text-muted sm:px-6">
                {text.feature}
              </th>
              <th scope="col" className="p-4 text-14 font-semibold">
                {text.tierName.free}
              </th>
              <th scope="col" className="bg-accent-tint p-4 text-14 font-semibold text-accent">
                {text.tierName.pro}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-hairline">
            <Row name={text.compare.games} free={text.upToGames(limits.free.games)} pro={text.unlimited} />
            <Row name={text.compare.analytics} free={<No />} pro={<Yes />} />
            <Row name={text.compare.export} free={<No />} pro={<Yes />} />
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function Row({ name, free, pro }: { name: string; free: ReactNode; pro: ReactNode }) {
  return (
    <tr>
      <th scope="row" className="p-4 text-left font-medium sm:px-6">
        {name}
      </th>
      <td className="p-4 text-center text-muted">{free}</td>
      <td className="bg-accent-tint p-4 text-center font-semibold">{pro}</td>
    </tr>
  );
}

function Yes() {
  const text = useWords(plansWords);
  return (
    <>
      <Check className="mx-auto text-complete" />
      <span className="sr-only">{text.included}</span>
    </>
  );
}

function No() {
  const text = useWords(plansWords);
  return (
    <>
      <Minus className="mx-auto" />
      <span className="sr-only">{text.notIncluded}</span>
    </>
  );
}
