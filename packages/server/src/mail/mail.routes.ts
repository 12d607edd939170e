import { asAnyone } from '../http/door.ts';
import { listOutbox } from './mail.ts';

export const mailRoutes = {
  outbox: asAnyone.mail.outbox.handler(({ context: { ctx } }) => listOutbox(ctx)),
};
