/** Why a call had no usable answer. */
export type Failure = Error & {
  name: 'ProviderFailure';
  /** `missing`: there is no such object; `declined`: the bank said no; `refused`: our request is wrong. */
  kind: 'missing' | 'declined' | 'refused' | 'unavailable';
};

export const isFailure = (error: unknown): error is Failure =>
  error instanceof Error && error.name === 'ProviderFailure';

export function failure(kind: Failure['kind'], message: string, cause?: Error): Failure {
  return Object.assign(new Error(message, { cause }), { name: 'ProviderFailure' as const, kind });
}
