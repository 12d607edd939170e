import { Link } from '@tanstack/react-router';

import { formWords } from '../i18n/form.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';

/** For how many games of a list the plan has room. */
export function PlanRoom({ room }: { room: number }) {
  const text = useWords(formWords);
  return (
    <>
      {room > 0 ? text.room(room) : text.noRoom} <ToPlans />
    </>
  );
}

/** The way on for whoever has as many games as the plan takes. */
export function ToPlans() {
  const text = useWords(formWords);
  return (
    <Link {...paths.subscription()} className="font-semibold whitespace-nowrap underline">
      {text.plans}
    </Link>
  );
}
