import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#platform/config.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { createLog } from '#platform/log.ts'
import { compareMoney } from './compare-sql.ts'
import { addDataset } from './dataset.ts'
import { amountsOf } from './measure.ts'
import { PortalClient } from './portal-client.ts'
import { startServer } from './server-process.ts'

// Orders, invoices, statements and payments beside the SQL floor.
const portalPort = 26_905
const floorPort = 26_906
const count = Number(process.env['BENCH_COUNT'] ?? 400)
const dataDir = mkdtempSync(join(tmpdir(), 'larder-bench-'))
const config = readConfig({ ...process.env, DATA_DIR: dataDir, PG_STATEMENT_TIMEOUT: '120000' })
const { db, url, stop } = await openDatabase(config, createLog('error'))
const print = (text: string): void => void process.stdout.write(`${text}\n`)
try {
  await migrate(db)
  await addDataset(db)
  const environment = { DATABASE_URL: url, DEMO: 'off', LOG_LEVEL: 'fatal', LARDER_REQUESTS_PER_MINUTE: '100000000' }
  const portal = await startServer(['dist/server/main.js'], portalPort, environment)
  const floor = await startServer(['--import', 'tsx', 'bench/sql-floor/main.ts'], floorPort, environment)
  try {
    const client = await PortalClient.signedIn(portal.base, db)
    await compareMoney({ db, client, portal, floor, print }, amountsOf(count))
  } finally {
    await Promise.all([portal.stop(), floor.stop()])
  }
} finally {
  await stop()
  rmSync(dataDir, { recursive: true, force: true })
}
