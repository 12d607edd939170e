import { join, resolve } from 'node:path';

import { z } from 'zod';

import { type AlertsConfig, alertsEnvironment } from './alertsConfig.ts';
import { readSecret } from './authSecret.ts';
import { type Bucket, bucketEnvironment, readBucket } from './bucketConfig.ts';
import { type CatalogueConfig, catalogueEnvironment, readCatalogue } from './catalogueConfig.ts';
import { type CoversConfig, coversEnvironment, readCovers } from './coversConfig.ts';
import { type EbayConfig, ebayEnvironment, readEbay } from './ebayConfig.ts';
import { type IgdbConfig, igdbEnvironment, readIgdb } from './igdbConfig.ts';
import { type PushConfig, pushEnvironment, readPush } from './pushConfig.ts';
import { type RatesConfig, ratesEnvironment, readRates } from './ratesConfig.ts';
import { type StripeConfig, readStripe, stripeEnvironment } from './stripeConfig.ts';
import { type TelegramConfig, readTelegram, telegramEnvironment } from './telegramConfig.ts';
import { type VisionConfig, readVision, visionEnvironment } from './visionConfig.ts';
import { type VintedConfig, readVinted, vintedEnvironment } from './vintedConfig.ts';

const optional = z.string().optional();

/** The messages say what to write, and never repeat the value, which may contain a password. */
const wholeNumber = (least: number, most: number) => {
  const error = `write a whole number from ${least} to ${most}.`;
  return z.coerce.number(error).int(error).min(least, error).max(most, error);
};
const httpUrl = (example: string) =>
  z.url({ protocol: /^https?$/, error: `write an address such as ${example}.` });

const environment = z.object({
  /** `local` runs everything on one machine without any keys; `production` serves strangers and fakes nothing. */
  CARTOUCHE_EDITION: z.enum(['local', 'production'], 'write local or production.').default('local'),
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(4747),
  /** The address that people enter, such as https://games.example.org. */
  PUBLIC_URL: httpUrl('https://games.example.org')
    .refine((url) => !URL.canParse(url) || new URL(url).pathname === '/', {
      error: 'leave out the path: https://games.example.org.',
    })
    .optional(),
  /** How many proxies are in front of the server; only their X-Forwarded-For is trusted. */
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  /** The header in which a proxy in front of the server writes the visitor's country, such as CF-IPCountry. */
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'write the name of a header, such as CF-IPCountry.')
    .optional(),
  /** How many requests one address may make in a minute. */
  REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000_000).default(3000),
  /** The folder of the embedded database and the files. */
  CARTOUCHE_DATA: z.string().default('data'),
  /** The built web. */
  CARTOUCHE_WEB: z.string().default(join(import.meta.dirname, '../../web/dist')),
  ...bucketEnvironment,
  ...catalogueEnvironment,
  /** A PostgreSQL server, 15 or newer; without it the embedded database is used. */
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'write an address such as postgres://user:password@host:5432/name.',
    })
    .optional(),
  /** Encrypts and decrypts dumps. */
  CARTOUCHE_DUMP_KEY: z.string().min(12, 'write a passphrase of 12 characters or more.').optional(),
  /** Signs sessions. The local edition makes one and keeps it beside the data; production requires it. */
  AUTH_SECRET: optional,
  /** Lets a watcher read /metrics; without it there is none. */
  METRICS_TOKEN: z.string().min(16, 'write 16 characters or more.').optional(),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], 'write silent, error, warn, info or debug.')
    .default('warn'),
  /** Whether sign-ins, refusals and the like are logged, whatever LOG_LEVEL says; by default only in production. */
  SECURITY_LOG: z.enum(['on', 'off'], 'write on or off.').optional(),
  /** smtp://user:password@host:587 or smtps://…; without it mails stay in the outbox. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'write an address such as smtp://user:password@host:587.' })
    .optional(),
  /** The address for feedback; it is stored in the database either way. */
  FEEDBACK_TO: z.email('write an e-mail address.').optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>@\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      'write a sender such as Cartouche <no-reply@example.org>.',
    )
    .default('Cartouche <no-reply@localhost>'),
  /** The sign-in providers with a stand-in, for the label on the screen; set by start.ts. */
  CARTOUCHE_STAND_INS: z.string().default(''),
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  GOOGLE_DISCOVERY_URL: httpUrl('https://accounts.google.com/.well-known/openid-configuration').default(
    'https://accounts.google.com/.well-known/openid-configuration',
  ),
  DISCORD_CLIENT_ID: optional,
  DISCORD_CLIENT_SECRET: optional,
  /** Where Discord's endpoints are; on the local edition, the stand-in's address. */
  DISCORD_BASE_URL: httpUrl('https://discord.com').default('https://discord.com'),
  ...stripeEnvironment,
  ...ebayEnvironment,
  ...vintedEnvironment,
  ...igdbEnvironment,
  ...visionEnvironment,
  ...telegramEnvironment,
  ...pushEnvironment,
  ...ratesEnvironment,
  ...alertsEnvironment,
  ...coversEnvironment,
  /** How much of the disk the pictures of other hosts may take. */
  PICTURE_CACHE_MB: wholeNumber(1, 1_000_000).default(256),
  /** Whether the pages and calls for developers are served; by default only on the local edition. */
  DEVELOPER_PAGES: z.enum(['on', 'off'], 'write on or off.').optional(),
});

export type OAuthClient = { clientId: string; clientSecret: string };

export type Config = Readonly<{
  edition: 'local' | 'production';
  host: string;
  port: number;
  publicUrl: string;
  trustedProxies: number;
  requestsPerMinute: number;
  dataFolder: string;
  webFolder: string;
  s3: Bucket | undefined;
  catalogue: CatalogueConfig;
  databaseUrl: string | undefined;
  dumpKey: string | undefined;
  authSecret: string;
  /** Whether the secret is new: the start stores it beside the data. */
  isSecretNew: boolean;
  logLevel: string;
  metricsToken: string | undefined;
  securityLog: boolean;
  smtpUrl: string | undefined;
  mailFrom: string;
  feedbackTo: string | undefined;
  standIns: readonly string[];
  google: (OAuthClient & { discoveryUrl: string }) | undefined;
  discord: (OAuthClient & { baseUrl: string }) | undefined;
  /** Without it nothing can be bought. */
  stripe: StripeConfig | undefined;
  /** Without it there are no listings of eBay. */
  ebay: EbayConfig | undefined;
  /** What eBay's notices of deleted accounts are set up with; without it there is no endpoint for them. */
  ebayNoticesToken: string | undefined;
  /** The header in which a proxy names the visitor's country. */
  countryHeader: string | undefined;
  vinted: VintedConfig;
  /** Without it nobody searches the whole game database. */
  igdb: IgdbConfig | undefined;
  /** Without it no picture of a box is read. */
  vision: VisionConfig | undefined;
  /** Without it there is no bot, and nobody is told in a chat. */
  telegram: TelegramConfig | undefined;
  push: PushConfig;
  /** Without it, other currencies are not compared with euros. */
  rates: RatesConfig | undefined;
  alerts: AlertsConfig;
  /** Who gets a trial: everybody with each new subscription, or each person once. */
  trials: 'every' | 'first';
  pictureCacheMegabytes: number;
  /** Where pictures may come from besides the marketplaces' own hosts: from their stand-ins, and from IGDB. */
  pictureOrigins: readonly string[];
  covers: CoversConfig;
  hasDeveloperPages: boolean;
}>;

/**
 * Reads the environment without writing anything. Throws a ConfigurationError with a line for each unusable variable.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  // Blank means not set, so that a compose file can clear a variable.
  const set = Object.entries(env).filter(([, value]) => value?.trim());
  const parsed = environment.safeParse(Object.fromEntries(set));
  if (!parsed.success) throw new ConfigurationError(...parsed.error.issues.map(sentenceOf));
  const e = parsed.data;
  const dataFolder = resolve(e.CARTOUCHE_DATA);

  if (e.CARTOUCHE_EDITION === 'production' && !(e.AUTH_SECRET && e.PUBLIC_URL)) {
    throw new ConfigurationError('in production AUTH_SECRET and PUBLIC_URL are required.');
  }
  for (const provider of ['GOOGLE', 'DISCORD'] as const) {
    if (!e[`${provider}_CLIENT_ID`] !== !e[`${provider}_CLIENT_SECRET`]) {
      throw new ConfigurationError(`${provider}_CLIENT_ID and ${provider}_CLIENT_SECRET go together.`);
    }
  }
  const standIns = e.CARTOUCHE_STAND_INS.split(',').filter(Boolean);
  const stripe = usable(readStripe(e, standIns.includes('stripe')));
  const ebay = usable(readEbay(e, standIns.includes('ebay')));
  const vinted = usable(readVinted(e, e.CARTOUCHE_EDITION));
  const games = readGameSources(e, standIns);

  return Object.freeze({
    edition: e.CARTOUCHE_EDITION,
    host: e.HOST,
    port: e.PORT,
    publicUrl: e.PUBLIC_URL ? new URL(e.PUBLIC_URL).origin : `http://localhost:${e.PORT}`,
    trustedProxies: e.TRUSTED_PROXIES,
    requestsPerMinute: e.REQUESTS_PER_MINUTE,
    dataFolder,
    webFolder: resolve(e.CARTOUCHE_WEB),
    s3: usable(readBucket(e)),
    databaseUrl: e.DATABASE_URL,
    dumpKey: e.CARTOUCHE_DUMP_KEY,
    ...usable(readSecret(e.AUTH_SECRET, dataFolder)),
    logLevel: e.LOG_LEVEL,
    metricsToken: e.METRICS_TOKEN,
    securityLog: (e.SECURITY_LOG ?? (e.CARTOUCHE_EDITION === 'production' ? 'on' : 'off')) === 'on',
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    feedbackTo: e.FEEDBACK_TO,
    standIns,
    google: client(e.GOOGLE_CLIENT_ID, e.GOOGLE_CLIENT_SECRET, { discoveryUrl: e.GOOGLE_DISCOVERY_URL }),
    discord: client(e.DISCORD_CLIENT_ID, e.DISCORD_CLIENT_SECRET, { baseUrl: e.DISCORD_BASE_URL }),
    stripe,
    ebay,
    ebayNoticesToken: e.EBAY_NOTICES_TOKEN,
    countryHeader: e.COUNTRY_HEADER?.toLowerCase(),
    vinted,
    ...games,
    ...readAlerting(e, standIns),
    trials: e.TRIALS,
    pictureCacheMegabytes: e.PICTURE_CACHE_MB,
    pictureOrigins: pictureOriginsOf({ ebay, vinted, igdb: games.igdb }),
    hasDeveloperPages: (e.DEVELOPER_PAGES ?? (e.CARTOUCHE_EDITION === 'local' ? 'on' : 'off')) === 'on',
  });
}

/** Where games and their covers are from, and what reads games from a picture. */
function readGameSources(e: z.infer<typeof environment>, standIns: readonly string[]) {
  const igdb = usable(readIgdb(e, e.CARTOUCHE_EDITION));
  return {
    catalogue: readCatalogue(e),
    igdb,
    covers: usable(readCovers(e, { edition: e.CARTOUCHE_EDITION, igdbUrl: igdb?.imageUrl })),
    vision: readVision(e, standIns.includes('gemini')),
  };
}

function pictureOriginsOf({ ebay, vinted, igdb }: Pick<Config, 'ebay' | 'vinted' | 'igdb'>): string[] {
  return [
    ...(ebay?.isStandIn ? [new URL(ebay.apiUrl).origin] : []),
    ...(vinted.mode === 'stub' ? [vinted.siteUrl] : []),
    ...(igdb ? [new URL(igdb.imageUrl).origin] : []),
  ];
}

/** What price alerts need: rates, and ways to tell of finds beside mail. */
function readAlerting(e: z.infer<typeof environment>, standIns: readonly string[]) {
  const edition = e.CARTOUCHE_EDITION;
  return {
    telegram: readTelegram(e, edition, standIns.includes('telegram')),
    push: usable(readPush(e, edition, e.MAIL_FROM)),
    rates: readRates(e, standIns.includes('ecb')),
    alerts: {
      isForAll: e.PRICE_ALERTS === 'everyone',
      hasWorker: e.ALERT_WORKER === 'on',
      firstAskWithinMs: e.ALERT_FIRST_ASK_SECONDS * 1000,
    },
  };
}

/** Whether mails are shown at /outbox: on a local edition without a mail server. */
export function hasOutbox({ edition, smtpUrl }: Config): boolean {
  return edition === 'local' && !smtpUrl;
}

/** Throws the sentence with which a reader of variables refuses them. */
function usable<T>(read: T | string): T {
  if (typeof read === 'string') throw new ConfigurationError(read);
  return read;
}

function client<T>(clientId: string | undefined, clientSecret: string | undefined, rest: T) {
  return clientId && clientSecret ? { clientId, clientSecret, ...rest } : undefined;
}

function sentenceOf({ path, message }: z.core.$ZodIssue): string {
  return `${path.join('.')} cannot be used: ${message}`;
}

/** What the operator must correct, in a line for each problem. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';

  constructor(...problems: string[]) {
    super(problems.map((problem) => `Configuration: ${problem}`).join('\n'));
  }
}
