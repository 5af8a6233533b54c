import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { importKinds } from '#app/areas.server.ts'
import { bundledScript } from '#tests/support/bundled-script.ts'
import { testDatabase } from '#tests/support/database.ts'
import { importBytes, importRows } from './public.ts'

const { db, url } = await testDatabase()
const clean = (await testDatabase()).db
const folder = mkdtempSync(join(tmpdir(), 'larder-import-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const count = 24_000
const file = join(folder, 'items.csv')
const lines = Array.from({ length: count }, (_, index) => {
  const brand = index % 100 === 99 ? 'Nobody' : 'Meadow'
  return `NLV,${index + 1},Item ${index + 1},${brand},dairy,${(index % 500) / 10}`
})
writeFileSync(file, `division,itemNumber,description,brand,categoryId,netWeight\n${lines.join('\n')}\n`)

for (const target of [db, clean]) {
  await importRows(target, importKinds.divisions, [{ division: 'NLV', name: 'North', timeZone: 'America/Los_Angeles' }])
  await importRows(target, importKinds.brands, [{ brand: 'Meadow' }])
  await importRows(target, importKinds.categories, [{ categoryId: 'dairy', name: 'Dairy' }])
}
const readFile = () => createReadStream(file)
const fingerprint = `select count(*) as items, md5(string_agg(i::text, '|' order by i.item_number)) as content from items i`

/** Starts the import in its own process and kills it once it has come so far. */
async function killedAt(rows: number): Promise<void> {
  const script = join(import.meta.dirname, '../testing/import-process.ts')
  const child = spawn(process.execPath, [await bundledScript(script), url, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (text.split('\n').some((line) => Number(line) >= rows)) child.kill('SIGKILL')
  })
  await once(child, 'exit')
}

test(
  'an import that is killed and repeated ends as one that was never killed [PLAT-3]',
  { timeout: 60_000 },
  async () => {
    await killedAt(6000)
    const { stored } = await db.row<{ stored: number }>('select count(*) as stored from items')
    expect(stored).toBeGreaterThan(0)
    expect(stored).toBeLessThan(count)
    // Whole batches: every good row before the last stored one is there.
    const { gaps } = await db.row<{ gaps: number }>(
      `select max(item_number::int) - max(item_number::int) / 100 - count(*) as gaps from items`,
    )
    expect(gaps).toBe(0)
    const repeated = await importBytes(db, importKinds.items, readFile(), { format: 'csv' })
    const never = await importBytes(clean, importKinds.items, readFile(), { format: 'csv' })
    expect(never).toMatchObject({ read: count, added: count - count / 100, refused: count / 100 })
    expect(repeated.added + repeated.unchanged).toBe(never.added)
    expect(repeated.unchanged).toBeGreaterThanOrEqual(stored)
    expect(repeated).toMatchObject({ changed: 0, refused: never.refused, refusals: never.refusals })
    expect(await db.row(fingerprint)).toEqual(await clean.row(fingerprint))
    expect(await db.rows('select 1 as one from import_runs where finished_at is null')).toHaveLength(1)
  },
)
