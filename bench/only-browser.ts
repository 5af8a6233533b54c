import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#platform/config.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { createLog } from '#platform/log.ts'
import { printBrowser } from './browser.ts'
import { addDataset } from './dataset.ts'
import { PortalClient } from './portal-client.ts'
import { startServer } from './server-process.ts'

/*
 * npm run bench -- browser: the browser's part alone: the first route, a key in 500 lines, guides.
 */
const portalPort = Number(process.env['BENCH_PORT'] ?? 26_911)
const dataDir = mkdtempSync(join(tmpdir(), 'larder-bench-'))
const config = readConfig({ ...process.env, DATA_DIR: dataDir, PG_STATEMENT_TIMEOUT: '120000' })
const { db, url, stop } = await openDatabase(config, createLog('error'))

try {
  await migrate(db)
  await addDataset(db)
  const environment = { DATABASE_URL: url, DEMO: 'off', LOG_LEVEL: 'fatal', LARDER_REQUESTS_PER_MINUTE: '100000000' }
  const portal = await startServer(['dist/server/main.js'], portalPort, environment)
  try {
    const client = await PortalClient.signedIn(portal.base, db)
    await printBrowser(portal.base, client, (text) => void process.stdout.write(`${text}\n`))
  } finally {
    await portal.stop()
  }
} finally {
  await stop()
  rmSync(dataDir, { recursive: true, force: true })
}
