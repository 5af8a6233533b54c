import { expect, test } from 'vitest'
import { getItem } from '#areas/shop/shop.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'

const api = await startApi()

test('a nutrient whose daily value is not known is still shown, without one [ITEM-3]', async () => {
  const details = {
    nutrients: [
      { name: 'Total Sugars', uom: 'g', quantity: 2 },
      { name: 'Protein', uom: 'g' },
    ],
  }
  await api.db.run(`update items set details = $1 where item_number = $2`, [JSON.stringify(details), items.flour])
  const buyer = await api.as('buyer')
  const { item } = await buyer.ask(getItem, { params: { ...shipTos.own, itemNumber: items.flour } })
  expect(item.details.nutrients).toEqual([
    { name: 'Total Sugars', uom: 'g', quantity: 2, rdi: null },
    { name: 'Protein', uom: 'g', quantity: null, rdi: null },
  ])
})
