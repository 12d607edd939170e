import { readConfig } from '../config.ts';
import { mistake } from '../explain.ts';
import { checkAccount } from '../subscription/check.ts';
import { findStripe } from '../subscription/stripe.ts';
import { type Env, type Output, printable } from './terminal.ts';
import { usage } from './usage.ts';

export async function runStripe([what, ...more]: string[], env: Env, output: Output): Promise<number> {
  if (what !== 'check' || more.length > 0) throw mistake(`What about Stripe?\n\n${usage}`);
  const config = readConfig(env);
  const stripe = findStripe({ config });
  if (!stripe) {
    throw mistake('No keys are set: STRIPE_SECRET_KEY and the others of docs/operations.md.');
  }

  const { good, missing } = await checkAccount(stripe, config.publicUrl);
  for (const line of good) output.write(printable(`  ok       ${line}\n`));
  for (const line of missing) output.write(printable(`  missing  ${line}\n`));
  return missing.length === 0 ? 0 : 1;
}
