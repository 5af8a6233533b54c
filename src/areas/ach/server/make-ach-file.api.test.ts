import { rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { checkBooks } from '#platform/book-check.ts'
import { achWorld, afterCutOff } from '../testing/ach-world.ts'
import { buildSettings } from '../testing/build-debit.ts'
import { readByLayout } from '../testing/read-by-layout.ts'
import { achBooks } from './ach-books.ts'
import { sha256Of } from './drop-folder.ts'
import { makeAchFile, publishFiles } from './make-ach-file.ts'

const world = await achWorld()
const numbers = { routingNo: '091000019', accountNo: '60233417095281' }
const earlier = new Date('2026-11-23T15:00:00Z')

beforeEach(() => world.reset())
const make = (ports = world.ports) => makeAchFile(world.services, ports)
const add = async (change = {}) => {
  const methodId = await world.addAccount(numbers)
  return world.book.add({ methodId, ...change }, earlier)
}

test('what was paid before the cut-off is collected into one file the bank can read [BILL-6]', async () => {
  const [one, two] = [await add(), await add({ amountCents: 700 })]
  await world.book.add({ methodId: await world.addAccount(numbers) }, new Date('2026-11-23T21:30:00Z'))
  await make()
  const files = await world.published()
  expect(Object.keys(files)).toEqual(['larder-2026-11-23-A.ach'])
  const { problems, batches, header } = readByLayout(Object.values(files)[0]!)
  expect(problems).toEqual([])
  expect(header).toMatchObject({ date: '261123', time: '1631', modifier: 'A' })
  expect(batches.map(({ effective, entryClass }) => [effective, entryClass])).toEqual([['261124', 'CCD']])
  expect(batches[0]!.entries.map(({ amount }) => Number(amount))).toEqual([123_456, 700])
  expect(await world.book.outcomesOf(one.paymentId)).toEqual(['sent'])
  expect((await world.book.outcomes()).find(({ paymentId }) => paymentId === two.paymentId)).toMatchObject({
    kind: 'sent',
    trace: '021000020000002',
    effectiveOn: '2026-11-24',
    settlesOn: '2026-11-25',
  })
  expect(await checkBooks(world.db, achBooks)).toEqual([])
})

test('before the cut-off, on days without banking and without payments there is no file [BILL-6]', async () => {
  await make()
  expect(await world.allOut()).toEqual([])
  await world.book.add({ methodId: await world.addAccount(numbers) }, new Date('2026-11-25T22:00:00Z'))
  // Thanksgiving: the last cut-off was before the payment.
  world.clock.set(new Date('2026-11-26T23:00:00Z'))
  await make()
  expect(await world.allOut()).toEqual([])
})

test('a second file of the day has the next letter and goes on with the numbers [BILL-6]', async () => {
  await add()
  await make()
  await add()
  await make()
  await make()
  const files = await world.published()
  expect(Object.keys(files).toSorted()).toEqual(['larder-2026-11-23-A.ach', 'larder-2026-11-23-B.ach'])
  const second = readByLayout(files['larder-2026-11-23-B.ach']!)
  expect(second.batches[0]!.entries[0]!.sequence).toBe('0000002')
})

test('account numbers stand in the file alone: not in the database, not in the log; only the owner reads it [BILL-6, security 26]', async () => {
  await add()
  await add({ amountCents: 10_000_000_000 })
  await make()
  const path = join(world.home, 'out', 'larder-2026-11-23-A.ach')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect((await stat(join(world.home, 'out'))).mode & 0o777).toBe(0o700)
  const tables = await world.db.rows<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const texts = []
  for (const { name } of tables)
    texts.push(...(await world.db.rows<{ row: string }>(`select t::text as row from ${name} t`)))
  for (const text of [texts.map(({ row }) => row).join('\n'), world.logged.join('\n')]) {
    expect(text).not.toContain(numbers.accountNo)
    expect(text).not.toContain(numbers.routingNo)
  }
  expect(world.logged.join('\n')).toContain('a bank file was made')
  expect((await world.published())['larder-2026-11-23-A.ach']).toContain(numbers.accountNo)
})

test('a debit no file can hold and a removed account are refused with the reason, a debit sent before is not sent again [BILL-6]', async () => {
  const large = await add({ amountCents: 10_000_000_000 })
  const removed = await world.book.add({ methodId: '018f0000-0000-7000-8000-00000000dead' }, earlier)
  const sent = await add()
  await make()
  expect(await world.book.outcomes()).toMatchObject([
    { kind: 'refused', paymentId: large.paymentId, field: 'amountCents' },
    { kind: 'refused', paymentId: removed.paymentId, field: 'methodId' },
    { kind: 'sent', paymentId: sent.paymentId },
  ])
  // A book that forgets what was reported.
  await world.db.run('update test_bank_payments set is_open = true where id = $1', [sent.paymentId])
  await make()
  expect(Object.keys(await world.published())).toHaveLength(1)
})

/** The process dies at this call of the folder: before or after its effect. */
function dying(at: 'writeAside' | 'publish', when: 'before' | 'after') {
  const { folder } = world.ports
  const die = async (...values: [string, string]) => {
    if (when === 'after') await (folder[at] as (...values: string[]) => Promise<void>)(...values)
    throw new Error('killed')
  }
  return { ...world.ports, folder: { ...folder, [at]: die } }
}

test.each([
  ['writeAside', 'before'],
  ['writeAside', 'after'],
  ['publish', 'before'],
  ['publish', 'after'],
] as const)(
  'killed at %s, %s its effect, the next run hands over one file, the same bytes [BILL-6]',
  async (at, when) => {
    await add()
    await add({ amountCents: 700 })
    await expect(make(dying(at, when))).rejects.toThrow('killed')
    const rows = await world.db.rows<{ sha256: string }>('select sha256 from ach_files')
    // In the meantime the customer changes the account, and another payment is made.
    await world.db.run(`update bank_accounts set name_on_account = 'Other Name'`)
    world.clock.advance(60_000)
    await make()
    await make()
    const files = await world.published()
    expect(Object.keys(files)).toEqual(['larder-2026-11-23-A.ach'])
    const [stored] = await world.db.rows<{ sha256: string }>('select sha256 from ach_files')
    expect(sha256Of(Object.values(files)[0]!)).toBe(stored!.sha256)
    // Committed before the kill: not one byte is written again.
    if (rows.length > 0) expect(stored!.sha256).toBe(rows[0]!.sha256)
    expect(await world.db.row('select count(*) as n from ach_entries')).toEqual({ n: 2 })
    expect(await world.db.rows('select 1 from ach_files where published_at is null')).toEqual([])
    expect((await world.allOut()).filter((name) => name.startsWith('.'))).toEqual([])
    expect(world.logged.join('\n')).not.toContain('gone from its folder')
  },
)

test('a bank that takes a file before the portal wrote that down gets no second one [BILL-6]', async () => {
  await add()
  await expect(make(dying('publish', 'after'))).rejects.toThrow('killed')
  await rename(join(world.home, 'out', 'larder-2026-11-23-A.ach'), join(world.home, 'taken'))
  await make()
  expect(await world.allOut()).toEqual([])
  expect(await world.db.rows('select 1 from ach_files where published_at is null')).toEqual([])
  expect(world.logged.join('\n')).toContain('ask the bank whether it has it')
})

test('a file that was changed while it lay aside is not handed over [BILL-6]', async () => {
  await add()
  await expect(make(dying('publish', 'before'))).rejects.toThrow('killed')
  await world.ports.folder.writeAside('larder-2026-11-23-A.ach', 'something else')
  await publishFiles(world.services, world.ports.folder)
  expect(await world.published()).toEqual({})
  expect(world.logged.join('\n')).toContain('it stays aside')
})

test('a full disk leaves every payment due [BILL-6]', async () => {
  const { paymentId } = await add()
  const full = { ...world.ports.folder, writeAside: () => Promise.reject(new Error('ENOSPC')) }
  await expect(make({ ...world.ports, folder: full })).rejects.toThrow('ENOSPC')
  expect(await world.book.outcomesOf(paymentId)).toEqual([])
  await make()
  expect(await world.book.outcomesOf(paymentId)).toEqual(['sent'])
})

test('three processes at the same cut-off make one file [BILL-6]', async () => {
  await add()
  await add()
  await Promise.all([make(), make(), make()])
  expect(Object.keys(await world.published())).toEqual(['larder-2026-11-23-A.ach'])
  expect(await world.db.row('select count(*) as n from ach_entries')).toEqual({ n: 2 })
})

test('a balanced file credits our own account, and its trace number is not given again [BILL-6]', async () => {
  const ports = {
    ...world.ports,
    settings: buildSettings({ offset: { routingNo: '021000021', accountNo: '555000111' } }),
  }
  await add()
  await make(ports)
  await add()
  await make(ports)
  const files = await world.published()
  for (const text of Object.values(files)) expect(readByLayout(text).problems).toEqual([])
  expect(readByLayout(files['larder-2026-11-23-B.ach']!).batches[0]!.entries[0]!.sequence).toBe('0000003')
})

test('a portal that was down over the cut-off collects afterwards, for the next banking day [BILL-6]', async () => {
  await add()
  world.clock.set(new Date(afterCutOff.getTime() + 17 * 3_600_000))
  await make()
  const { batches } = readByLayout(Object.values(await world.published())[0]!)
  expect(batches[0]!.effective).toBe('261125')
})
