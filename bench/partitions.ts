import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { createLog } from '#platform/log.ts'

// npm run bench -- partitions: lines of orders in one table and in one by month, with the same
// questions. BENCH_LINES=10000000 unless given, over three years.
const lines = Number(process.env['BENCH_LINES'] ?? 10_000_000)
const months = 36
const print = (text: string): void => void process.stdout.write(`${text}\n`)
const columns = `order_id bigint not null, line integer not null, division text not null, ship_to text not null,
  item_number text not null, cases integer not null, price_cents bigint not null, ordered_on date not null`
const first = `date '2024-01-01'`
/** 50 lines an order, 5,000 ship-tos, 20,000 items; the same in both tables. */
const rows = `select n / 50, n % 50, 'NLV', lpad((n / 50 % 5000)::text, 7, '0'), lpad((n * 7919 % 20000)::text, 7, '0'), 1 + n % 9,
  1000 + n % 3000, ${first} + (n::bigint * ${months * 30} / ${lines})::int from generate_series(0::bigint, ${lines - 1}) n`

async function fill(db: Database): Promise<void> {
  await db.run(`create table plain (${columns})`)
  await db.run(`create table monthly (${columns}) partition by range (ordered_on)`)
  for (let month = 0; month <= months; month++)
    await db.run(
      `do $$ begin execute format('create table monthly_${month} partition of monthly for values from (%L) to (%L)',
         ${first} + interval '${month} months', ${first} + interval '${month + 1} months'); end $$`,
    )
  for (const table of ['plain', 'monthly']) {
    const start = performance.now()
    await db.run(`insert into ${table} ${rows}`)
    await db.run(`create unique index on ${table} (order_id, line${table === 'monthly' ? ', ordered_on' : ''})`)
    await db.run(`create index on ${table} (division, ship_to, ordered_on)`)
    await db.run(`analyze ${table}`)
    const { size } = await db.row<{ size: number }>(
      `select (pg_total_relation_size('${table}')
         + coalesce(sum(pg_total_relation_size(inhrelid)), 0))::bigint as size from pg_inherits where inhparent = '${table}'::regclass`,
    )
    print(
      `${table.padEnd(9)} filled in ${((performance.now() - start) / 1000).toFixed(0)} s, ${Math.round(size / 1e6)} MB`,
    )
  }
}

/** Milliseconds and pages of a question: the least of seven, planning and running. */
async function cost(db: Database, text: string): Promise<string> {
  let least = Infinity
  let pages = 0
  for (let turn = 0; turn < 7; turn++) {
    const [row] = await db.rows<{ 'QUERY PLAN': readonly Plan[] }>(
      `explain (analyze, buffers, timing off, format json) ${text}`,
    )
    const plan = row!['QUERY PLAN'][0]!
    least = Math.min(least, plan['Planning Time'] + plan['Execution Time'])
    pages = plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks']
  }
  return `${least.toFixed(2)} ms, ${pages} pages`
}
interface Plan {
  readonly 'Planning Time': number
  readonly 'Execution Time': number
  readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number }
}

const order = Math.floor(lines / 100)
const day = `${first} + ${Math.floor((order * 50 * months * 30) / lines)}`
const questions = (table: string): readonly (readonly [string, string])[] => [
  ['lines of an order by its id', `select * from ${table} where order_id = ${order}`],
  ['the same with its day', `select * from ${table} where order_id = ${order} and ordered_on = ${day}`],
  [
    'last 13 weeks of a ship-to',
    `select item_number, sum(cases) from ${table} where division = 'NLV' and ship_to = '0000123'
     and ordered_on >= ${first} + ${months * 30 - 91} group by item_number`,
  ],
  ['all of a ship-to', `select count(*) from ${table} where division = 'NLV' and ship_to = '0000123'`],
]

async function timed(work: () => Promise<unknown>): Promise<string> {
  const start = performance.now()
  await work()
  return `${(performance.now() - start).toFixed(0)} ms`
}

const dataDir = mkdtempSync(join(tmpdir(), 'larder-bench-'))
const config = readConfig({ ...process.env, DATA_DIR: dataDir, PG_STATEMENT_TIMEOUT: '600000' })
const { db, stop } = await openDatabase(config, createLog('error'))
try {
  print(`${lines.toLocaleString('en-US')} lines over ${months} months`)
  await fill(db)
  for (const table of ['plain', 'monthly'])
    for (const [name, text] of questions(table)) print(`${table.padEnd(9)}${name.padEnd(30)}${await cost(db, text)}`)
  const until = `${first} + interval '1 month'`
  print(
    `plain    delete the oldest month      ${await timed(() => db.run(`delete from plain where ordered_on < ${until}`))}`,
  )
  print(`plain    vacuum after it              ${await timed(() => db.run('vacuum plain'))}`)
  print(`monthly  drop the oldest month        ${await timed(() => db.run('drop table monthly_0'))}`)
} finally {
  await stop()
  rmSync(dataDir, { recursive: true, force: true })
}
