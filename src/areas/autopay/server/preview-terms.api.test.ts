import { beforeAll, expect, test } from 'vitest'
import { storeInvoices } from '#areas/invoices/testing/stored-invoice.ts'
import { addBank } from '#areas/payments/testing/paying-customer.ts'
import { codeOf, startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import {
  addUserAutopay,
  previewAutopayChange,
  previewNewAutopay,
  skipAutopayRun,
} from '../autopay-changes.endpoints.ts'
import { getAutopaySchedule } from '../autopay.endpoints.ts'
import { everyFriday } from '../testing/autopay-customer.ts'

// Monday, March 2nd 2026, noon in Las Vegas.
const api = await startApi()
const { db } = api
const [buyer, accounting, stranger, dsr, admin] = await Promise.all([
  api.as('buyer'),
  api.as('accounting'),
  api.as('stranger'),
  api.as('dsr'),
  api.as('admin'),
])
let bank = ''
beforeAll(async () => {
  bank = await addBank(buyer, db)
})
const params = (scheduleId: string) => ({ params: { scheduleId } })
const problem = ({ body }: { body: unknown }) => {
  const { code, field } = body as { code: string; field?: string }
  return [code, field]
}

test('terms are previewed before they are saved: what they would pay, refused like saving, nothing stored [BILL-5]', async () => {
  await storeInvoices(db, [
    { invoiceNumber: 'T1', totalCents: 6000, dueDate: '2026-04-09', shipTo: '0000102' },
    { invoiceNumber: 'T2', totalCents: 900, dueDate: '2026-04-16', shipTo: '0000102' },
  ])
  const stored = () =>
    db.row(`select (select count(*)::int from autopay_schedules) as schedules,
      (select count(*)::int from autopay_runs) as runs, (select count(*)::int from autopay_events) as events`)
  const before = await stored()
  const body = (more: object = {}) => ({
    ...everyFriday(bank, { shipTos: ['0000102'], ...more }).body,
    kind: 'user' as const,
  })
  const short = ({ runs }: { runs: readonly { period: string; total: number; isOverLimit: boolean }[] }) =>
    runs.filter(({ total }) => total > 0).map(({ period, total, isOverLimit }) => [period, total, isOverLimit])
  const previewed = async (more: object) => short(await buyer.ask(previewNewAutopay, { body: body(more) }))
  expect(await previewed({ covers: 'open' })).toEqual([['2026-03-06', 6900, false]])
  expect(await previewed({ timing: 'dueDate', day: null })).toEqual([
    ['2026-04-09', 6000, false],
    ['2026-04-16', 900, false],
  ])
  expect(await previewed({ covers: 'open', limit: 6800 })).toContainEqual(['2026-03-06', 6900, true])
  const refused = async (more: object, client = buyer) =>
    problem(await client.call(previewNewAutopay, { body: body(more) }))
  expect([
    await refused({ limit: 0 }),
    await refused({ day: 9 }),
    await refused({ shipTos: ['0000201'] }),
    await refused({ billTos: [{ division: 'NLV', number: '0000200' }] }),
    await refused({ userId: people.accounting }),
    await refused({ paymentSettingsId: people.buyer }),
    await refused({}, stranger),
    await refused({}, admin),
    await refused({}, dsr),
  ]).toEqual([
    ['limit_not_positive', 'limit'],
    ['day_wrong', 'day'],
    ['ship_to_not_found', 'shipTos'],
    ['bill_to_not_found', 'billTos'],
    ['person_not_found', 'userId'],
    ['method_not_for_bill_to', 'paymentSettingsId'],
    ['bill_to_not_found', 'billTos'],
    ['person_missing', 'userId'],
    ['feature_missing', undefined],
  ])
  expect(await stored()).toEqual(before)
})

test('a change is previewed with the runs that were skipped; the stored terms stay; others’ read like missing ones [BILL-5, ACCESS-4]', async () => {
  const stored = everyFriday(bank, { shipTos: ['0000102'], covers: 'open' })
  const { id } = (await buyer.ask(addUserAutopay, stored)).schedules[0]!
  await buyer.ask(skipAutopayRun, { ...params(id), body: { period: '2026-03-06' } })
  const { billTos: _, ...terms } = everyFriday(bank, { shipTos: ['0000102'], covers: 'open', limit: 100 }).body
  const { runs } = await buyer.ask(previewAutopayChange, { ...params(id), body: terms })
  expect(runs.slice(0, 2).map(({ period, isSkipped, isOverLimit }) => [period, isSkipped, isOverLimit])).toEqual([
    ['2026-03-06', true, false],
    ['2026-03-13', false, true],
  ])
  expect((await buyer.ask(getAutopaySchedule, params(id))).schedule.limit).toBeNull()
  for (const client of [accounting, stranger])
    expect(codeOf(await client.call(previewAutopayChange, { ...params(id), body: terms }))).toBe('schedule_not_found')
  const wrong = await buyer.call(previewAutopayChange, { ...params(id), body: { ...terms, day: 9 } })
  expect(problem(wrong)).toEqual(['day_wrong', 'day'])
})
