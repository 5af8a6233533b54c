import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '#platform/config.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { createLog } from '#platform/log.ts'
import { addDataset } from './dataset.ts'
import { held } from './held.ts'
import { PortalClient } from './portal-client.ts'
import { type ServerProcess, startServer } from './server-process.ts'

/*
 * npm run bench -- price-list: the price list of 20,000 items as XLSX, and 2,000 of them on paper
 * (STAFF-4): how long, how much processor and memory, and how long others wait in the meantime.
 */
const portalPort = 26_913

const goals = { seconds: 5, megabytes: 150, heldMs: 100 }
const ofShipTo = '/api/divisions/NLV/ship-tos/0000001/price-list'

/** The most memory the server had until `isOver`, in MB. */
async function peakOf(portal: ServerProcess, isOver: () => boolean): Promise<number> {
  let peak = portal.memory()
  while (!isOver()) {
    await sleep(20)
    peak = Math.max(peak, portal.memory())
  }
  return peak
}

const print = (text: string): void => void process.stdout.write(`${text}\n`)

async function measure(portal: ServerProcess, client: PortalClient, guideId: string): Promise<void> {
  print(
    `A price list (goals of 20,000 items as XLSX: ${goals.seconds} s, ${goals.megabytes} MB more than before, ` +
      `nobody else waits ${goals.heldMs} ms)`,
  )
  const files = [
    ['20,000 items as XLSX', '-xlsx'],
    ['2,000 items as PDF', `-pdf?guideId=${guideId}`],
    ['a page of 20,000', ''],
  ] as const
  for (const round of ['first', 'second', 'third'])
    for (const [label, path] of files) {
      const before = { processor: portal.processorMs(), memory: portal.memory() }
      let isOver = false
      const watching = peakOf(portal, () => isOver)
      const { ms, longest, bytes } = await held(portal.base, client.shot('GET', `${ofShipTo}${path}`))
      isOver = true
      const processor = portal.processorMs() - before.processor
      const peak = await watching
      const grown = peak - before.memory
      const missed = processor > goals.seconds * 1000 || grown > goals.megabytes || longest > goals.heldMs
      print(
        `  ${round.padEnd(7)}${label.padEnd(22)}${(ms / 1000).toFixed(1).padStart(6)} s, ` +
          `${(processor / 1000).toFixed(1)} s of processor, ${grown} MB more (${peak} MB), ` +
          `${(bytes / 1_000_000).toFixed(1)} MB sent, others wait ${longest.toFixed(0)} ms${missed ? '   MISSED' : ''}`,
      )
    }
}

const dataDir = mkdtempSync(join(tmpdir(), 'larder-bench-'))
const config = readConfig({ ...process.env, DATA_DIR: dataDir, PG_STATEMENT_TIMEOUT: '120000' })
const { db, url, stop } = await openDatabase(config, createLog('error'))
try {
  await migrate(db)
  await addDataset(db)
  const { id } = await db.row<{ id: string }>(
    `insert into guides (id, division, ship_to, type, name)
     values (gen_random_uuid(), 'NLV', '0000001', 'CustomOrder', 'Two thousand') returning id`,
  )
  await db.run(
    `insert into guide_items (guide_id, line_id, division, ship_to, item_number, sort_sequence)
     select $1, gen_random_uuid(), 'NLV', '0000001', item_number, row_number() over (order by item_number)
     from (select item_number from items where division = 'NLV' order by item_number limit 2000) i`,
    [id],
  )
  const environment = { DATABASE_URL: url, DEMO: 'off', LOG_LEVEL: 'fatal', LARDER_REQUESTS_PER_MINUTE: '100000000' }
  const portal = await startServer(['dist/server/main.js'], portalPort, environment)
  try {
    await measure(portal, await PortalClient.signedIn(portal.base, db), id)
  } finally {
    await portal.stop()
  }
} finally {
  await stop()
  rmSync(dataDir, { recursive: true, force: true })
}
