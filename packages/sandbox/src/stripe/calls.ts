import { accountRoutes } from './account.routes.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { expireOld } from './checkout.ts';
import { checkoutRoutes } from './checkout.routes.ts';
import { catchUp } from './clocks.ts';
import { customerRoutes } from './customers.routes.ts';
import { apiVersion } from './events.ts';
import { expand } from './expand.ts';
import { type Form, parseForm } from './form.ts';
import type { Answered } from './idempotency.ts';
import { intentRoutes } from './intents.routes.ts';
import { invoiceRoutes } from './invoices.routes.ts';
import { list, readFields, required, text } from './parameters.ts';
import { portalRoutes } from './portal.routes.ts';
import { Refusal } from './refusal.ts';
import type { Route } from './route.ts';
import { subscriptionRoutes } from './subscriptions.routes.ts';
import type { World } from './world.ts';

const routes: Route[] = [
  ...accountRoutes,
  ...catalogueRoutes,
  ...checkoutRoutes,
  ...customerRoutes,
  ...intentRoutes,
  ...invoiceRoutes,
  ...portalRoutes,
  ...subscriptionRoutes,
];

export type Incoming = {
  method: string;
  path: string;
  /** The form of the body, or the query of a GET. */
  encoded: string;
  authorization: string | undefined;
  version: string | undefined;
  requestId: string;
  key: string | undefined;
};
export type Keys = { secretKey: string; publishableKey: string };

/** Who is asking: a server with the secret key, or a browser with the publishable one. */
export function authorize({ authorization = '', encoded }: Incoming, keys: Keys): 'server' | 'browser' {
  const [scheme = '', credentials = ''] = authorization.split(' ');
  const isBasic = scheme.toLowerCase() === 'basic';
  const inHeader = isBasic ? Buffer.from(credentials, 'base64').toString().replace(/:.*$/, '') : credentials;
  const key = inHeader || (new URLSearchParams(encoded).get('key') ?? '');
  if (key === keys.secretKey) return 'server';
  if (key === keys.publishableKey) return 'browser';
  const message = key
    ? `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(12)}${key.slice(-4)}`
    : "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";
  throw new Refusal(401, { type: 'invalid_request_error', message }, true);
}

/** Answers one call of the API. Throws a Refusal for what Stripe would refuse. */
export function answerCall(world: World, incoming: Incoming, caller: 'server' | 'browser'): object {
  const { method, path, version } = incoming;
  if (version && version !== apiVersion) {
    const message = `Invalid Stripe API version: ${version}. The stand-in speaks ${apiVersion} only.`;
    throw new Refusal(400, { type: 'invalid_request_error', message }, true);
  }
  const route = routes.find((one) => one.method === method && one.path.test(path));
  if (!route) {
    const message = `Unrecognized request URL (${method}: ${path}). If you are trying to list objects, remove the trailing slash. If you are trying to retrieve an object, make sure you passed a valid (non-empty) identifier in your code.`;
    throw new Refusal(404, { type: 'invalid_request_error', message }, true);
  }
  if (caller === 'browser' && !route.forBrowsers) {
    const message =
      'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.';
    throw new Refusal(401, { type: 'invalid_request_error', code: 'secret_key_required', message }, true);
  }

  const { expand: wanted, ...form } = parseForm(incoming.encoded);
  const paths = list(required(text))(wanted, 'expand') ?? [];
  const input = readFields(route.fields, form as Form);
  const id = decodeURIComponent(route.path.exec(path)?.[1] ?? '');
  world.request = { id: incoming.requestId, idempotency_key: incoming.key ?? null };
  try {
    catchUp(world);
    expireOld(world);
    const body = route.run({ world, id, input, isBrowser: caller === 'browser' });
    catchUp(world);
    return expand(world, body, paths);
  } finally {
    world.request = null;
  }
}

export function refused({ status, problem }: Refusal, requestId: string): Answered {
  const doc_url = problem.code && { doc_url: `https://stripe.com/docs/error-codes/${problem.code}` };
  return {
    status,
    body: { error: { ...problem, ...doc_url, request_log_url: `/_control/calls#${requestId}` } },
    headers: {},
  };
}
