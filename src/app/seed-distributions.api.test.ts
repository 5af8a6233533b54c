import { expect, test } from 'vitest'
import { getDistribution, listDistributions } from '#areas/auto-distribution/auto-distribution.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { seedDistributions } from './seed-distributions.ts'

const api = await startApi()

test('the demo has a distribution that ran and one to come [PLAT-1, STAFF-5]', async () => {
  await api.db.run(`update users set is_demo = true where role = 'dsr' and email = 'dsr@larder.example'`)
  await api.db.run(`update items set description = 'COFFEE COLD BREW' where item_number = '0001001'`)
  await api.db.run(`update items set description = 'OIL OLIVE EXTRA VIRGIN' where item_number = '0001002'`)
  await api.db.inTransaction((tx) => seedDistributions(tx, { today: '2026-03-02', now: api.clock.now() }))
  const dsr = await api.as('dsr')
  const { distributions } = await dsr.ask(listDistributions, {})
  expect(
    distributions.map(({ name, nextOn, shipTos }) => [name, nextOn, shipTos]).toSorted((a, b) => (a < b ? -1 : 1)),
  ).toEqual([
    ['Cold-brew launch', null, 2],
    ['Olive oil of the house', '2026-03-06', 2],
  ])
  const ran = distributions.find(({ nextOn }) => nextOn === null)!
  const { runs } = await dsr.ask(getDistribution, { params: { distributionId: ran.id } })
  expect(runs).toMatchObject([{ runOn: '2026-02-23', added: 2, skipped: 0, waiting: 0 }])
})
