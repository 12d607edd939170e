import { noAnswer } from '../../outbound/failure.ts';
import type { Asker } from './asker.ts';

/** The newest commit of a repository, by the list with which git itself begins a download; it needs no key. */
export async function findNewest(asker: Asker, repository: string, branch: string): Promise<string> {
  const { body } = await asker.ask({
    call: 'newest commit',
    url: new URL(`${repository}/info/refs?service=git-upload-pack`),
    types: ['application/x-git-upload-pack-advertisement'],
  });
  const commit = readCommit(body.toString(), branch);
  if (!commit) throw noAnswer('unusable', `It names no branch ${branch}.`);
  return commit;
}

/** Of the list, only the line of the branch matters; the first line has more after its name, behind a zero. */
function readCommit(list: string, branch: string): string | undefined {
  for (const line of list.split('\n')) {
    const [, commit, name] = /^(?:0000)?[0-9a-f]{4}([0-9a-f]{40}) ([^\0]+)/.exec(line) ?? [];
    if (name === `refs/heads/${branch}`) return commit;
  }
  return undefined;
}
