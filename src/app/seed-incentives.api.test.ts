import { expect, test } from 'vitest'
import { listIncentives } from '#areas/incentive-payroll/incentive-payroll.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { seedIncentives } from './seed-incentives.ts'

const api = await startApi()

test('the demo has three weeks of incentives for each rep, the oldest closed [PLAT-1, STAFF-1]', async () => {
  await api.db.run('update users set is_demo = true')
  const calendar = { pattern: '4-4-5', weekday: 0, yearStart: '01-01' } as const
  await api.db.inTransaction((tx) => seedIncentives(tx, { today: '2026-03-02', now: api.clock.now(), calendar }))
  const admin = await api.as('admin')
  const of = (day: string) => admin.ask(listIncentives, { params: { incentiveType: 'spiffs' }, query: { day } })
  expect((await of('2026-03-02')).records).toHaveLength(4)
  expect((await of('2026-02-23')).records).toHaveLength(6)
  expect((await of('2026-02-16')).week.isClosed).toBe(true)
})
