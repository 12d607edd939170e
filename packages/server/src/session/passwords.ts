import { passwordLength } from '@cartouche/contract/limits';

import { Refusal } from '../refusal.ts';

/** Refuses a new password that is too short, too long, or among the first that anybody would guess. */
export async function requireGoodPassword(password: string, email: string): Promise<void> {
  const { least, most } = passwordLength;
  if (password.length < least) throw new Refusal('password_too_short', { least });
  if (password.length > most) throw new Refusal('password_too_long', { most });

  const folded = password.toLowerCase();
  if (isOwnName(folded, email.toLowerCase()) || (await readCommon()).has(folded)) {
    throw new Refusal('password_too_common');
  }
}

/** Whether it is the address, the part before its @ or the product's name, perhaps with digits and signs around it. */
function isOwnName(password: string, email: string): boolean {
  const names = [email, email.slice(0, email.indexOf('@')), 'cartouche'];
  return names.some(
    (name) => password === name || (coreOf(name) !== '' && coreOf(password) === coreOf(name)),
  );
}

function coreOf(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

let common: Promise<ReadonlySet<string>> | undefined;

/** Read when the first password is chosen, then kept: some 18,000 common passwords that are long enough. */
function readCommon(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const listed = dictionary['passwords-common'];
    return new Set(listed.filter(({ length }) => length >= passwordLength.least));
  });
  return common;
}
