import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { callPath } from '#contract/endpoint.ts'
import { linesIn, madeGuide, versionOf } from '#areas/guides/testing/made-guide.ts'
import { startApi } from '#tests/support/api.ts'
import { bundledScript } from '#tests/support/bundled-script.ts'
import { items, people } from '#tests/support/distributor.ts'
import { importGuide } from '../guide-import.endpoints.ts'
import { uploadGuide } from '../testing/upload-guide.ts'

const api = await startApi()
const count = 5_000
const numberOf = (n: number) => `5${String(n).padStart(6, '0')}`
await api.db.run(`
  insert into items (division, item_number, description, pack_size_description, brand, category_id, gtin, erp_status, cost_cents)
  select 'NLV', '5' || lpad(n::text, 6, '0'), 'ITEM ' || n, '1/1', 'Millstone', 'dry', '', 'active', 100
  from generate_series(1, ${count}) n`)
/** Lines of the guide that another connection has written and not committed. */
const isWriting = `select count(*)::int as n from pg_locks l join pg_class c on c.oid = l.relation
  where c.relname = 'audit_entries' and l.mode = 'RowExclusiveLock' and not l.granted`

test(
  'an import of 5,000 lines with one bad that is killed leaves the guide as it was, and repeated it is taken once [GUIDE-1, PLAT-3]',
  { timeout: 120_000 },
  async () => {
    const dsr = await api.as('dsr')
    const guide = await madeGuide(dsr, [{ itemNumber: items.flour, caseParValue: 3 }])
    const before = [await linesIn(dsr, guide), await versionOf(dsr, guide)]
    const rows = Array.from(
      { length: count },
      (_, n) => `${n === 2_500 ? '9999999' : numberOf(n + 1)},${n % 10},New shelf`,
    )
    const file = `Item Number,Case par,Shelf\n${rows.join('\n')}\n`
    const into = { kind: 'guide', type: 'CustomOrder', guideId: guide.guideId } as const
    const input = await uploadGuide(dsr, { file, into, leavesOutErrors: true })
    const key = randomUUID()
    const script = join(import.meta.dirname, '../testing/import-process.ts')
    const path = callPath(importGuide, input.params)
    const sent = [api.url, people.dsr, path, key, JSON.stringify(input.body), api.clock.now().toISOString()]
    const child = spawn(process.execPath, [await bundledScript(script), ...sent], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const exited = new Promise<string | null>((resolve) => child.once('exit', (_, signal) => resolve(signal)))
    // The audit trail is written last: while it is locked, the import waits with all its lines.
    await api.db.inTransaction(async (tx) => {
      await tx.run('lock table audit_entries in share mode')
      for (let tries = 0; (await api.db.row<{ n: number }>(isWriting)).n === 0 && tries < 600; tries++) await sleep(100)
      expect((await api.db.row<{ n: number }>(isWriting)).n).toBe(1)
      child.kill('SIGKILL')
      expect(await exited).toBe('SIGKILL')
    })
    await expect.poll(async () => (await api.db.row<{ n: number }>(isWriting)).n).toBe(0)
    expect([await linesIn(dsr, guide), await versionOf(dsr, guide)]).toEqual(before)
    expect(await api.db.rows('select 1 from customer_locations')).toEqual([])
    const started = performance.now()
    const taken = await dsr.ask(importGuide, input, { key })
    const again = await dsr.ask(importGuide, input, { key })
    expect(taken).toMatchObject({ added: count - 1, guide: { lineCount: count } })
    expect(taken.errors.map(({ row, message }) => [row, message])).toEqual([[2_502, 'Item not found']])
    expect(again).toEqual(taken)
    expect(performance.now() - started).toBeLessThan(20_000)
  },
)
