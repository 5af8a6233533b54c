import { expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import type { IncentiveEntry } from '../incentive-record.ts'
import {
  getOwnIncentives,
  listIncentives,
  listOwnIncentiveWeeks,
  saveIncentives,
  setWeekClosed,
} from '../incentive-payroll.endpoints.ts'

const api = await startApi()
const [admin, dsr, otherDsr, dsm, buyer] = await Promise.all([
  api.as('admin'),
  api.as('dsr'),
  api.as('otherDsr'),
  api.as('dsm'),
  api.as('buyer'),
])

const spiff = (change: Partial<IncentiveEntry> = {}): IncentiveEntry => ({
  repEmail: 'dsr@larder.example',
  day: '2026-03-02',
  about: 'Gulf shrimp',
  baseCases: null,
  cases: 12,
  moneyCents: 75,
  percentHundredths: null,
  note: '',
  ...change,
})
await admin.ask(saveIncentives, {
  params: { incentiveType: 'spiffs' },
  body: {
    entries: [
      spiff(),
      spiff({ day: '2026-02-24', cases: 2 }),
      spiff({ day: '2025-06-03', about: 'Last year' }),
      spiff({ repEmail: 'other-dsr@larder.example', about: 'Of another rep' }),
    ],
  },
})
await admin.ask(setWeekClosed, { params: { day: '2026-02-24' }, body: { isClosed: true } })

test('a rep reads their own weeks of a year, closed or not, with what each pays [STAFF-1]', async () => {
  const { year, years, weeks, totalCents } = await dsr.ask(listOwnIncentiveWeeks, { query: {} })
  expect([year, years.map((each) => each.year), totalCents]).toEqual([2026, [2026, 2025, 2024], 1050])
  expect(weeks.map(({ startsOn, isClosed, byType }) => [startsOn, isClosed, byType])).toEqual([
    ['2026-03-01', false, { spiffs: 900 }],
    ['2026-02-22', true, { spiffs: 150 }],
  ])
  const before = await dsr.ask(listOwnIncentiveWeeks, { query: { day: years[1]!.startsOn } })
  expect([before.year, before.weeks.map(({ totalCents: cents }) => cents)]).toEqual([2025, [900]])
})

test('of a week they read their records, and nothing of anybody else [STAFF-1, ACCESS-4]', async () => {
  const { week, records } = await dsr.ask(getOwnIncentives, { params: { day: '2026-03-05' } })
  expect([week.startsOn, week.totalCents]).toEqual(['2026-03-01', 900])
  expect(records.map(({ about, amountCents }) => [about, amountCents])).toEqual([['Gulf shrimp', 900]])
  const other = await otherDsr.ask(getOwnIncentives, { params: { day: '2026-03-05' } })
  expect(other.records.map(({ about }) => about)).toEqual(['Of another rep'])
})

test('it needs the right to read them, which brings no right to keep them [STAFF-1, ACCESS-2]', async () => {
  expect((await dsr.call(listIncentives, { params: { incentiveType: 'spiffs' }, query: {} })).status).toBe(403)
  // A manager of reps has the right, and reads none of theirs by it.
  expect((await dsm.ask(listOwnIncentiveWeeks, { query: {} })).weeks).toEqual([])
  expect((await buyer.call(listOwnIncentiveWeeks, { query: {} })).status).toBe(403)
  await api.db.run(`insert into user_features (user_id, feature) values ($1, 'viewIncentivePayroll')`, [people.buyer])
  expect((await buyer.call(listOwnIncentiveWeeks, { query: {} })).status).toBe(403)
})
