import { resolve } from 'node:path'
import { maxQuantity, numberLength } from '#contract/values.ts'
import {
  type Field,
  address,
  bucketAddress,
  contact,
  countryCodes,
  longText,
  onOff,
  oneOf,
  originsOf,
  secret,
  text,
  whole,
} from './config-fields.ts'
import { ach } from './config-ach.ts'
import { constants } from './config-constants.ts'
import { contradictions, unknownVariables } from './config-checks.ts'
import { retention } from './config-retention.ts'
import { traces } from './config-traces.ts'
import { webhooks } from './config-webhooks.ts'

const web = ['http', 'https']

/** Where and how the portal runs. */
const server = {
  environment: oneOf('NODE_ENV', ['production', 'development', 'test'], 'production'),
  port: whole('PORT', 3000, 0, 65_535),
  host: text('HOST', '127.0.0.1'),
  /** What people type into their browser; http://HOST:PORT when absent. */
  publicUrl: address('PUBLIC_URL', web),
  /** How many proxies stand in front; their X-Forwarded-For is believed. */
  trustedProxies: whole('TRUSTED_PROXIES', 0, 0, 10),
  dataDir: text('DATA_DIR', './data'),
  databaseUrl: secret(address('DATABASE_URL', ['postgres', 'postgresql'])),
  /**
   * The same database without the pooler of DATABASE_URL: for LISTEN and the job queue, which need
   * a session.
   */
  directUrl: secret(address('DATABASE_DIRECT_URL', ['postgres', 'postgresql'])),
  /** A streaming standby of DATABASE_URL, for lists, history and analytics. */
  replicaUrl: secret(address('DATABASE_REPLICA_URL', ['postgres', 'postgresql'])),
  /** The demo distributor to load: `small` by default, `off` with a DATABASE_URL. */
  demo: oneOf('DEMO', ['small', 'large', 'off'], 'small'),
  /** How soon the demo's ERP ships: on the delivery day, or seconds after it confirmed. */
  demoErpSpeed: oneOf('DEMO_ERP_SPEED', ['usual', 'fast'], 'usual'),
  /** How soon the demo's bank settles: after two banking days, or within minutes. */
  demoBankSpeed: oneOf('DEMO_BANK_SPEED', ['usual', 'fast'], 'usual'),
  /** Processes. */
  workers: whole('WORKERS', 1, 1, 64),
  /** After SIGTERM, how long /readyz fails before connections are closed; 0: at once. */
  drainSeconds: whole('LARDER_DRAIN_SECONDS', 0, 0, 300),
  logLevel: oneOf('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  /** The demo's card processor listens here, or on the next free port: 0 means PORT + 100. */
  cardSandboxPort: whole('LARDER_CARD_SANDBOX_PORT', 0, 0, 65_535),
  /** The simulator of procurement software listens here: 0 means PORT + 200. */
  buyerSandboxPort: whole('LARDER_BUYER_SANDBOX_PORT', 0, 0, 65_535),
  /**
   * Folder of the cXML document types, such as 1.2.014/cXML.dtd; the simulator validates by them.
   */
  cxmlDtdDir: text('LARDER_CXML_DTD_DIR', undefined),
  /** Seals account numbers, links and cookies; generated into the data folder when absent. */
  secretKey: secret(longText('SECRET_KEY', 32)),
  /** Former secret keys, separated by commas: what they sealed still opens. */
  secretKeysBefore: secret(longText('SECRET_KEYS_BEFORE', 32)),
  /**
   * Where pictures of items may come from besides this site: origins such as
   * https://pictures.example, separated by spaces.
   */
  pictureOrigins: originsOf('LARDER_PICTURE_ORIGINS'),
  /** Calls a minute from one address before it has to wait. */
  requestsPerMinute: whole('LARDER_REQUESTS_PER_MINUTE', 3000, 10, 100_000_000),
  /** Requests a minute of one API key, from wherever they come. */
  keyRequestsPerMinute: whole('LARDER_API_KEY_REQUESTS_PER_MINUTE', 600, 1, 100_000_000),
  /** Bearer token for /metrics from other machines; without it only loopback may read them. */
  metricsToken: secret(longText('METRICS_TOKEN', 16)),
}

/** The connection pool. */
const database = {
  /** Most connections of one process. */
  poolSize: whole('PG_POOL', 10, 2, 200),
  /** Named statements; off for an old PgBouncer. */
  prepared: onOff('PG_PREPARED', true),
  /** Milliseconds. */
  statementTimeout: whole('PG_STATEMENT_TIMEOUT', 15_000, 100, 600_000),
  /**
   * Milliseconds a statement waits for a lock. Less than the 1.8 s a call waits for a connection,
   * so that calls that stand before a locked table do not hold the whole pool; more than the 1 s
   * after which PostgreSQL looks for deadlocks.
   */
  lockTimeout: whole('PG_LOCK_TIMEOUT', 1500, 100, 600_000),
}

/** Systems the portal talks to; each absent one has a stand-in of our own. */
const outside = {
  erpUrl: secret(address('ERP_URL', web)),
  /** Signs webhooks to the ERP. */
  erpSecret: secret(longText('ERP_SECRET', 16)),
  erpDropDir: text('ERP_DROP_DIR', undefined),
  /** NEXT-12: the folders of EDI partners; DATA_DIR/edi when absent. */
  ediDir: text('EDI_DIR', undefined),
  smtpUrl: secret(address('SMTP_URL', ['smtp', 'smtps'])),
  mailFrom: text('MAIL_FROM', 'Larder <no-reply@larder.example>'),
  smsUrl: secret(address('SMS_URL', web)),
  /** Signs what goes to the SMS provider. */
  smsSecret: secret(longText('SMS_SECRET', 16)),
  /**
   * Countries text messages go to: codes against premium numbers abroad cost the distributor money.
   */
  smsCountries: countryCodes('LARDER_SMS_COUNTRIES', ['US', 'CA']),
  s3Url: secret(bucketAddress('S3_URL')),
  oidcIssuer: address('OIDC_ISSUER', web),
  oidcClientId: text('OIDC_CLIENT_ID', undefined),
  oidcClientSecret: secret(text('OIDC_CLIENT_SECRET', undefined)),
  /**
   * The claim that lists a person's Okta features, such as `groups`; without one imports alone say
   * them.
   */
  oidcFeaturesClaim: text('OIDC_FEATURES_CLAIM', undefined),
  /** What the names of features begin with in that claim. */
  oidcFeaturesPrefix: text('OIDC_FEATURES_PREFIX', ''),
  /**
   * What the claim's values are called in the portal: `Night crew=night-shift, Beta=beta`. With it
   * nothing else is a feature.
   */
  oidcFeaturesMap: text('OIDC_FEATURES_MAP', undefined),
  /** The scope to ask for besides `openid email profile`, so that the provider sends that claim. */
  oidcFeaturesScope: text('OIDC_FEATURES_SCOPE', undefined),
  turnstileSiteKey: text('TURNSTILE_SITE_KEY', undefined),
  turnstileSecret: secret(text('TURNSTILE_SECRET', undefined)),
  /** Where its tokens are checked, server to server. */
  turnstileUrl: address('TURNSTILE_URL', web, 'https://challenges.cloudflare.com/turnstile/v0/siteverify'),
  /** The card processor, key and secret included: https://key:secret@host. */
  paymentsUrl: secret(address('PAYMENTS_URL', web)),
  /** Signs what the card processor reports by webhook. */
  paymentsWebhookSecret: secret(longText('PAYMENTS_WEBHOOK_SECRET', 16)),
  /** Where browsers reach the card processor's page; the origin of PAYMENTS_URL when absent. */
  paymentsPageUrl: address('PAYMENTS_PAGE_URL', web),
  /** NEXT-12: hosts with ports that webhooks may reach by http, inside too: for tests. */
  webhookTestHosts: text('LARDER_WEBHOOK_TEST_HOSTS', ''),
  /** NEXT-7: whether browsers get web push. */
  webPush: onOff('LARDER_WEB_PUSH', true),
  /** Push services that messages to browsers may go to; '*.' stands for all hosts below. */
  pushHosts: text(
    'LARDER_PUSH_HOSTS',
    'fcm.googleapis.com *.push.services.mozilla.com *.push.apple.com *.notify.windows.com',
  ),
  /** PUNCH-1: the credential by which procurement software knows this distributor. */
  punchoutDomain: text('LARDER_PUNCHOUT_DOMAIN', 'NetworkId'),
  /** The portal's host when absent. */
  punchoutIdentity: text('LARDER_PUNCHOUT_IDENTITY', undefined),
  /**
   * PUNCH-5: where browsers reach the simulator of procurement software, an origin of its own.
   * Absent: there is none, except in a demo.
   */
  buyerSandboxUrl: address('LARDER_BUYER_SANDBOX_URL', web),
}

/** SHELL-5: whom the help dialog names; a phone number and an e-mail address each. */
const contacts = {
  salesOfficeSupport: contact('LARDER_CONTACT_SALES_OFFICE_SUPPORT'),
  nationalAccounts: contact('LARDER_CONTACT_NATIONAL_ACCOUNTS'),
  itDepartment: contact('LARDER_CONTACT_IT_DEPARTMENT'),
  creditDepartment: contact('LARDER_CONTACT_CREDIT_DEPARTMENT'),
}

type Fields = Readonly<Record<string, Field<unknown>>>
type Values<F extends Fields> = { readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never }

/** Everything an operator can set. */
export type Config = Values<typeof server> & {
  readonly publicUrl: string
  /** DEMO was set: what it asks for is done or refused, never passed over. */
  readonly isDemoChosen: boolean
  readonly database: Values<typeof database>
  readonly outside: Values<typeof outside>
  readonly ach: Values<typeof ach>
  readonly constants: Values<typeof constants>
  readonly retention: Values<typeof retention>
  readonly webhooks: Values<typeof webhooks>
  readonly traces: Values<typeof traces>
  readonly contacts: Values<typeof contacts>
}

/**
 * The environment is not acceptable; the message names each variable and what is expected, never a
 * value.
 */
export class BadConfiguration extends Error {
  override readonly name = 'BadConfiguration'
}

/** PLAT-11: the configuration of the environment; a bad value stops the start. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const problems: string[] = []
  const values = <F extends Fields>(fields: F): Values<F> =>
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        const result = field.read(environment[field.variable])
        if (!result) problems.push(`${field.variable} must be ${field.expected}.`)
        return [name, result?.value]
      }),
    ) as Values<F>
  const own = values(server)
  const isDemoChosen = Boolean(environment[server.demo.variable]?.trim())
  const config = {
    ...own,
    dataDir: resolve(own.dataDir ?? ''),
    publicUrl: own.publicUrl?.replace(/(?<!\/)\/+$/, '') ?? `http://${namedHost(own.host)}:${own.port}`,
    // A demo distributor next to somebody's own database would be a surprise: there it must be
    // asked for.
    demo: own.databaseUrl && !isDemoChosen ? ('off' as const) : own.demo,
    isDemoChosen,
    database: values(database),
    outside: values(outside),
    ach: values(ach),
    constants: values(constants),
    retention: values(retention),
    webhooks: values(webhooks),
    traces: values(traces),
    contacts: values(contacts),
  }
  const groups: Fields[] = [server, database, outside, ach, constants, retention, webhooks, traces, contacts]
  const known = groups.flatMap((fields) => Object.values(fields).map(({ variable }) => variable))
  problems.push(...contradictions(config), ...unknownVariables(environment, known))
  if (problems.length > 0) throw new BadConfiguration(problems.join('\n'))
  return config
}

/** An address on which a server listens everywhere is no address to type. */
const namedHost = (host: string): string => {
  if (isEveryAddress(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** True for the host that stands for all addresses of the machine. */
export const isEveryAddress = (host: string | undefined): boolean => host === '0.0.0.0' || host === '::'

/**
 * All variables with their values, one `NAME=value` a line, secrets masked: for `larder config`.
 */
export function describeConfig(config: Config): string[] {
  const lines = (fields: Fields, values: Readonly<Record<string, unknown>>) =>
    Object.entries(fields).map(
      ([name, { variable, isSecret, expected }]) => `${variable}=${shown(values[name], isSecret, expected)}`,
    )
  return [
    ...lines(server, { ...config }),
    ...lines(database, { ...config.database }),
    ...lines(outside, { ...config.outside }),
    ...lines(ach, { ...config.ach }),
    ...lines(constants, { ...config.constants }),
    ...lines(retention, { ...config.retention }),
    ...lines(webhooks, { ...config.webhooks }),
    ...lines(traces, { ...config.traces }),
    ...lines(contacts, { ...config.contacts }),
    // Known to every client, so no variable: a changed one would contradict browsers that are open.
    `# fixed: digits of item, bill-to and ship-to numbers=${numberLength}`,
    `# fixed: largest quantity on a line=${maxQuantity}`,
  ]
}

function shown(value: unknown, isSecret: boolean, expected: string): string {
  if (value === undefined) return ''
  if (isSecret) return '(hidden)'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (expected.startsWith('an amount')) return (Number(value) / 100).toFixed(2)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return Object.values(value).join(', ')
  return String(value)
}
