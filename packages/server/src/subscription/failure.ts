/** Why a call had no usable answer. */
export type Failure = Error & {
  name: 'ProviderFailure';
  /**
   * `missing`: there is no such object; `declined`: the bank said no; `refused`: our request is wrong; `failed`: the
   * provider says so itself, and will say it again to the same key; `unavailable`: nobody knows what was done.
   */
  kind: 'missing' | 'declined' | 'refused' | 'failed' | 'unavailable';
  /** The provider's word for why a card was declined. */
  reason: string | undefined;
};

export const isFailure = (error: unknown): error is Failure =>
  error instanceof Error && error.name === 'ProviderFailure';

export function failure(
  kind: Failure['kind'],
  message: string,
  { cause, reason }: { cause?: Error; reason?: string | undefined } = {},
): Failure {
  return Object.assign(new Error(message, { cause }), { name: 'ProviderFailure' as const, kind, reason });
}

/** Whether the key of a call that failed so is used up: it would only bring the same answer again. */
export const isSpent = (error: unknown): boolean => isFailure(error) && error.kind !== 'unavailable';

/** Whether the provider is in trouble, and not what was asked of it. */
export const isDown = (error: unknown): boolean =>
  isFailure(error) && (error.kind === 'failed' || error.kind === 'unavailable');
