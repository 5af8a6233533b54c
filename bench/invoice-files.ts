import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { createLog } from '#platform/log.ts'
import { addDataset } from './dataset.ts'
import { held, longestWait } from './held.ts'
import { PortalClient } from './portal-client.ts'
import { type ServerProcess, startServer } from './server-process.ts'

/*
 * npm run bench -- invoice-files: 1,000 invoices as one ZIP, one PDF, CSV and XLSX (BILL-1): how
 * long, how much processor and memory, and how long others wait in the meantime.
 */
const portalPort = 26_909

const count = 1000
const lines = 12
const goals = { seconds: 10, megabytes: 200, heldMs: 100 }
const ofThem = '/api/invoice-files'

/**
 * 1,000 invoices of one kitchen, on days when it has no others; returns the query that finds them.
 */
async function addInvoices(db: Database): Promise<string> {
  await db.run(
    `insert into invoices (division, invoice_number, ship_to, bill_to, invoice_date, due_date, total_cents, open_cents)
     select s.division, 'F' || n, s.number, s.bill_to, current_date - 400 - n % 300, current_date - 379 - n % 300, 24000, 0
     from ship_tos s, generate_series(1, ${count}) n where s.number = '0000001'`,
  )
  await db.run(
    `insert into invoice_lines (division, invoice_number, line_number, ship_to, item_number, shipped_cases, shipped_units,
       case_price_cents, line_total_cents, invoice_date)
     select v.division, v.invoice_number, n.line, v.ship_to, i.item_number, 1, 0, 2000, 2000, v.invoice_date
     from invoices v, generate_series(1, ${lines}) n (line)
     join (select item_number, row_number() over (order by item_number) as place from items) i on i.place = n.line
     where v.invoice_number like 'F%'`,
  )
  await db.run('analyze invoices, invoice_lines')
  const range = `select (current_date - 700)::text as "from", (current_date - 399)::text as "to"`
  const { from, to } = await db.row<{ from: string; to: string }>(range)
  return `?from=${from}&to=${to}&division=NLV&shipTo=0000001`
}

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

async function measure(portal: ServerProcess, client: PortalClient, query: string): Promise<void> {
  const until = performance.now() + 3000
  const alone = await longestWait(portal.base, () => performance.now() > until)
  print(
    `${count.toLocaleString('en-US')} invoices of ${lines} lines as one file (goals: ${goals.seconds} s, ` +
      `${goals.megabytes} MB more than before, nobody else waits ${goals.heldMs} ms; without a file: ${alone.toFixed(0)} ms)`,
  )
  for (const round of ['first', 'second'])
    for (const format of ['zip', 'pdf', 'lines-csv', 'lines-xlsx']) {
      const before = { processor: portal.processorMs(), memory: portal.memory() }
      let isOver = false
      const watching = peakOf(portal, () => isOver)
      const { ms, longest, bytes } = await held(portal.base, client.shot('GET', `${ofThem}/${format}${query}`))
      isOver = true
      const processor = portal.processorMs() - before.processor
      const peak = await watching
      const grown = peak - before.memory
      const missed = ms > goals.seconds * 1000 || grown > goals.megabytes || longest > goals.heldMs
      print(
        `  ${round.padEnd(7)}${format.padEnd(11)}${(ms / 1000).toFixed(1).padStart(6)} s, ` +
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
  const query = await addInvoices(db)
  const environment = { DATABASE_URL: url, DEMO: 'off', LOG_LEVEL: 'fatal', LARDER_REQUESTS_PER_MINUTE: '100000000' }
  const portal = await startServer(['dist/server/main.js'], portalPort, environment)
  try {
    await measure(portal, await PortalClient.signedIn(portal.base, db), query)
  } finally {
    await portal.stop()
  }
} finally {
  await stop()
  rmSync(dataDir, { recursive: true, force: true })
}
