/** Why a provider gave no usable answer. */
export type NoAnswer = Error & {
  name: 'NoAnswer';
  /**
   * `forbidden`: the address is not one that we go to; `unreachable`: no connection, or not in time; `refused`: our
   * request is wrong, or not allowed; `busy`: too many requests; `failed`: the provider says so itself; `unusable`: it is
   * not of the type, size or form that was asked for; `resting`: it was in trouble a moment ago, and is not asked yet.
   */
  kind: 'forbidden' | 'unreachable' | 'refused' | 'busy' | 'failed' | 'unusable' | 'resting';
  /** Of the answer, if there was one. */
  status: number | undefined;
  /** The body of a refusal in JSON, unchecked. */
  said: unknown;
  /** How long the provider wants to be left alone. */
  retryAfterMs: number | undefined;
};

type Details = Partial<Pick<NoAnswer, 'status' | 'said' | 'retryAfterMs' | 'cause'>>;

/** The message must not have anything of the request in it: it is logged. */
export function noAnswer(kind: NoAnswer['kind'], message: string, details: Details = {}): NoAnswer {
  const { status, said, retryAfterMs, cause } = details;
  const error = new Error(message, { cause });
  return Object.assign(error, { name: 'NoAnswer' as const, kind, status, said, retryAfterMs });
}

export const isNoAnswer = (error: unknown): error is NoAnswer =>
  error instanceof Error && error.name === 'NoAnswer';
