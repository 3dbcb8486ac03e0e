import { AI_MODEL_MAX } from '@goodword/contract/limits'
import { MODEL_NAME } from '@goodword/contract/written-with-ai'
import * as z from 'zod/mini'
import { readAddressRange } from './address-range.ts'
import {
  clamdAddress,
  databaseUrl,
  filled,
  flag,
  isServerAddress,
  itemsOf,
  list,
  listOf,
  optionalUrl,
  poolSize,
  replicaUrl,
  url,
} from './fields.ts'
import { listsOf, SecretVariables, sameTwice } from './secrets.ts'
import { type Variables, variablesFromFiles } from './variables-from-files.ts'

/** Production takes no value that contains this word (ASVS 13.2.3). */
const DEVELOPMENT_MARK = 'development'
const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/i

const MODEL = ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'] as const

/** OpenTelemetry's names for which traces are wanted. */
const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

/** Every variable the server reads, once, at its start. `.env.example` describes them in words. */
const Settings = z.object({
  APP_MODE: z._default(z.enum(['development', 'test', 'preview', 'production']), 'production'),
  /** Where browsers find us, without a path: links in letters, cookies and the origin rule follow it. */
  APP_URL: z.pipe(
    url(),
    z.transform((value) => new URL(value).origin),
  ),
  /** Whether this server answers requests, does the work in the background, or both. */
  ROLE: z._default(z.enum(['all', 'web', 'worker']), 'all'),
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65535)), 3000),
  HOST: z._default(filled(), '0.0.0.0'),
  /** Seconds from SIGTERM, and `/readyz` that says so, until nothing new is taken. */
  DRAIN_SECONDS: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(300)), 0),
  /** Where `/metrics` is answered, apart from the public port; without it nothing listens and no request is measured. */
  METRICS_PORT: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65535))),
  METRICS_HOST: z._default(filled(), '127.0.0.1'),
  /** What the server was built from, where no checkout says it. */
  COMMIT: z.optional(z.string().check(z.regex(/^[\da-f]{7,40}$/, 'is no commit'))),
  /** A collector of OpenTelemetry's traces and logs, by its own names; without an address nothing is sent. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optionalUrl(),
  OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: optionalUrl(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z._default(z.enum(['http/protobuf', 'http/json']), 'http/protobuf'),
  OTEL_SERVICE_NAME: z.optional(filled()),
  OTEL_TRACES_SAMPLER: z._default(z.enum(SAMPLERS), 'parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z._default(z.coerce.number().check(z.minimum(0), z.maximum(1)), 1),
  OTEL_SDK_DISABLED: flag(),
  /** Is told of errors as they happen, as JSON. */
  ERROR_HOOK_URL: optionalUrl(),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
  DATABASE_URL: databaseUrl(),
  /**
   * The same database without the pooler that DATABASE_URL leads to: for what needs a connection to itself, as migrations, the
   * queue and LISTEN do.
   */
  DATABASE_DIRECT_URL: z.optional(databaseUrl()),
  /** Standbys of it that lists may be read from; without any, all is read from the one that takes writes. */
  DATABASE_REPLICA_URL: z.optional(replicaUrl()),
  /** The same database, as its owner: migrations run with it, and the server's role is given what it needs and no more. */
  DATABASE_OWNER_URL: z.optional(databaseUrl()),
  /** Connections for requests, and for the queue, at most. */
  DATABASE_POOL_SIZE: poolSize(10),
  DATABASE_QUEUE_POOL_SIZE: poolSize(1),
  ...SecretVariables.shape,

  S3_ENDPOINT: url(),
  /** The address browsers use, where it differs from the server's own. */
  S3_PUBLIC_ENDPOINT: optionalUrl(),
  S3_REGION: z._default(filled(), 'us-east-1'),
  S3_BUCKET: filled(),
  S3_ACCESS_KEY_ID: filled(),
  S3_SECRET_ACCESS_KEY: filled(),
  S3_FORCE_PATH_STYLE: flag(),

  SMTP_URL: url(),
  /** Whether letters leave only over TLS, over TLS where the server has it, or without. By default only over TLS, but for this machine. */
  SMTP_TLS: z.optional(z.enum(['required', 'opportunistic', 'off'])),
  MAIL_FROM: filled(),
  /** Seconds in which a manager may undo a status before anybody is told (docs/rules.md#news-of-a-status-wait). */
  NEWS_DELAY_SECONDS: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(3600)), 15),

  /**
   * A virus scanner that speaks clamd's protocol: `tcp://host:3310` or `unix:/path`. Without one, files are not
   * scanned.
   */
  CLAMD_URL: z.optional(
    filled().check(z.refine((value) => clamdAddress(value) !== undefined, 'is neither tcp://host:port nor unix:/path')),
  ),

  /** Where domains are looked up, by address and port; by default where this machine does. */
  DNS_SERVERS: z.pipe(
    list(),
    z.array(z.string().check(z.refine(isServerAddress, 'is no address such as 192.0.2.53 or 192.0.2.53:5353'))),
  ),

  /** Who runs this installation: name, postal address, and where people reach them (docs/rules.md#a-page-says-who-runs-goodword). */
  OPERATED_BY: z.optional(filled()),
  OPERATED_AT: z.optional(filled()),
  OPERATOR_TAX_ID: z.optional(filled()),
  /** Lines of the account that companies pay to, separated by semicolons (docs/rules.md#a-company-reads-how-to-pay). */
  PAY_TO: listOf(';'),
  CONTACT_EMAIL: z.optional(z.email('is no email address')),

  /**
   * A language model that speaks OpenAI's chat protocol, for plainer words on a press (docs/rules.md#a-model-only-on-a-press). All three
   * or none.
   */
  AI_BASE_URL: z.optional(
    filled().check(
      z.refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), 'is not an http or https URL'),
    ),
  ),
  AI_API_KEY: z.optional(filled()),
  AI_MODEL: z.optional(
    filled().check(
      z.maxLength(AI_MODEL_MAX, `has more than ${AI_MODEL_MAX} characters`),
      z.regex(MODEL_NAME, 'has others than letters, digits and _ . : @ / + -'),
    ),
  ),

  /** E-mail addresses of operators (docs/rules.md#operators-are-named-by-configuration-alone). */
  OPERATOR_EMAILS: list(),
  /** Operators by provider and subject: an address may pass to somebody else, a subject does not. */
  OPERATORS: list(),
  /** Whether browsers are told to use https for all subdomains of APP_URL's host, which others may run. */
  HSTS_SUBDOMAINS: flag(),
  /** Addresses of the proxies whose forwarded headers are believed, or ranges of them (ASVS 4.1.3). */
  TRUSTED_PROXIES: z.pipe(
    list(),
    z.array(
      z
        .string()
        .check(
          z.refine(
            (item) => readAddressRange(item) !== undefined,
            'is neither an address nor a range such as 10.1.2.0/24',
          ),
        ),
    ),
  ),
  /** Folder with the built shell and remotes. */
  WEB_DIST: z.optional(filled()),
  /** Where releases of remotes are kept: a folder (default: `remotes` in WEB_DIST), or a bucket of the store above. */
  RELEASES_DIR: z.optional(filled()),
  RELEASES_BUCKET: z.optional(filled()),
  /** Begins the keys of releases in that bucket. */
  RELEASES_PREFIX: z._default(filled(), 'remotes'),
  /** Base URL of the stand-ins' pages, shown below /dev. */
  STANDINS_URL: optionalUrl(),
  /** Where the front end's development server listens. */
  DEV_ASSETS_URL: optionalUrl(),
})
export type Env = z.infer<typeof Settings> & {
  /** DATABASE_URL where it was not set. */
  DATABASE_DIRECT_URL: string
  /** The variables of the sign-in providers, as they were set; `auth/providers` says what they mean. */
  SIGN_IN: Readonly<Record<string, string | undefined>>
}

/** Reads what sign-in providers are configured by. @returns their variables, and a sentence for each that is unusable */
type ReadSignIn = (given: Variables) => { variables: Variables; faults: string[] }

/**
 * Reads the configuration. `parseEnv` does so with the sign-in providers there are.
 * @param source the process environment; an empty value counts as missing, and a secret may stand in a file
 * @throws Error with one message that names every variable that is missing, malformed or unsafe; values are not
 * repeated
 */
export function parseVariables(source: Variables, readSignIn: ReadSignIn): Env {
  const { given, faults: ofFiles } = variablesFromFiles(source)
  const parsed = Settings.safeParse(given)
  const { variables: SIGN_IN, faults } = readSignIn(given)
  faults.unshift(...ofFiles)
  if (!parsed.success) faults.unshift(...parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`))
  else {
    const all = { ...parsed.data, SIGN_IN }
    faults.push(
      ...samePort(parsed.data),
      ...sameTwice(listsOf(parsed.data)),
      ...twoSayings(parsed.data),
      ...partOfModel(parsed.data),
      ...unsafe(all),
    )
  }
  if (parsed.success && faults.length === 0) {
    const { DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL } = parsed.data
    return { ...parsed.data, ...listsOf(parsed.data), DATABASE_DIRECT_URL, SIGN_IN }
  }
  throw new Error(`The configuration is not usable:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
}

/** The public port is for everybody, and never answers what the other one does. */
function samePort({ PORT, METRICS_PORT }: Pick<Env, 'PORT' | 'METRICS_PORT'>): string[] {
  return METRICS_PORT === PORT && PORT !== 0 ? ['METRICS_PORT must not be PORT'] : []
}

/** An address that says TLS, and a setting that says none. */
function twoSayings({ SMTP_URL, SMTP_TLS }: Pick<Env, 'SMTP_URL' | 'SMTP_TLS'>): string[] {
  return SMTP_TLS === 'off' && SMTP_URL.startsWith('smtps:') ? ['SMTP_TLS is off, and SMTP_URL begins with smtps:'] : []
}

/** A model without its address or its key is none. */
function partOfModel(env: Pick<Env, (typeof MODEL)[number]>): string[] {
  const missing = MODEL.filter((name) => !env[name])
  if (missing.length === 0 || missing.length === MODEL.length) return []
  return [`${missing.join(' and ')} must be set too: ${MODEL.join(', ')} name a language model together, or none`]
}

/** What development may do and production must not. */
function unsafe(env: Omit<Env, 'DATABASE_DIRECT_URL'> & Partial<Pick<Env, 'DATABASE_DIRECT_URL'>>): string[] {
  if (env.APP_MODE === 'development') return []
  const faults: string[] = []
  if (env.DEV_ASSETS_URL) faults.push('DEV_ASSETS_URL is for development only')
  if (env.APP_MODE !== 'production') return faults

  if (env.STANDINS_URL) faults.push('STANDINS_URL is not for production')
  const { SESSION_SECRET, STORED_DATA_SECRET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, DATABASE_URL, SMTP_URL } = env
  const ours = {
    SESSION_SECRET,
    SESSION_SECRET_PREVIOUS: env.SESSION_SECRET_PREVIOUS.join(),
    STORED_DATA_SECRET,
    STORED_DATA_SECRET_PREVIOUS: env.STORED_DATA_SECRET_PREVIOUS.join(),
    S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY,
    DATABASE_URL,
    DATABASE_DIRECT_URL: env.DATABASE_DIRECT_URL,
    DATABASE_REPLICA_URL: env.DATABASE_REPLICA_URL,
    DATABASE_OWNER_URL: env.DATABASE_OWNER_URL,
    SMTP_URL,
    AI_API_KEY: env.AI_API_KEY,
  }
  const ofProviders = Object.entries(env.SIGN_IN)
  for (const [name, value] of [
    ...Object.entries(ours),
    ...ofProviders.filter(([name]) => /_(ID|SECRET)$/.test(name)),
  ]) {
    if (value?.toLowerCase().includes(DEVELOPMENT_MARK)) faults.push(`${name} is a development value`)
  }
  const addresses = [['APP_URL', env.APP_URL] as const, ...ofProviders].flatMap(([name, value]) =>
    itemsOf(value).map((item) => ({ name, url: item.includes('://') ? URL.parse(item) : null })),
  )
  for (const { name, url } of addresses) {
    if (url && url.protocol !== 'https:') faults.push(`${name} must be https`)
    if (url && LOOPBACK.test(url.hostname)) faults.push(`${name} must not point at this machine`)
  }
  // The key and the texts would travel in the clear; a model of this machine needs no TLS.
  const model = env.AI_BASE_URL ? URL.parse(env.AI_BASE_URL) : null
  if (model && model.protocol !== 'https:' && !LOOPBACK.test(model.hostname))
    faults.push('AI_BASE_URL must be https, except on this machine')
  return faults
}
