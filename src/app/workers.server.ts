import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '#platform/config.ts'
import type { OpenDatabase } from '#platform/database/open-database.ts'
import type { Log } from '#platform/log.ts'
import { restartWorker } from './restart-worker.ts'

/** Milliseconds after which a worker counts as stable, and earlier restarts are forgotten. */
const stableMs = 60_000
/**
 * Milliseconds a worker may take to finish its requests at the stop, after draining, before it is
 * killed.
 */
const stopMs = 15_000

/** The running workers. */
export interface Workers {
  /** Settles when all serve, or one cannot start: its reason stands on stderr already. */
  readonly ready: Promise<void>
  stop(options?: { readonly drainSeconds: number }): Promise<void>
  /** Rejects when workers end so often that replacing them makes no sense. */
  readonly failed: Promise<never>
}

/**
 * PLAT-2: WORKERS processes share the port; one that ends is replaced, within bounds.
 */
export function startWorkers(config: Config, opened: OpenDatabase, log: Log): Workers {
  const { paymentsUrl, paymentsPageUrl } = config.outside
  const cards = paymentsUrl && { PAYMENTS_URL: paymentsUrl, PAYMENTS_PAGE_URL: paymentsPageUrl }
  const buyer = config.outside.buyerSandboxUrl && { LARDER_BUYER_SANDBOX_URL: config.outside.buyerSandboxUrl }
  const environment = { DATABASE_URL: opened.url, DEMO: config.demo, WORKERS: '1', ...cards, ...buyer }
  let isStopping = false
  let restartsInARow = 0
  let fail: (reason: Error) => void = () => undefined
  const failed = new Promise<never>((_, reject) => (fail = reject))
  // Whoever starts the workers listens later; until then a failure is not unhandled.
  failed.catch(() => undefined)

  const start = (): Promise<void> =>
    new Promise((resolve) => {
      const worker = cluster.fork(environment)
      let stable: NodeJS.Timeout | undefined
      let wasReady = false
      worker.once('listening', () => {
        wasReady = true
        stable = setTimeout(() => (restartsInARow = 0), stableMs).unref()
        resolve()
      })
      worker.once('exit', (code, signal) => {
        clearTimeout(stable)
        void replace(wasReady, code === null ? signal : `exit code ${code}`)
      })
    })

  async function replace(wasReady: boolean, ending: string): Promise<void> {
    if (isStopping) return
    const pause = restartWorker({ wasReady, restartsInARow })
    if (pause === undefined) {
      fail(new Error(wasReady ? `Workers keep ending (${ending}).` : `A worker could not start (${ending}).`))
      return
    }
    restartsInARow++
    log.error({ ending, pauseMs: pause, restartsInARow }, 'a worker ended and is replaced')
    await sleep(pause)
    if (!isStopping) void start()
  }

  async function stop({ drainSeconds } = { drainSeconds: 0 }): Promise<void> {
    isStopping = true
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    await Promise.all(workers.map((worker) => ended(worker, drainSeconds)))
  }
  const all = Promise.all(Array.from({ length: config.workers }, start))
  return { ready: Promise.race([all, failed]).then(() => undefined), stop, failed }
}

/** SIGTERM lets a worker drain as this process does; SIGINT ends it at once. */
function ended(worker: Worker, drainSeconds: number): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => worker.process.kill('SIGKILL'), drainSeconds * 1000 + stopMs)
    worker.once('exit', () => {
      clearTimeout(late)
      resolve()
    })
    worker.process.kill(drainSeconds > 0 ? 'SIGTERM' : 'SIGINT')
  })
}
