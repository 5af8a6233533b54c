import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#platform/config.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { createLog } from '#platform/log.ts'
import { addDataset, benchUser, numberOf, scale } from './dataset.ts'
import type { Shot } from './measure.ts'
import { type ServerProcess, startServer } from './server-process.ts'

/*
 * `npm run bench -- punchout-return`: a cart of 200 lines goes back to a procurement system
 * (PUNCH-3) beside the SQL floor, in turns: what a buyer waits for, and the server's processor time
 * (goal: at most 3 times the floor).
 */
const portalPort = 26_909
const floorPort = 26_910
const count = Number(process.env['BENCH_COUNT'] ?? 40)
const rounds = 5
const goal = 3
const shipTo = numberOf(1)
const settingsId = randomUUID()
const dataDir = mkdtempSync(join(tmpdir(), 'larder-bench-'))
const config = readConfig({ ...process.env, DATA_DIR: dataDir, PG_STATEMENT_TIMEOUT: '120000' })
const { db, url, stop } = await openDatabase(config, createLog('error'))
const print = (text: string): void => void process.stdout.write(`${text}\n`)

async function addIntegration(): Promise<void> {
  await db.run(`insert into user_features values ('${benchUser}', 'punchout')`)
  await db.run(
    `insert into punchout_settings (id, user_id, software, sender_domain, sender_identity, sender_key, uom_map_case,
       uom_map_each, secret_mark, secret_created_on)
     values ($1, '${benchUser}', 'coupa', 'NetworkId', 'bench', 'networkid bench', 'CS', 'EA', 'x', now())`,
    [settingsId],
  )
  await db.run(
    `insert into punchout_ship_tos (settings_id, division, ship_to, punchout_ship_to, punchout_key, punchout_group_id)
     values ($1, 'NLV', '${shipTo}', 'W-1', 'w-1', '')`,
    [settingsId],
  )
}

/** A session with its cart of 200 lines, and the request that returns it. */
async function readyReturn(): Promise<Shot> {
  const [id, cartId, token] = [randomUUID(), randomUUID(), randomBytes(32).toString('base64url')]
  const hash = createHash('sha256').update(token).digest()
  await db.run(
    `insert into punchout_sessions (id, settings_id, user_id, operation, buyer_cookie, return_url, is_test, division,
       ship_to, reach, cart_key, start_hash, start_expires_at, token_hash, created_at, opened_at, last_seen_at, ends_at)
     values ($1, $2, '${benchUser}', 'create', 'c', 'https://buyer.example/return', false, 'NLV', '${shipTo}', 'one',
       $3, $4, now() + interval '1 hour', $5, now(), now(), now(), now() + interval '4 hours')`,
    [id, settingsId, randomBytes(12).toString('hex'), randomBytes(32), hash],
  )
  await db.run(
    `insert into carts (id, division, ship_to, bill_to, type, so_type, delivery_date, sharing_mode, ext_owner_id,
       is_visible_to_customer, source, punchout_id, created_by, changed_by)
     select $1, 'NLV', s.number, s.bill_to, 'external', 'regularDelivery', current_date + 2, 'UNLOCK', '${benchUser}', true,
       'punchout', $2, '${benchUser}', '${benchUser}'
     from ship_tos s where s.number = '${shipTo}'`,
    [cartId, id],
  )
  await db.run(
    `insert into cart_lines (cart_id, item_number, division, ship_to, ordered_cases, ordered_units, position, added_by, changed_by)
     select $1, item_number, 'NLV', '${shipTo}', 2, 0, row_number() over (order by item_number), '${benchUser}', '${benchUser}'
     from items where not is_catch_weight order by hashtext(item_number || $2) limit ${scale.bulkLines}`,
    [cartId, token],
  )
  return {
    method: 'POST',
    path: `/api/v2-1-0/divisions/NLV/ship-tos/${shipTo}/carts/${cartId}/return`,
    headers: {
      cookie: `larder_punchout=${token}`,
      'x-larder-punchout': 'yes',
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'if-match': '"1"',
    },
    body: '{}',
  }
}

interface Side {
  readonly server: ServerProcess
  readonly times: number[]
  processor: number
}

async function turn(side: Side, shots: readonly Shot[], isMeasured: boolean): Promise<void> {
  const before = side.server.processorMs()
  for (const { method, path, headers, body } of shots) {
    const start = performance.now()
    const answer = await fetch(side.server.base + path, { method, headers: headers ?? {}, body: body ?? null })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`)
    if (isMeasured) side.times.push(performance.now() - start)
  }
  if (isMeasured) side.processor += side.server.processorMs() - before
}

const middleOf = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) / 2)]!

async function measure(portal: Side, floor: Side): Promise<void> {
  for (let round = 0; round <= rounds; round++)
    for (const side of [floor, portal]) {
      const shots: Shot[] = []
      for (let n = 0; n < count; n++) shots.push(await readyReturn())
      // The first is a warm-up.
      await turn(side, shots, round > 0)
    }
  const [onPortal, onFloor] = [middleOf(portal.times), middleOf(floor.times)]
  const perReturn = ({ processor, times }: Side) => (processor / times.length).toFixed(1)
  const ratio = onPortal / onFloor
  print(
    `a cart of ${scale.bulkLines} lines returned: p50 ${onPortal.toFixed(1)} ms, SQL floor ${onFloor.toFixed(1)} ms, ` +
      `${ratio.toFixed(2)} times (goal: at most ${goal})${ratio > goal ? '   MISSED' : ''}; processor of the server ` +
      `${perReturn(portal)} ms and ${perReturn(floor)} ms; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`,
  )
}

try {
  await migrate(db)
  await addDataset(db)
  await addIntegration()
  const environment = { DATABASE_URL: url, DEMO: 'off', LOG_LEVEL: 'fatal', LARDER_REQUESTS_PER_MINUTE: '100000000' }
  const portal = await startServer(['dist/server/main.js'], portalPort, environment)
  const floor = await startServer(['--import', 'tsx', 'bench/sql-floor/main.ts'], floorPort, environment)
  try {
    await measure({ server: portal, times: [], processor: 0 }, { server: floor, times: [], processor: 0 })
  } finally {
    await Promise.all([portal.stop(), floor.stop()])
  }
} finally {
  await stop()
  rmSync(dataDir, { recursive: true, force: true })
}
