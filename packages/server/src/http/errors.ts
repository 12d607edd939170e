import type { FastifyError, FastifyInstance } from 'fastify';

import { refusals } from '@cartouche/contract/refusals';

import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { noteRefusal } from '../security.ts';
import { faultBody } from './answers.ts';

/**
 * Answers errors outside the contract's calls: refusals on the way to one, requests that Fastify rejects, and faults.
 */
export function answerErrors(app: FastifyInstance, ctx: Context): void {
  app.setErrorHandler((thrown: FastifyError | Refusal, request, reply) => {
    const error = thrown.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? new Refusal('too_large') : thrown;
    if (error instanceof Refusal) {
      noteRefusal(ctx, error, { call: request.routeOptions.url ?? '', requestId: request.id });
      const { code, message, status, data } = error;
      if (code === 'slow_down') void reply.header('retry-after', String(data?.['seconds']));
      return reply.code(status).send({ error: message, code, ...(data && { data }) });
    }
    if (error.statusCode && error.statusCode < 500) {
      const details = [{ field: '', reason: error.message }];
      return reply.code(400).send({ error: refusals.bad_input.text, code: 'bad_input', details });
    }
    request.log.error({ err: error }, 'fault');
    return reply.code(500).send(faultBody(request.id));
  });
}
