import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildAccount, buildDebit, buildSettings } from '../testing/build-debit.ts'
import { buildHeader } from '../testing/build-entry.ts'
import { readByLayout } from '../testing/read-by-layout.ts'
import { maxDebits, planBatches } from './plan-batches.ts'
import { writeAchFile } from './write-ach-file.ts'

const settings = buildSettings()
const day = { settings, firstDay: '2026-11-24', lastSequence: 0 }
const due = (change: Parameters<typeof buildDebit>[0] = {}, account: Parameters<typeof buildAccount>[0] = {}) => ({
  debit: buildDebit(change),
  account: buildAccount(account),
})

test('personal accounts are debited as PPD, business accounts as CCD, in batches of their own [BILL-6]', () => {
  const { batches } = planBatches([due(), due({}, { accountType: 'P' }), due()], day)
  expect(batches.map(({ number, entryClass, entries }) => [number, entryClass, entries.length])).toEqual([
    [1, 'CCD', 2],
    [2, 'PPD', 1],
  ])
})

test('each company, effective date and retry has a batch of its own [BILL-6]', () => {
  const companies = { NLV: { id: '1000000001', name: 'West' }, '*': { id: '1000000002', name: 'Rest' } }
  const plan = planBatches(
    [due(), due({ division: 'NIC' }), due({ requestedOn: '2026-11-26' }), due({ presentment: 2 })],
    { ...day, settings: buildSettings({ companies }) },
  )
  expect(plan.batches.map((each) => [each.company.id, each.effectiveOn, each.description])).toEqual([
    ['1000000001', '2026-11-24', 'INVOICES'],
    ['1000000002', '2026-11-24', 'INVOICES'],
    // Asked for Thanksgiving: the banking day after it.
    ['1000000001', '2026-11-27', 'INVOICES'],
    ['1000000001', '2026-11-24', 'RETRY PYMT'],
  ])
  expect(plan.placed.map((each) => [each.effectiveOn, each.settlesOn])).toContainEqual(['2026-11-27', '2026-11-30'])
})

test('a debit that no file can hold is refused with field and reason, the others are collected [BILL-6]', () => {
  const gone = { debit: buildDebit({ paymentId: 'gone' }), account: undefined }
  const { refused, placed } = planBatches([due({ amountCents: 10_000_000_000 }), gone, due()], day)
  expect(refused.map(({ problem }) => problem.field)).toEqual(['amountCents', 'methodId'])
  expect(placed).toHaveLength(1)
})

test('a division without a company waits [BILL-6]', () => {
  const companies = { NLV: { id: '1000000001', name: 'West' } }
  const { left, placed } = planBatches([due(), due({ division: 'NIC' })], {
    ...day,
    settings: buildSettings({ companies }),
  })
  expect([left.length, placed.length]).toEqual([1, 1])
})

test('trace numbers follow those of the file before and begin again before they run out [BILL-6]', () => {
  const sequences = (lastSequence: number) => planBatches([due(), due()], { ...day, lastSequence }).placed
  expect(sequences(41).map(({ sequence }) => sequence)).toEqual([42, 43])
  expect(sequences(9_999_997).map(({ sequence }) => sequence)).toEqual([9_999_998, 9_999_999])
  expect(sequences(9_999_998).map(({ sequence }) => sequence)).toEqual([1, 2])
})

test('what a file cannot add up to waits for the next one [BILL-6]', () => {
  const large = Array.from({ length: 102 }, () => due({ amountCents: 9_999_999_999 }))
  const { placed, left } = planBatches(large, day)
  // 100 of them are 999,999,999,900 cents.
  expect([placed.length, left.length]).toEqual([100, 2])
  const many = Array.from({ length: maxDebits + 3 }, () => due())
  expect(planBatches(many, day).left).toHaveLength(3)
})

test('balanced or not, every plan makes a file without a fault, and no debit is lost or doubled [BILL-6]', () => {
  const aDebit = fc
    .record({
      paymentId: fc.uuid(),
      division: fc.constantFrom('NLV', 'NIC'),
      amountCents: fc.integer({ min: 0, max: 10_000_000_000 }),
      requestedOn: fc.constantFrom('2026-11-20', '2026-11-24', '2026-11-26', '2026-11-28'),
      presentment: fc.constantFrom(1 as const, 2 as const),
      accountType: fc.constantFrom('P' as const, 'B' as const),
    })
    .map(({ accountType, ...debit }) => due(debit, { accountType }))
  fc.assert(
    fc.property(fc.array(aDebit, { maxLength: 60 }), fc.boolean(), (debits, isBalanced) => {
      const offset = isBalanced ? { routingNo: '021000021', accountNo: '555000111' } : undefined
      const plan = planBatches(debits, { ...day, settings: buildSettings({ offset }) })
      expect(plan.placed.length + plan.refused.length + plan.left.length).toBe(debits.length)
      const { problems, batches } = readByLayout(writeAchFile({ header: buildHeader(), batches: plan.batches }))
      expect(problems).toEqual([])
      const collected = batches.flatMap(({ entries }) => entries).filter(({ code }) => code === '27')
      const sum = (amounts: number[]) => amounts.reduce((total, each) => total + each, 0)
      expect(sum(collected.map(({ amount }) => Number(amount)))).toBe(
        sum(plan.placed.map(({ debit }) => debit.amountCents)),
      )
    }),
    { numRuns: 200 },
  )
})
