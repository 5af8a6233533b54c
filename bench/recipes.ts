import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { importKinds } from '#app/areas.server.ts'
import { importBytes } from '#areas/imports/server/public.ts'
import { readConfig } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { createLog } from '#platform/log.ts'
import { compareRecipes } from './compare-sql.ts'
import { addDataset, numberOf, scale } from './dataset.ts'
import { held } from './held.ts'
import { amountsOf } from './measure.ts'
import { PortalClient } from './portal-client.ts'
import { addRecipes, overFoodCost, recipesCosted } from './recipe-questions.ts'
import { type ServerProcess, startServer } from './server-process.ts'

/*
 * npm run bench -- recipes: a recipe of 60 lines beside the SQL floor (goal: at most 3 times); then
 * prices of all items are imported, and the list of recipes above the maximum food cost is asked
 * for, which costs all 2,000 of them (goal: below one second, RECIPE-2).
 */
const portalPort = 26_909
const floorPort = 26_910
const count = Number(process.env['BENCH_COUNT'] ?? 400)
const goalMs = 1000
const dataDir = mkdtempSync(join(tmpdir(), 'larder-bench-'))
const config = readConfig({ ...process.env, DATA_DIR: dataDir, PG_STATEMENT_TIMEOUT: '120000' })
const { db, url, stop } = await openDatabase(config, createLog('error'))
const print = (text: string): void => void process.stdout.write(`${text}\n`)

/** Another price of every item for the customer's class, catch weight by the pound. */
async function* priceFile(round: number) {
  yield Buffer.from('division,itemNumber,priceClass,startsOn,casePrice,perPound\n')
  for (let n = 1; n <= scale.items; n++) {
    const dollars = (11 + round + (n % 4000) / 100).toFixed(2)
    const price = n % 12 === 7 ? `,${(2 + round / 10).toFixed(4)}` : `${dollars},`
    yield Buffer.from(`NLV,${numberOf(n)},A,2020-01-01,${price}\n`)
  }
}

/** The portal has renewed its catalogue, which the import changed. */
async function isIdle(portal: ServerProcess): Promise<void> {
  for (let before = -1; before !== portal.processorMs(); await sleep(1000)) before = portal.processorMs()
}

async function recalculate(client: PortalClient, portal: ServerProcess, into: Database): Promise<void> {
  print(
    `\n${recipesCosted.toLocaleString('en-US')} recipes after an import of ${scale.items.toLocaleString('en-US')} prices ` +
      `(goal: below ${goalMs} ms), ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`,
  )
  // Of the first the server's code is new, as after a restart.
  for (const round of [1, 2, 3]) {
    const report = await importBytes(into, importKinds.prices, priceFile(round), { format: 'csv' })
    await isIdle(portal)
    const before = portal.processorMs()
    const { ms, longest } = await held(portal.base, client.shot('GET', overFoodCost))
    const used = portal.processorMs() - before
    const { totalRecords } = await client.send<{ totalRecords: number }>(client.shot('GET', overFoodCost))
    print(
      `  round ${round}: ${ms.toFixed(0)} ms (${used} ms of the processor), others wait ${longest.toFixed(0)} ms; ${report.changed} prices changed, ` +
        `${totalRecords} recipes above the maximum${ms > goalMs ? '   MISSED' : ''}`,
    )
  }
}

try {
  await migrate(db)
  await addDataset(db)
  await addRecipes(db)
  const environment = { DATABASE_URL: url, DEMO: 'off', LOG_LEVEL: 'fatal', LARDER_REQUESTS_PER_MINUTE: '100000000' }
  const portal = await startServer(['dist/server/main.js'], portalPort, environment)
  const floor = await startServer(['--import', 'tsx', 'bench/sql-floor/main.ts'], floorPort, environment)
  try {
    const client = await PortalClient.signedIn(portal.base, db)
    await compareRecipes({ db, client, portal, floor, print }, amountsOf(count))
    await recalculate(client, portal, db)
  } finally {
    await Promise.all([portal.stop(), floor.stop()])
  }
} finally {
  await stop()
  rmSync(dataDir, { recursive: true, force: true })
}
