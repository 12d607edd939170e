declare module 'virtual:calls' {
  /** Method and path of every call, by feature and verb; made from the contract by build/calls.ts. */
  export const calls: Record<string, Record<string, { method: string; path: string }>>;
}
