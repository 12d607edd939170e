/** Why there is no picture from the camera, as the screen tells it. Specification 8, camera. */
export type CameraProblem =
  | {
      what:
        | 'denied'
        | 'missing'
        | 'inUse'
        | 'disconnected'
        | 'failed'
        | 'notReady'
        | 'noCanvas'
        | 'noCapture';
    }
  | { what: 'other'; message: string };

const known: Record<string, 'denied' | 'missing' | 'inUse'> = {
  NotAllowedError: 'denied',
  NotFoundError: 'missing',
  NotReadableError: 'inUse',
};

/** What a browser's refusal of the camera means. One without cameras at all, as over http, throws something else. */
export function toCameraProblem(error: unknown): CameraProblem {
  if (!(error instanceof DOMException)) return { what: 'failed' };
  const what = known[error.name];
  return what ? { what } : { what: 'other', message: error.message || error.name };
}
