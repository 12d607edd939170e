/**
 * Work on a kept list that tabs share: the next tab begins when this one has written what became of it. Over plain http
 * there are no locks, and tabs do not wait.
 */
export async function oneTabAtATime<Done>(name: string, work: () => Promise<Done>): Promise<Done> {
  const locks: LockManager | undefined = navigator.locks;
  return locks ? await locks.request(name, work) : await work();
}
