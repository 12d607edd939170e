import { type RefusalData, fillIn } from '@cartouche/contract/refusalText.rules';
import { type RefusalCode, refusals } from '@cartouche/contract/refusals';

/** An intended 'no'. The call's contract must declare its code, or it counts as a fault. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly data: RefusalData | undefined;

  constructor(code: RefusalCode, data?: RefusalData) {
    super(fillIn(refusals[code].text, data));
    this.code = code;
    this.status = refusals[code].status;
    this.data = data;
  }
}

export function isRefusal(error: unknown, code?: RefusalCode): error is Refusal {
  return error instanceof Refusal && (code === undefined || error.code === code);
}
