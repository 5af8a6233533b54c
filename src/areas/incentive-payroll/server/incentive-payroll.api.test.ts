import { beforeEach, expect, test } from 'vitest'
import { codeOf, startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import type { IncentiveEntry } from '../incentive-record.ts'
import {
  deleteIncentive,
  downloadIncentives,
  listFinancialWeeks,
  listIncentives,
  saveIncentives,
  setWeekClosed,
  updateIncentive,
} from '../incentive-payroll.endpoints.ts'
import { holdWeek } from './incentive-records.store.ts'

const api = await startApi()
await api.db.run(
  `insert into user_features (user_id, feature) values
    ('${people.dsm}', 'addIncentivePayroll'), ('${people.dsr}', 'addIncentivePayroll')`,
)
const [admin, dsm, dsr, otherDsr] = await Promise.all([
  api.as('admin'),
  api.as('dsm'),
  api.as('dsr'),
  api.as('otherDsr'),
])

const params = { incentiveType: 'spiffs' } as const
/** The clock stands on Monday, March 2: the week is March 1 to 7. */
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
const add = async (...entries: IncentiveEntry[]) => (await admin.ask(saveIncentives, { params, body: { entries } })).ids
const list = (who = admin, day?: string) => who.ask(listIncentives, { params, query: { day } })

beforeEach(async () => {
  await api.db.run('delete from incentive_records')
  await api.db.run('delete from incentive_weeks')
})

test('records of a week are added, shown with what they pay, totalled by rep and written as a file [STAFF-1]', async () => {
  await add(spiff(), spiff({ repEmail: 'OTHER-DSR@larder.example', cases: -2 }))
  await admin.ask(saveIncentives, {
    params: { incentiveType: 'collections' },
    body: { entries: [spiff({ about: 'Stone Oven', cases: null, moneyCents: 123_420, percentHundredths: 125 })] },
  })
  const { week, records, totals } = await list()
  expect(week).toEqual({
    startsOn: '2026-03-01',
    endsOn: '2026-03-07',
    year: 2026,
    period: 3,
    week: 9,
    isClosed: false,
  })
  expect(records.map(({ repName, amountCents }) => [repName, amountCents])).toEqual([
    ['dsr', 900],
    ['other-dsr', -150],
  ])
  expect(totals).toMatchObject([
    { repName: 'dsr', byType: { spiffs: 900, collections: 1543 }, totalCents: 2443 },
    { repName: 'other-dsr', byType: { spiffs: -150 }, totalCents: -150 },
  ])
  const file = String(await admin.ask(downloadIncentives, { params: { day: '2026-03-05' } }))
  expect(file.replace(/^\ufeff/, '').split('\r\n')).toEqual([
    'Rep,E-mail,Week starts,Week ends,Type,Amount',
    'dsr,dsr@larder.example,2026-03-01,2026-03-07,Spiffs,9.00',
    'dsr,dsr@larder.example,2026-03-01,2026-03-07,Collections,15.43',
    'other-dsr,other-dsr@larder.example,2026-03-01,2026-03-07,Spiffs,-1.50',
    '',
  ])
  expect((await list(admin, '2026-03-08')).records).toEqual([])
})

test('the weeks of three years can be chosen [STAFF-1]', async () => {
  const { weeks } = await admin.ask(listFinancialWeeks, {})
  expect(weeks.length).toBe(53 + 52 + 52)
  expect(weeks.find(({ startsOn }) => startsOn === '2026-03-01')).toMatchObject({ year: 2026, period: 3, week: 9 })
})

test('several are added or none, and the refusal names the entry and its field [STAFF-1]', async () => {
  const refused = async (...entries: IncentiveEntry[]) => {
    const answer = await admin.call(saveIncentives, { params, body: { entries } })
    expect((await list()).records).toEqual([])
    return answer.ok ? null : [answer.status, answer.body.code, answer.body.field, answer.body.details]
  }
  const good = spiff({ about: 'Olive oil' })
  expect(await refused(good, spiff({ repEmail: 'buyer@larder.example' }))).toEqual([
    400,
    'incentive_rep_unknown',
    'repEmail',
    { entry: 1 },
  ])
  expect(await refused(good, spiff({ cases: null }))).toEqual([400, 'incentive_number_missing', 'cases', { entry: 1 }])
  expect(await refused(good, spiff({ percentHundredths: 5 }))).toEqual([
    400,
    'incentive_number_unused',
    'percentHundredths',
    { entry: 1 },
  ])
  // The same thing twice for one rep and week, on whatever day.
  expect(await refused(good, { ...good, day: '2026-03-06' })).toEqual([409, 'incentive_exists', 'about', { entry: 1 }])
})

test('a new account is a ship-to that exists, however many zeros are typed [STAFF-1]', async () => {
  const opened = (about: string) =>
    admin.call(saveIncentives, {
      params: { incentiveType: 'new-accounts' },
      body: { entries: [spiff({ about, cases: null, moneyCents: 10_000 })] },
    })
  expect(codeOf(await opened('999'))).toBe('incentive_ship_to_unknown')
  expect((await opened('101')).ok).toBe(true)
  expect((await admin.ask(listIncentives, { params: { incentiveType: 'new-accounts' } })).records[0]?.about).toBe(
    '0000101',
  )
})

test('a sales manager keeps records of their reps, a rep only their own, and without the feature nobody [STAFF-1, ACCESS-4]', async () => {
  const [own, other] = await add(spiff(), spiff({ repEmail: 'other-dsr@larder.example' }))
  const seen = async (who: typeof dsm) => (await list(who)).records.map(({ repName }) => repName)
  expect(await seen(dsm)).toEqual(['dsr', 'other-dsr'])
  expect(await seen(dsr)).toEqual(['dsr'])
  expect((await list(dsr)).totals.map(({ repName }) => repName)).toEqual(['dsr'])
  expect((await list(dsr)).reps).toEqual([{ email: 'dsr@larder.example', name: 'dsr' }])
  expect((await otherDsr.call(listIncentives, { params })).status).toBe(403)
  const foreign = { params: { ...params, incentiveId: other! } }
  expect(codeOf(await dsr.call(updateIncentive, { ...foreign, body: spiff() }))).toBe('incentive_not_found')
  expect(codeOf(await dsr.call(deleteIncentive, foreign))).toBe('incentive_not_found')
  // Nor is an own record turned into one of somebody else.
  const stolen = { params: { ...params, incentiveId: own! }, body: spiff({ repEmail: 'other-dsr@larder.example' }) }
  expect(codeOf(await dsr.call(updateIncentive, stolen))).toBe('incentive_rep_unknown')
  await api.db.run(`update ship_tos set dsm_email = '' where dsr_email = 'other-dsr@larder.example'`)
  expect(await seen(dsm)).toEqual(['dsr'])
})

test('a record changes as it was read, and what a colleague saved is not overwritten [STAFF-1]', async () => {
  const [id] = await add(spiff())
  const change = (cases: number, ifMatch: number) =>
    admin.call(updateIncentive, { params: { ...params, incentiveId: id! }, body: spiff({ cases }) }, { ifMatch })
  expect((await change(20, 1)).ok).toBe(true)
  expect(codeOf(await change(30, 1))).toBe('incentive_changed')
  expect((await list()).records).toMatchObject([{ cases: 20, amountCents: 1500, version: 2 }])
})

test('a closed week changes no more: nothing is added, changed, moved into it or deleted until the office reopens it [STAFF-1]', async () => {
  const [id, next] = await add(spiff(), spiff({ day: '2026-03-10' }))
  const close = (who: typeof admin, isClosed: boolean) =>
    who.call(setWeekClosed, { params: { day: '2026-03-04' }, body: { isClosed } })
  expect(codeOf(await close(dsm, true))).toBe('incentive_close_office')
  expect((await close(admin, true)).ok).toBe(true)
  expect((await list()).week.isClosed).toBe(true)
  const here = { params: { ...params, incentiveId: id! } }
  const codes = [
    await admin.call(saveIncentives, { params, body: { entries: [spiff({ about: 'Late' })] } }),
    await admin.call(updateIncentive, { ...here, body: spiff({ cases: 99 }) }),
    await admin.call(updateIncentive, { ...here, body: spiff({ day: '2026-03-10', about: 'Elsewhere' }) }),
    await admin.call(updateIncentive, { params: { ...params, incentiveId: next! }, body: spiff({ about: 'Moved' }) }),
    await admin.call(deleteIncentive, here),
  ].map(codeOf)
  expect(codes).toEqual(Array.from({ length: 5 }, () => 'incentive_week_closed'))
  expect((await close(admin, false)).ok).toBe(true)
  expect((await admin.call(deleteIncentive, here)).ok).toBe(true)
})

test('nothing slips into a week while it is being closed [STAFF-1]', async () => {
  let saving: Promise<string | null> | undefined
  await add(spiff())
  await api.db.inTransaction(async (tx) => {
    await tx.run(`update incentive_weeks set is_closed = true where starts_on = '2026-03-01'`)
    saving = admin.call(saveIncentives, { params, body: { entries: [spiff({ about: 'Late' })] } }).then(codeOf)
    await new Promise((resolve) => setTimeout(resolve, 200))
  })
  expect(await saving).toBe('incentive_week_closed')
  expect((await list()).records.map(({ about }) => about)).toEqual(['Gulf shrimp'])
})

test('a week is closed only when what is being saved in it is there [STAFF-1]', async () => {
  await add(spiff())
  let isDone = false
  let closing: Promise<void> | undefined
  await api.db.inTransaction(async (tx) => {
    expect(await holdWeek(tx, { startsOn: '2026-03-01', endsOn: '2026-03-07' })).toBe(false)
    closing = admin
      .ask(setWeekClosed, { params: { day: '2026-03-04' }, body: { isClosed: true } })
      .then(() => void (isDone = true))
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(isDone).toBe(false)
  })
  await closing
  expect((await list()).week.isClosed).toBe(true)
})

test('what is sent twice under one key is added once [STAFF-1]', async () => {
  const input = { params, body: { entries: [spiff()] } }
  const first = await admin.ask(saveIncentives, input, { key: 'once-1' })
  expect(await admin.ask(saveIncentives, input, { key: 'once-1' })).toEqual(first)
})
