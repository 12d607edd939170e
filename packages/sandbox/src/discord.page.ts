import type { Person } from './discord.people.ts';

/** The page for picking a sample person. It posts to its own address, so the query comes back unchanged. */
export function pickPage(people: readonly Person[], scope: string): string {
  const choices = people.map(
    (person) => `<button name="person" value="${person.id}">
      <strong>${escape(person.name)}</strong> <span>${escape(describeEmail(person))}</span>
    </button>`,
  );

  return page(
    'Choose a person',
    `<p>Asked for: ${escape(scope || 'nothing')}</p>
    <form method="post">${choices.join('')}<button name="cancel" value="yes" class="quiet">Cancel</button></form>`,
  );
}

export function refusalPage(text: string): string {
  return page('Sign-in failed', `<p role="alert">${escape(text)}</p>`);
}

function describeEmail({ email, verified }: Person): string {
  if (email === null) return 'no email address';
  return verified ? email : `${email}, not verified`;
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}: stand-in for Discord</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 26rem; margin: 0 auto; padding: 1.5rem 1rem;
    color: light-dark(#1b1c1f, #eceae4); background: light-dark(#f6f4ef, #0f1114); }
  header { padding: .75rem 1rem; border: 1px dashed currentColor; border-radius: 10px; }
  h1 { font-size: 1.25rem; }
  form { display: grid; gap: .75rem; }
  button { min-height: 3.5rem; padding: .5rem 1rem; font: inherit; text-align: start; color: inherit; cursor: pointer;
    background: light-dark(#fff, #1e2228); border: 1px solid light-dark(#85827a, #7d828c); border-radius: 8px; }
  button strong, button span { display: block; overflow-wrap: anywhere; }
  button span { font-size: .875rem; color: light-dark(#5c5f66, #a0a4ad); }
  .quiet { min-height: 2.75rem; text-align: center; background: none; }
  :focus-visible { outline: 3px solid light-dark(#5865f2, #a5adff); outline-offset: 2px; }
</style>
<header><strong>Stand-in for Discord.</strong> Sample data: nobody here is real, and Discord is not asked.</header>
<main><h1>${title}</h1>${body}</main>
</html>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
