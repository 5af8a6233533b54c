import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#platform/config.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { createLog } from '#platform/log.ts'
import { compareKitchen } from './compare-sql.ts'
import { addDataset } from './dataset.ts'
import { held } from './held.ts'
import { closing, countedGuide, countedSheet } from './kitchen-questions.ts'
import type { Shot } from './measure.ts'
import { amountsOf } from './measure.ts'
import { PortalClient } from './portal-client.ts'
import { startServer } from './server-process.ts'

/*
 * npm run bench -- kitchen: a guide ordered from and a count sheet opened, beside the SQL floor;
 * then how long a count of 5,000 lines takes to be opened, printed and closed (goal: two seconds;
 * five for its PDF), and keeps the portal from answering others (goal: at most 100 ms, PLAT-14).
 * Statistics are those of a few small counts, as on the day of a kitchen's first large one.
 */
const portalPort = 26_907
const floorPort = 26_908
const count = Number(process.env['BENCH_COUNT'] ?? 400)
const linesHeld = 5000
const goalMs = 100
const goalTotalMs = { PDF: 5000, other: 2000 } as const
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
    await compareKitchen({ db, client, portal, floor, print }, amountsOf(count))

    print(
      `\nA count of ${linesHeld.toLocaleString('en-US')} lines: how long it takes and others wait (goal: at most ${goalMs} ms)`,
    )
    for (const table of ['inventory_lines', 'inventory_results', 'count_operations', 'customer_inventories'])
      await db.run(`alter table ${table} set (autovacuum_enabled = off)`)
    const guideId = await countedGuide(client, linesHeld)
    // Of the first of each the server's code is new, as it is for the first customer of a day.
    for (const round of ['first', 'second', 'third']) {
      const path = await countedSheet(client, guideId)
      const parts: [string, Shot][] = [
        ['open', client.shot('GET', path)],
        ['log', client.shot('GET', `${path}/operations`)],
        ['CSV', client.shot('GET', `${path}/csv`)],
        ['PDF', client.shot('GET', `${path}/pdf`)],
        ['close', closing(client, path)],
        ['closed', client.shot('GET', path)],
        ['closed PDF', client.shot('GET', `${path}/pdf`)],
      ]
      for (const [name, shot] of parts) {
        const { ms, longest } = await held(portal.base, shot)
        const goal = name.endsWith('PDF') ? goalTotalMs.PDF : goalTotalMs.other
        const missed = longest > goalMs || ms > goal ? '   MISSED' : ''
        print(
          `  ${round.padEnd(7)}${name.padEnd(11)}${ms.toFixed(0).padStart(6)} ms, others wait ${longest.toFixed(0)} ms${missed}`,
        )
      }
    }
  } finally {
    await Promise.all([portal.stop(), floor.stop()])
  }
} finally {
  await stop()
  rmSync(dataDir, { recursive: true, force: true })
}
