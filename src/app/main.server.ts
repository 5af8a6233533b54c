import cluster from 'node:cluster'
import { startCardSandbox } from '#areas/card-sandbox/server/public.ts'
import { seedDemo } from '#areas/demo/seed/seed-demo.ts'
import { demoPassword, demoSignIns } from '#areas/demo/demo-sign-ins.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { systemClock } from '#platform/clock.ts'
import { BadConfiguration, type Config, readConfig } from '#platform/config.ts'
import { migrate } from '#platform/database/migrate.ts'
import { type OpenDatabase, openDatabase } from '#platform/database/open-database.ts'
import { createDatabase } from '#platform/database/pool.ts'
import { createLog, type Log } from '#platform/log.ts'
import { createPortal } from './portal.server.ts'

// The terminal is the operator's screen here; everything later goes to the structured log.
const say = (text: string) => process.stdout.write(`${text}\n`)

/** The first process: brings the database up, prepares the demo, then serves, alone or through workers. */
async function startFirst(given: Config, log: Log): Promise<void> {
  const opened = await openDatabase(given, log)
  await load(given, opened.url)
  const { config, stopCards } = await withCards(given)
  const stop = config.workers > 1 ? await startWorkers(config, opened) : await serve(config, opened, log)
  endWith(async () => {
    await stop()
    await stopCards?.()
    await opened.stop()
  })
  greet(config)
}

/** PROFILE-6: a demo without a card processor gets one of its own, beside the portal. */
async function withCards(config: Config): Promise<{ config: Config; stopCards?: () => Promise<void> }> {
  if (config.demo === 'off' || config.outside.paymentsUrl) return { config }
  const { paymentsUrl, pageUrl, stop } = await startCardSandbox(config)
  return {
    config: { ...config, outside: { ...config.outside, paymentsUrl, paymentsPageUrl: pageUrl } },
    stopCards: stop,
  }
}

/** Brings the schema up to date and fills the demo; nobody waits for an answer yet. */
async function load(config: Config, url: string): Promise<void> {
  const { database, demo } = config
  const { prepared, statementTimeout } = database
  const db = createDatabase(url, { max: 4, prepared, statementTimeout, patience: 'loading', name: 'larder loading' })
  try {
    await migrate(db)
    if (demo !== 'off') await seedDemo(db, demo, todayIn('America/Los_Angeles', systemClock.now()), say, config)
  } finally {
    await db.close()
  }
}

/** One process that answers requests. */
async function serve(config: Config, opened: OpenDatabase, log: Log): Promise<() => Promise<void>> {
  const { db, url } = opened
  const portal = await createPortal({ config, db, databaseUrl: url, clock: systemClock, log })
  await portal.app.listen({ port: config.port, host: config.host })
  return () => portal.stop()
}

/** WORKERS processes share the port; one that dies is replaced. */
async function startWorkers(config: Config, opened: OpenDatabase): Promise<() => Promise<void>> {
  let isStopping = false
  const { paymentsUrl, paymentsPageUrl } = config.outside
  const cards = paymentsUrl && { PAYMENTS_URL: paymentsUrl, PAYMENTS_PAGE_URL: paymentsPageUrl }
  const fork = () => cluster.fork({ DATABASE_URL: opened.url, DEMO: config.demo, WORKERS: '1', ...cards })
  cluster.on('exit', () => {
    if (!isStopping) fork()
  })
  const ready = Array.from({ length: config.workers }, () => {
    const worker = fork()
    return new Promise<void>((resolve) => worker.once('listening', () => resolve()))
  })
  await Promise.all(ready)
  return async () => {
    isStopping = true
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    await Promise.all(
      workers.map(
        (worker) =>
          new Promise<void>((resolve) => {
            worker.once('exit', () => resolve())
            worker.kill('SIGTERM')
          }),
      ),
    )
  }
}

/** A worker: the first process has prepared everything. */
async function startWorker(config: Config, log: Log): Promise<void> {
  const opened = await openDatabase(config, log)
  const stop = await serve(config, opened, log)
  endWith(async () => {
    await stop()
    await opened.stop()
  })
}

/** Ctrl+C and SIGTERM end cleanly, once; a second one ends at once. */
function endWith(stop: () => Promise<void>): void {
  let isEnding = false
  const end = () => {
    if (isEnding) process.exit(1)
    isEnding = true
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}

function greet(config: Config): void {
  say(`\nLarder is at ${config.publicUrl}`)
  if (config.demo === 'off') return
  say(`\nDemo sign-ins, all with the password ${demoPassword}:`)
  for (const { email, role, hint } of demoSignIns) say(`  ${email.padEnd(34)} ${role.padEnd(22)} ${hint}`)
  say('\nCtrl+C stops it.')
}

async function start(): Promise<void> {
  const config = readConfig()
  const log = createLog(config.logLevel)
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))
  await (cluster.isPrimary ? startFirst(config, log) : startWorker(config, log))
}

start().catch((error: unknown) => {
  const text = error instanceof BadConfiguration || error instanceof Error ? error.message : String(error)
  process.stderr.write(`Larder could not start.\n${text}\n`)
  process.exit(1)
})
