import { mistake } from '../../explain.ts';
import { type NoAnswer, isNoAnswer } from '../../outbound/failure.ts';

const again = 'Nothing is lost: the same command goes on from here.';

/** What to do about a failed download, as one sentence for whoever runs the command; other errors stay as they are. */
export function toMistake({ host, pathname }: URL, error: unknown): unknown {
  if (isNoAnswer(error)) return mistake(`${sentenceFor(host, pathname, error)} ${again}`);
  const { code } = error instanceof Error && 'code' in error ? error : { code: undefined };
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return error;
  return mistake(`The disk of the data folder is full: make room, about 100 MB. ${again}`);
}

function sentenceFor(host: string, path: string, { kind, status, message, retryAfterMs }: NoAnswer): string {
  if (kind === 'unreachable')
    return `${host} cannot be reached (${message}) Is this machine connected to the internet?`;
  if (status === 429 || status === 403 || kind === 'resting') {
    const minutes = Math.ceil((retryAfterMs ?? 3_600_000) / 60_000);
    return `${host} has had enough requests from this address for now${status ? ` (${status})` : ''}: try again in ${minutes} minutes.`;
  }
  if (kind === 'failed') return `${host} is in trouble itself (${status}): try again later.`;
  if (status === 404)
    return `${host} has nothing at ${path}: has the project moved? CATALOGUE_… names its addresses.`;
  if (kind === 'unusable' && message.startsWith('Its type is text/html'))
    return `${host} answered a web page instead of a file: does the network want you to sign in?`;
  return `What ${host} has at ${path} cannot be used: ${message}`;
}
