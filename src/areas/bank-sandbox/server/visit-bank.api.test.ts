import { copyFile, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { makeAchFile } from '#areas/ach/server/make-ach-file.ts'
import { readBankFiles } from '#areas/ach/server/read-bank-files.ts'
import { settleDue } from '#areas/ach/server/settle-debits.ts'
import { achWorld, afterCutOff } from '#areas/ach/testing/ach-world.ts'
import { testAccounts } from '../test-accounts.ts'
import { type BankLine, openBankLedger } from './bank-ledger.ts'
import { type BankParts, visitBank } from './visit-bank.ts'

const world = await achWorld()
let bank: BankParts
let run = 0
const ledgerPath = () => join(world.home, `bank-ledger-${run}.jsonl`)
beforeEach(async () => {
  await world.reset()
  run += 1
  bank = {
    dropDir: world.home,
    ledger: openBankLedger(ledgerPath()),
    zone: 'America/New_York',
    isFast: false,
  }
})

const dayMs = 86_400_000
const routingNo = '091000019'

/** One payment from each kind of account; the last one pays. Returns their ends by payment. */
async function payFromEach(): Promise<Map<string, string>> {
  const ends = [...testAccounts.map(({ ending }) => ending), '77777']
  const paid = new Map<string, string>()
  for (const [index, ending] of ends.entries()) {
    const methodId = await world.addAccount({ routingNo, accountNo: `4455${ending}` })
    const madeAt = new Date(world.clock.now().getTime() - 60_000 * 120)
    const debit = await world.book.add({ methodId, amountCents: 1000 + index }, madeAt)
    paid.set(debit.paymentId, ending)
  }
  return paid
}

/** A minute after the cut-off of the nth day: portal and bank do their work. */
async function passDay(day: number): Promise<void> {
  world.clock.set(new Date(afterCutOff.getTime() + day * dayMs))
  await makeAchFile(world.services, world.ports)
  await visitBank(bank, world.clock.now())
  await readBankFiles(world.services, world.ports)
  await settleDue(world.services, world.ports)
}

const linesOf = (kind: BankLine['kind']) => bank.ledger.lines().filter((each) => each.kind === kind)

test('each test account does what its list says, and the portal’s payments agree with the bank’s own books [BILL-6]', async () => {
  const paid = await payFromEach()
  for (let day = 0; day <= 35; day++) await passDay(day)
  const byEnding = new Map<string, string[]>()
  for (const [paymentId, ending] of paid) byEnding.set(ending, await world.book.outcomesOf(paymentId))
  expect(Object.fromEntries(byEnding)).toEqual({
    '90003': ['sent', 'returned R03'],
    // Three presentments, the most there are.
    '90001': ['sent', 'returned R01', 'sent', 'returned R01', 'sent', 'returned R01'],
    '90101': ['sent', 'returned R01', 'sent', 'settled'],
    // Two banking days, or weeks, after it took effect: it had settled.
    '90029': ['sent', 'settled', 'returned R29'],
    '90010': ['sent', 'settled', 'returned R10'],
    '98001': ['sent', 'settled'],
    '77777': ['sent', 'settled'],
  })
  expect(linesOf('received')).toHaveLength(paid.size + 3)
  const codes = linesOf('reported').map((each) => ('code' in each ? each.code : ''))
  expect(codes.toSorted()).toEqual(['C01', 'R01', 'R01', 'R01', 'R01', 'R03', 'R10', 'R29'])
  // What the bank keeps for us is what the portal counts as paid.
  const backAtBank = new Set(
    bank.ledger.lines().flatMap((each) => (each.kind === 'reported' && each.code.startsWith('R') ? [each.debit] : [])),
  )
  const kept = bank.ledger
    .lines()
    .reduce((sum, each) => sum + (each.kind === 'received' && !backAtBank.has(each.debit) ? each.amountCents : 0), 0)
  const atPortal = await world.db.row(
    'select sum(amount_cents)::int as cents from ach_entries where settled_at is not null and return_code is null',
  )
  expect(atPortal).toEqual({ cents: kept })
})

test('a correction of the bank reaches the next debit of that account [BILL-6]', async () => {
  const methodId = await world.addAccount({ routingNo, accountNo: '445598001' })
  await world.book.add({ methodId }, new Date(world.clock.now().getTime() - dayMs))
  await passDay(0)
  await passDay(1)
  await world.book.add({ methodId }, new Date(world.clock.now().getTime() - 3_600_000))
  await passDay(2)
  const taken = join(world.home, 'out', 'taken')
  const texts = await Promise.all((await readdir(taken)).toSorted().map((name) => readFile(join(taken, name), 'ascii')))
  expect(texts.map((text) => /4455\d{5}/.exec(text)?.[0])).toEqual(['445598001', '445512345'])
})

test('a bank that dies between its steps goes on where it was, and nothing is settled or returned twice [BILL-6]', async () => {
  const paid = await payFromEach()
  await makeAchFile(world.services, world.ports)
  // It wrote its books and died before it took the file away.
  const [name] = await readdir(join(world.home, 'out'))
  await copyFile(join(world.home, 'out', name!), join(world.home, 'kept'))
  await visitBank(bank, world.clock.now())
  await rename(join(world.home, 'kept'), join(world.home, 'out', name!))
  bank = { ...bank, ledger: openBankLedger(ledgerPath()) }
  await visitBank(bank, world.clock.now())
  expect(linesOf('received')).toHaveLength(paid.size)
  // It handed a return file over and died before it wrote that down.
  const noted: BankLine[] = []
  const forgetful = { lines: () => bank.ledger.lines(), add: (line: BankLine) => void noted.push(line) }
  world.clock.set(new Date(afterCutOff.getTime() + dayMs))
  await visitBank({ ...bank, ledger: forgetful }, world.clock.now())
  await readBankFiles(world.services, world.ports)
  for (let day = 1; day <= 3; day++) await passDay(day)
  const [r03] = [...paid].find(([, ending]) => ending === '90003')!
  expect(await world.book.outcomesOf(r03)).toEqual(['sent', 'returned R03'])
  const settled = linesOf('settled').map((each) => each.debit)
  expect(new Set(settled).size).toBe(settled.length)
})

test('no account number stands in the bank’s books [BILL-6, security 26]', async () => {
  await payFromEach()
  for (let day = 0; day <= 3; day++) await passDay(day)
  const text = await readFile(ledgerPath(), 'utf8')
  expect(text).toContain('"kind":"settled"')
  for (const { ending } of testAccounts) expect(text).not.toContain(`4455${ending}`)
})

test('in a hurry everything happens at the next visit [BILL-6]', async () => {
  const paid = await payFromEach()
  await makeAchFile(world.services, world.ports)
  await visitBank({ ...bank, isFast: true }, world.clock.now())
  await readBankFiles(world.services, world.ports)
  const [r10] = [...paid].find(([, ending]) => ending === '90010')!
  expect(await world.book.outcomesOf(r10)).toEqual(['sent', 'returned R10'])
  expect(linesOf('settled')).toHaveLength(2)
})
