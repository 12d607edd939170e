import { mistake } from '../explain.ts';
import { notify, planChanged } from '../mail/notices.ts';
import { giveRole, roles } from '../settings/settings.ts';
import { givePlan, plans } from '../subscription/subscription.ts';
import { type Env, type Output, printable, withContext } from './terminal.ts';
import { usage } from './usage.ts';

export async function runTier(words: string[], env: Env, output: Output): Promise<number> {
  const emails = words.slice(0, -1);
  const plan = plans.find((one) => one === words.at(-1));
  if (emails.length === 0 || !plan) {
    throw mistake(`Whose tier is it, and which of ${plans.join(', ')}?\n\n${usage}`);
  }
  const has = plan === 'trial' ? 'has a trial of pro for a week now' : `has the tier ${plan} now`;

  return await withContext(env, (ctx) =>
    forEach(emails, output, async (email) => {
      const userId = await givePlan(ctx, email, plan);
      if (userId) await notify(ctx, { userId, screen: 'en' }, planChanged(plan));
      return userId && has;
    }),
  );
}

export async function runRole(words: string[], env: Env, output: Output): Promise<number> {
  const emails = words.slice(0, -1);
  const role = roles.find((one) => one === words.at(-1));
  if (emails.length === 0 || !role) {
    throw mistake(`Whose role is it, and which of ${roles.join(', ')}?\n\n${usage}`);
  }

  return await withContext(env, ({ db }) =>
    forEach(emails, output, async (email) =>
      (await giveRole(db, email, role)) ? `has the role ${role} now` : undefined,
    ),
  );
}

/** Says for each address what its account has now; answers 1 if one has no account. */
async function forEach(
  emails: string[],
  output: Output,
  give: (email: string) => Promise<string | undefined>,
): Promise<number> {
  let code = 0;
  for (const email of emails) {
    const has = await give(email);
    if (has === undefined) code = 1;
    output.write(
      printable(has ? `${email} ${has}.\n` : `Nobody has an account with the address ${email}.\n`),
    );
  }
  return code;
}
