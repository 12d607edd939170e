import { randomUUID } from 'node:crypto';

import fastifyRateLimit from '@fastify/rate-limit';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';

import { serveArchives } from './archive/download.routes.ts';
import { serveBot } from './bot/webhook.routes.ts';
import { serveCovers } from './catalogue/covers/covers.routes.ts';
import { servePhotos } from './collection/photos.routes.ts';
import type { Context } from './context.ts';
import { serveEntryCovers } from './entries/covers.routes.ts';
import { errorBody, sayingMessage, toWire } from './http/answers.ts';
import { requireArrivalWithin } from './http/arrival.ts';
import { compressAnswers } from './http/compress.ts';
import { answerErrors } from './http/errors.ts';
import { addSecurityHeaders } from './http/headers.ts';
import { serveHealth } from './http/health.ts';
import { serveMetrics } from './http/metrics.ts';
import { openApiDocument } from './http/openApi.ts';
import { requireOwnHost, requireOwnOrigin } from './http/origin.ts';
import { logRequests, nameCall } from './http/requestLog.ts';
import { answerRevisits, allowRevisit } from './http/revisits.ts';
import { answerUnroutable } from './http/unroutable.ts';
import { takeUploads, uploadPaths } from './http/uploads.ts';
import { serveWeb } from './http/web.ts';
import { userOfKey } from './keys/keys.ts';
import { servePictures } from './pictures/pictures.routes.ts';
import { Refusal } from './refusal.ts';
import { serveEbayNotices } from './listings/ebayNotices.routes.ts';
import { createRouter } from './router.ts';
import { type Auth, createAuth } from './session/auth.ts';
import { serveBrowserVisits } from './session/browserVisits.routes.ts';
import { serveWebhook } from './subscription/webhook.routes.ts';
import { placeOf } from './throttle/place.ts';

/** The largest body of a JSON call, in bytes. */
const largestBody = 256 * 1024;

/** How long a request may take to arrive, and a photo or an archive, which may come from a phone. */
const longestArrivalMs = 10_000;
const longestUploadMs = 5 * 60_000;

/** The whole product behind one HTTP server. */
export async function createApp(ctx: Context): Promise<FastifyInstance> {
  const { config } = ctx;
  const auth = createAuth(ctx);
  const loggerInstance: FastifyBaseLogger = ctx.log;
  const { toBadAddress, toNoRequest } = answerUnroutable(ctx.log);
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    bodyLimit: largestBody,
    requestTimeout: longestUploadMs,
    // Without Node's own answer to a missing Host, which has no id: requireOwnHost gives ours.
    http: { headersTimeout: longestArrivalMs, requireHostHeader: false },
    clientErrorHandler: toNoRequest,
    forceCloseConnections: 'idle',
    return503OnClosing: false, // while it closes, a request on an open connection is answered like those before it
    routerOptions: { maxParamLength: 500, onBadUrl: toBadAddress, onMaxParamLength: toBadAddress },
    exposeHeadRoutes: false,
  });
  // Node would answer an expectation that it does not know by itself; HTTP lets a server ignore it.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onClose', () => auth.close());

  logRequests(app);
  app.addHook('onRequest', requireOwnHost(config));
  app.addHook('preParsing', requireArrivalWithin(longestArrivalMs, { except: uploadPaths }));
  addSecurityHeaders(app, config);
  await app.register(fastifyRateLimit, {
    max: config.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => placeOf(ip),
    errorResponseBuilder: (_request, { ttl }) => new Refusal('slow_down', { seconds: Math.ceil(ttl / 1000) }),
  });

  answerErrors(app, ctx);
  serveHealth(app, ctx);
  serveMetrics(app, config);

  await app.register(async (api) => await serveApi(api, ctx, auth));
  await serveWeb(app, config);
  return app;
}

/** Everything under /api: the calls of the contract and the few other routes. */
async function serveApi(api: FastifyInstance, ctx: Context, auth: Auth): Promise<void> {
  api.addHook('onRequest', requireOwnOrigin(ctx.config));
  api.removeContentTypeParser('text/plain');
  // A body that is not an object would be merged with the path as an empty one.
  api.addHook('preValidation', async ({ body }) => {
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
    if (body !== undefined && !isObject) throw new Refusal('bad_input');
  });
  answerRevisits(api);
  compressAnswers(api);
  const handler = createHandler(auth);
  const gates = { userOf: auth.userOf, userOfKey };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { matched } = await handler.handle(request, reply, {
      prefix: '/api',
      context: { ctx, gates, request, reply },
    });
    if (!matched) throw new Refusal('not_found');
  };
  await takeUploads(api, answer);
  await serveWebhook(api, ctx);
  await serveEbayNotices(api, ctx);
  serveBot(api, ctx);
  servePhotos(api, ctx, auth);
  serveEntryCovers(api, ctx, auth);
  serveCovers(api, ctx, auth);
  servePictures(api, ctx);
  serveArchives(api, ctx, auth);
  api.get('/api/openapi.json', async () => await openApiDocument(ctx.config));
  serveBrowserVisits(api, ctx, auth);
  api.all('/api/*', answer);
}

/** Answers the contract's calls at their documented paths. */
function createHandler(auth: Auth) {
  return new OpenAPIHandler(createRouter(auth), {
    customErrorResponseBodyEncoder: errorBody,
    clientInterceptors: [
      async ({ procedure, context, ...call }) => {
        nameCall(context.request, procedure['~orpc'].route.path);
        try {
          const answer = await call.next();
          if (procedure['~orpc'].meta.sameForAll) allowRevisit(context.reply);
          return answer;
        } catch (thrown) {
          const error = toWire(thrown, procedure['~orpc'].errorMap, context.request);
          if (error.code === 'slow_down')
            void context.reply.header('retry-after', String(error.data?.seconds));
          throw procedure['~orpc'].meta.saysMessage ? sayingMessage(error) : error;
        }
      },
    ],
  });
}
