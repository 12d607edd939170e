declare module 'virtual:calls' {
  import type { AnyContractRouter } from '@orpc/contract';

  /** Method and path of every call, made from the contract by build/calls.ts. */
  export const calls: AnyContractRouter;
}
