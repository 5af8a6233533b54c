import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { achWorld, afterCutOff } from '../testing/ach-world.ts'
import { type TestReturn, writeReturns } from '../testing/write-returns.ts'
import { makeAchFile } from './make-ach-file.ts'
import { readBankFiles } from './read-bank-files.ts'
import { settleDue } from './settle-debits.ts'

const numbers = { routingNo: '091000019', accountNo: '60233417095281' }
const trace = (n: number) => `02100002${String(n).padStart(7, '0')}`
const world = await achWorld()
let methodId: string

/** Two debits were sent: 1 of $1,234.56 and 2 of $7.00. */
beforeEach(async () => {
  await world.reset()
  methodId = await world.addAccount(numbers)
  await world.book.add({ methodId }, new Date('2026-11-23T15:00:00Z'))
  await world.book.add({ methodId, amountCents: 700 }, new Date('2026-11-23T15:00:01Z'))
  await makeAchFile(world.services, world.ports)
})

const incoming = () => join(world.home, 'in')
async function receive(name: string, text: string, ageMs = 3_600_000): Promise<void> {
  await mkdir(incoming(), { recursive: true })
  await writeFile(join(incoming(), name), text)
  const written = new Date(world.clock.now().getTime() - ageMs)
  await utimes(join(incoming(), name), written, written)
}
const read = () => readBankFiles(world.services, world.ports)
const settle = () => settleDue(world.services, world.ports)
const outcomes = async (n: number) => world.book.outcomesOf(`018f0000-0000-7000-8000-${String(n).padStart(12, '0')}`)
const inDays = (days: number) => world.clock.set(new Date(afterCutOff.getTime() + days * 86_400_000))
const results = () => world.db.rows('select code, result from ach_reports order by received_at, original_trace, code')
const returned = (change: Partial<TestReturn> = {}): TestReturn => ({
  originalTrace: trace(1),
  code: 'R01',
  amountCents: 123_456,
  ...change,
})

test('a return takes the payment back with the reason in words [BILL-6]', async () => {
  await receive('returns.ach', writeReturns([returned()]))
  await read()
  expect(await outcomes(1)).toEqual(['sent', 'returned R01'])
  expect(await outcomes(2)).toEqual(['sent'])
  expect((await world.book.outcomes()).at(-1)).toMatchObject({
    reason: 'There was not enough money in the account.',
    collectAgainOn: '2026-11-27',
  })
  expect(await readdir(join(incoming(), 'read'))).toEqual(['returns.ach'])
})

test('a file read twice, under another name, and a return repeated in another file change nothing [BILL-6]', async () => {
  const text = writeReturns([returned()])
  for (const name of ['one.ach', 'one.ach', 'two.ach']) {
    await receive(name, text)
    await read()
  }
  await receive('more.ach', writeReturns([returned(), returned({ originalTrace: trace(2), amountCents: 700 })]))
  await Promise.all([read(), read()])
  expect(await outcomes(1)).toEqual(['sent', 'returned R01'])
  expect(await outcomes(2)).toEqual(['sent', 'returned R01'])
  // Acted on once, not recognised as returned before.
  expect(await results()).toEqual([
    { code: 'R01', result: 'returned' },
    { code: 'R01', result: 'returned' },
  ])
})

test('what does not come back settles two banking days after it was sent, once [BILL-6]', async () => {
  await receive('returns.ach', writeReturns([returned()]))
  await read()
  inDays(1)
  await settle()
  expect(await outcomes(2)).toEqual(['sent'])
  inDays(2)
  await Promise.all([settle(), settle()])
  await settle()
  expect(await outcomes(2)).toEqual(['sent', 'settled'])
  expect(await outcomes(1)).toEqual(['sent', 'returned R01'])
})

test('a debit that was never authorized comes back weeks after it settled, and its account is marked [BILL-6]', async () => {
  inDays(2)
  await settle()
  inDays(40)
  await receive('late.ach', writeReturns([returned({ code: 'R10' })]))
  await read()
  expect(await outcomes(1)).toEqual(['sent', 'settled', 'returned R10'])
  expect((await world.book.outcomes()).at(-1)).toMatchObject({ code: 'R10', collectAgainOn: null })
  expect(await world.db.row('select unusable_because as because from bank_accounts')).toEqual({
    because: 'The account holder did not authorize the payment.',
  })
})

const day = (on: string) => world.clock.set(new Date(`${on}T21:31:00Z`))
const debitsIn = async () =>
  Object.values(await world.published()).map((text) => ({
    retries: text.match(/RETRY PYMT/g)?.length ?? 0,
    debits: text.split('\r\n').filter((line) => line.startsWith('627')).length,
  }))

test('what came back for lack of money stands in a later file once, as RETRY PYMT, and settles [BILL-6]', async () => {
  await receive('returns.ach', writeReturns([returned()]))
  await read()
  // Due on November 27: the file of the banking day before, November 25, takes effect then.
  day('2026-11-24')
  await makeAchFile(world.services, world.ports)
  expect(await outcomes(1)).toEqual(['sent', 'returned R01'])
  day('2026-11-25')
  await Promise.all([makeAchFile(world.services, world.ports), makeAchFile(world.services, world.ports)])
  await makeAchFile(world.services, world.ports)
  expect(await outcomes(1)).toEqual(['sent', 'returned R01', 'sent'])
  expect(await debitsIn()).toEqual([
    { retries: 0, debits: 2 },
    { retries: 1, debits: 1 },
  ])
  // A return of the first presentment in a file of tomorrow is known.
  await receive('repeated.ach', writeReturns([returned()]))
  await read()
  day('2026-11-30')
  await settle()
  expect(await outcomes(1)).toEqual(['sent', 'returned R01', 'sent', 'settled'])
})

test('a third return is the last; with never set the first is [BILL-6]', async () => {
  await receive('one.ach', writeReturns([returned()]))
  await read()
  for (const [on, sequence] of [
    ['2026-11-25', 3],
    ['2026-12-04', 4],
  ] as const) {
    day(on)
    await makeAchFile(world.services, world.ports)
    await receive(`${on}.ach`, writeReturns([returned({ originalTrace: trace(sequence), sequence })]))
    await read()
  }
  expect(await outcomes(1)).toEqual(['sent', 'returned R01', 'sent', 'returned R01', 'sent', 'returned R01'])
  expect((await world.book.outcomes()).at(-1)).toMatchObject({ presentment: 3, collectAgainOn: null })
  const never = { ...world.ports, settings: { ...world.ports.settings, collectAgain: [] } }
  await receive('never.ach', writeReturns([returned({ originalTrace: trace(2), amountCents: 700, sequence: 7 })]))
  await readBankFiles(world.services, never)
  expect((await world.book.outcomes()).at(-1)).toMatchObject({ code: 'R01', collectAgainOn: null })
})

test('a debit that waited past the 180 days is refused instead of collected again [BILL-6]', async () => {
  await receive('returns.ach', writeReturns([returned()]))
  await read()
  inDays(200)
  await makeAchFile(world.services, world.ports)
  expect(await outcomes(1)).toEqual(['sent', 'returned R01', 'refused'])
  expect((await world.book.outcomes()).at(-1)).toMatchObject({
    field: 'presentment',
    reason: 'It came back too long ago to be collected again.',
  })
})

test('an R01 after 180 days may not be collected again [BILL-6]', async () => {
  inDays(190)
  await receive('late.ach', writeReturns([returned()]))
  await read()
  expect((await world.book.outcomes()).at(-1)).toMatchObject({ kind: 'returned', collectAgainOn: null })
})

test('a notification of change corrects the account of the next debit and leaves the payment alone [BILL-6]', async () => {
  const notice = { originalTrace: trace(1), code: 'C01', amountCents: 0, corrected: '777788889999' }
  await receive('changes.ach', writeReturns([notice]))
  await read()
  expect(await outcomes(1)).toEqual(['sent'])
  expect(await results()).toEqual([{ code: 'C01', result: 'applied' }])
  await world.book.add({ methodId }, new Date('2026-11-23T21:31:30Z'))
  inDays(1)
  await makeAchFile(world.services, world.ports)
  expect(Object.values(await world.published()).at(-1)).toContain('777788889999')
  for (const text of world.logged) expect(text).not.toMatch(/777788889999|60233417095281/)
})

test('what the portal cannot settle waits for somebody, and nothing else happens [BILL-6]', async () => {
  await receive(
    'odd.ach',
    writeReturns([
      returned({ originalTrace: trace(99), sequence: 1 }),
      returned({ amountCents: 999, sequence: 2 }),
      returned({ code: 'C04', corrected: 'HARBOR', sequence: 3 }),
      returned({ code: 'C02', corrected: '091000018', sequence: 4 }),
      returned({ code: 'C01', corrected: '12345678', accountNo: '11112222', sequence: 5 }),
    ]),
  )
  await read()
  expect(await outcomes(1)).toEqual(['sent'])
  expect(await results()).toEqual(
    expect.arrayContaining([
      { code: 'R01', result: 'unknownTrace' },
      { code: 'R01', result: 'otherAmount' },
      { code: 'C04', result: 'forCustomer' },
      { code: 'C02', result: 'forStaff' },
      { code: 'C01', result: 'changedSince' },
    ]),
  )
  expect(world.logged.filter((line) => line.includes('needs somebody'))).toHaveLength(3)
  // A second return of the same debit, with another code.
  await receive('again.ach', writeReturns([returned({ sequence: 8 })]))
  await receive('then.ach', writeReturns([returned({ code: 'R02', sequence: 9 })]))
  await read()
  expect(await outcomes(1)).toEqual(['sent', 'returned R01'])
})

test('a damaged file is not acted on: young, it may still be arriving; later it is put aside [BILL-6]', async () => {
  const damaged = writeReturns([returned()]).slice(0, 300)
  await receive('half.ach', damaged, 60_000)
  await receive('whole.ach', writeReturns([returned({ originalTrace: trace(2), amountCents: 700 })]))
  await read()
  expect(await readdir(incoming())).toContain('half.ach')
  expect(await outcomes(2)).toEqual(['sent', 'returned R01'])
  await receive('half.ach', damaged)
  await read()
  expect(await readdir(join(incoming(), 'refused'))).toEqual(['half.ach'])
  expect(await outcomes(1)).toEqual(['sent'])
  expect(world.logged.join('\n')).toContain('cannot be read')
})

test('a failure in the middle of a file undoes it whole, and the next run applies it [BILL-6]', async () => {
  await receive(
    'returns.ach',
    writeReturns([returned(), returned({ originalTrace: trace(2), amountCents: 700, code: 'R03' })]),
  )
  let calls = 0
  const failing = {
    ...world.book,
    recordOutcome: async (...values: Parameters<typeof world.book.recordOutcome>) => {
      if (++calls === 2) throw new Error('not now')
      await world.book.recordOutcome(...values)
    },
  }
  await readBankFiles(world.services, { ...world.ports, payments: failing })
  expect([await outcomes(1), await outcomes(2)]).toEqual([['sent'], ['sent']])
  await read()
  expect([await outcomes(1), await outcomes(2)]).toEqual([
    ['sent', 'returned R01'],
    ['sent', 'returned R03'],
  ])
})
