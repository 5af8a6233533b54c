import { expect, test } from 'vitest'
import { getPromotion, listPromotions } from '#areas/dsr-promotions/dsr-promotions.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { items } from '#tests/support/distributor.ts'
import { seedPromotions } from './seed-promotions.ts'

const api = await startApi()

test('the demo has promotions that run, come and are over, none below cost [PLAT-1, STAFF-3]', async () => {
  await api.db.run('update users set is_demo = true')
  await api.db.run(
    `insert into categories (id, parent_id, name, unspsc) values ('disposables', null, 'Disposables', ''),
       ('pantry', null, 'Pantry', ''), ('bakery', null, 'Bakery', '')`,
  )
  const inCategory = (category: string, ...numbers: string[]) =>
    api.db.run('update items set category_id = $1, cost_cents = 500 where item_number = any($2)', [category, numbers])
  await inCategory('disposables', items.flour)
  await inCategory('disposables', items.oil)
  await api.db.run(`update items set description = 'CONTAINER DELI' where item_number = '${items.oil}'`)
  await inCategory('pantry', items.oysters)
  await inCategory('bakery', items.bread)
  await api.db.inTransaction((tx) => seedPromotions(tx, { today: '2026-03-02', now: api.clock.now(), division: 'NLV' }))
  const admin = await api.as('admin')
  const { promotions } = await admin.ask(listPromotions, { query: {} })
  expect(promotions.map(({ phase }) => phase).toSorted()).toEqual(['coming', 'over', 'running', 'running'])
  for (const { id } of promotions) {
    const shown = await admin.ask(getPromotion, { params: { promotionId: id } })
    expect(shown.items.length, shown.name).toBeGreaterThan(0)
    for (const item of shown.items) expect(item.isBelowCost, shown.name).toBe(false)
  }
})
