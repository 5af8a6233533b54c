import { expect, test } from 'vitest'
import { getCustomerInventory, listCustomerInventories } from '#areas/inventory/inventory.endpoints.ts'
import { addGuide } from '#areas/inventory/testing/add-guide.ts'
import { startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { seedCounts } from './seed-counts.ts'

const api = await startApi()

test('a kitchen of the demo has counted for twelve Sundays and is in the middle of a count [PLAT-1, INV-1]', async () => {
  await api.db.run(`update users set email = 'buyer@harborbistro.example', is_demo = true where id = $1`, [
    people.buyer,
  ])
  await addGuide(api.db, shipTos.own, [
    { itemNumber: items.flour, caseParValue: 4 },
    { itemNumber: items.oil },
    { itemNumber: items.chicken },
  ])
  await api.db.inTransaction((tx) => seedCounts(tx, '2026-03-02'))
  const buyer = await api.as('buyer')
  const { inventories, totalRecords } = await buyer.ask(listCustomerInventories, {
    params: shipTos.own,
    query: { includeTotal: 'true' },
  })
  expect([totalRecords, inventories.map(({ closedOn }) => closedOn).slice(0, 3)]).toEqual([
    13,
    [null, '2026-03-01', '2026-02-22'],
  ])
  const params = { ...shipTos.own, inventoryId: inventories[1]!.id }
  const { results } = await buyer.ask(getCustomerInventory, { params })
  expect(results!.every(({ counted, previous }) => counted && previous?.closedOn === '2026-02-22')).toBe(true)
  expect(inventories[1]!.valueCents).toBeGreaterThan(0)
})
