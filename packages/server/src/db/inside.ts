import { AsyncLocalStorage } from 'node:async_hooks';

const transactions = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Runs a transaction's work; nothing that it calls can get another connection until it is done. */
export async function runInside<T>(work: () => Promise<T>): Promise<T> {
  const transaction = { isOpen: true };
  try {
    return await transactions.run(transaction, work);
  } finally {
    transaction.isOpen = false;
  }
}

/**
 * Throws inside a transaction. On the embedded database, a query on a second connection would wait forever; on a
 * server it would see the state before the transaction.
 */
export function requireOutside(): void {
  if (transactions.getStore()?.isOpen) {
    throw new Error(
      'Inside a transaction another connection was asked for: use the context that its work is given.',
    );
  }
}
