import { api } from '../api/client.ts';
import { leave } from '../api/endSession.ts';
import { useWrite } from '../api/writes.ts';
import { endPush } from './endPush.ts';

/**
 * Ends the session on the server, then forgets it here. In this order, because only the server can delete its cookie.
 */
export function useSignOut() {
  const write = useWrite(api.session.signOut, {
    onDone: () =>
      void endPush().then(
        () => leave(),
        () => leave(),
      ),
  });

  return {
    signOut: () => write.mutate(undefined),
    isPending: (write.isPending && !write.isPaused) || write.isSuccess,
    isFailed: write.isError || write.isPaused,
  };
}
