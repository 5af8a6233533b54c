import cluster from 'node:cluster'
import { reportCardCharge } from '#areas/payments/card-report.endpoints.ts'
import { startBuyerSandbox } from '#areas/buyer-sandbox/server/public.ts'
import { startCardSandbox } from '#areas/card-sandbox/server/public.ts'
import { callPath } from '#contract/endpoint.ts'
import { demoPassword, demoSignIns } from '#areas/demo/demo-sign-ins.ts'
import { systemClock } from '#platform/clock.ts'
import { BadConfiguration, type Config, readConfig } from '#platform/config.ts'
import { type OpenDatabase, openDatabase } from '#platform/database/open-database.ts'
import { openReplica } from '#platform/database/replica.ts'
import { limitHeapGrowth } from '#platform/heap-growth.ts'
import { createLog, type Log } from '#platform/log.ts'
import { createEnding } from './ending.ts'
import { listenProblem } from './listen-problem.ts'
import { createPortal } from './portal.server.ts'
import { prepareDatabase } from './prepare-database.ts'
import { connectionWarning, noLimitsWarning, startWarnings } from './start-warnings.ts'
import { startWorkers } from './workers.server.ts'

// The terminal is the operator's screen here; everything later goes to the structured log.
const print = (text: string) => process.stdout.write(`${text}\n`)
const ending = createEnding((code) => process.exit(code))

/**
 * The first process: brings the database up, prepares the demo, then serves, alone or through
 * workers.
 */
async function startFirst(given: Config, log: Log): Promise<void> {
  const opened = await open(given, log)
  const demo = await prepareDatabase(given, opened.directUrl, print)
  const settled = { ...given, demo }
  await warn(settled, opened, log)
  const { config: withCardsToo, stopCards } = await withCards(settled)
  if (stopCards) ending.add(stopCards)
  const { config, stopBuyer } = await withBuyer(withCardsToo)
  if (stopBuyer) ending.add(stopBuyer)
  if (config.workers === 1) await serve(config, opened, log)
  else {
    const workers = startWorkers(config, opened, log)
    ending.add((drainSeconds) => workers.stop({ drainSeconds }))
    await workers.ready
    workers.failed.catch((error: unknown) => {
      log.fatal({ err: error }, 'the portal ends')
      void ending.end(1)
    })
  }
  greet(config)
}

/** Opens the database. The end waits for an embedded server: it would outlive this process. */
async function open(config: Config, log: Log): Promise<OpenDatabase> {
  const opening = openDatabase(config, log)
  if (config.databaseUrl === undefined) ending.add(async () => (await opening).stop())
  const opened = await opening
  if (config.databaseUrl !== undefined) ending.add(() => opened.stop())
  return opened
}

/** Says what an operator should know before anybody uses the portal. */
async function warn(config: Config, { db }: OpenDatabase, log: Log): Promise<void> {
  const hasPublicUrl = Boolean(process.env['PUBLIC_URL']?.trim())
  for (const warning of startWarnings({ ...config, hasPublicUrl })) log.warn(warning)
  const { allowed, lockTimeout } = await db.row<{ allowed: number; lockTimeout: string }>(
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as allowed,
       current_setting('lock_timeout') as "lockTimeout"`,
  )
  const { workers, database, directUrl } = config
  const tooMany = connectionWarning(
    { workers, poolSize: database.poolSize, isPooled: directUrl !== undefined },
    allowed,
  )
  if (tooMany) log.warn(tooMany)
  if (lockTimeout === '0') log.warn(noLimitsWarning)
}

/** PROFILE-6: a demo without a card processor gets one of its own, beside the portal. */
async function withCards(config: Config): Promise<{ config: Config; stopCards?: () => Promise<void> }> {
  if (config.demo === 'off' || config.outside.paymentsUrl) return { config }
  const webhookUrl = config.port === 0 ? undefined : `http://127.0.0.1:${config.port}${callPath(reportCardCharge)}`
  const { paymentsUrl, pageUrl, webhookSecret, stop } = await startCardSandbox(config, {
    ...(webhookUrl && { webhookUrl }),
  })
  return {
    config: {
      ...config,
      outside: { ...config.outside, paymentsUrl, paymentsPageUrl: pageUrl, paymentsWebhookSecret: webhookSecret },
    },
    stopCards: stop,
  }
}

/**
 * PUNCH-5: a demo has a simulator of procurement software; another portal, where it is configured.
 */
async function withBuyer(config: Config): Promise<{ config: Config; stopBuyer?: () => Promise<void> }> {
  if (config.demo === 'off' && !config.outside.buyerSandboxUrl) return { config }
  const { url, stop } = await startBuyerSandbox(config)
  return { config: { ...config, outside: { ...config.outside, buyerSandboxUrl: url } }, stopBuyer: stop }
}

/** One process that serves requests. */
async function serve(config: Config, opened: OpenDatabase, log: Log): Promise<void> {
  const { db, directUrl } = opened
  const replica = openReplica(config, db, log)
  const portal = await createPortal({ config, db, replica, databaseUrl: directUrl, clock: systemClock, log })
  // Before its database goes: jobs that run would fill the log with errors of their own.
  ending.add((drainSeconds) => portal.stop({ drainSeconds }))
  try {
    await portal.app.listen({ port: config.port, host: config.host })
  } catch (error) {
    throw new Error(listenProblem(error, config), { cause: error })
  }
}

function greet(config: Config): void {
  print(`\nLarder is at ${config.publicUrl}`)
  if (config.demo === 'off') return
  print(`\nDemo sign-ins, all with the password ${demoPassword}:`)
  for (const { email, role, hint } of demoSignIns) print(`  ${email.padEnd(34)} ${role.padEnd(22)} ${hint}`)
  print('\nCtrl+C stops it.')
}

async function start(): Promise<void> {
  limitHeapGrowth()
  // A terminal or a file that takes no more text must not end the portal.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  const config = readConfig()
  // Ctrl+C and SIGTERM end cleanly, during the start too. SIGTERM, which supervisors send, gives
  // the proxies in front time to notice.
  process.on('SIGINT', () => void ending.end(0))
  process.on('SIGTERM', () => void ending.end(0, config.drainSeconds))
  const log = createLog(config.logLevel)
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))
  if (cluster.isPrimary) await startFirst(config, log)
  // A worker: the first process has prepared everything.
  else await serve(config, await open(config, log), log)
}

start().catch((error: unknown) => {
  // What an end takes away from a start is no failure of the start.
  if (ending.isEnding()) return
  const text = error instanceof BadConfiguration || error instanceof Error ? error.message : String(error)
  process.stderr.write(`Larder could not start.\n${text}\n`)
  void ending.end(1)
})
