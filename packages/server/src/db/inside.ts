import { AsyncLocalStorage } from 'node:async_hooks';

const transactions = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Does the work of a transaction; until it is done, nothing that it calls can have another connection. */
export async function runInside<T>(work: () => Promise<T>): Promise<T> {
  const transaction = { isOpen: true };
  try {
    return await transactions.run(transaction, work);
  } finally {
    transaction.isOpen = false;
  }
}

/**
 * Throws where a transaction is open. The embedded database would have whoever asks for a second connection wait for
 * the first, and a server would answer from before the transaction.
 */
export function requireOutside(): void {
  if (transactions.getStore()?.isOpen) {
    throw new Error(
      'Inside a transaction another connection was asked for: use the context that its work is given.',
    );
  }
}
