import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { addDistributor, items, shipTos } from '#tests/support/distributor.ts'
import { shipToViewOf } from './ship-to-view.store.ts'

const { db } = await testDatabase()
beforeAll(async () => {
  await addDistributor(db)
  await db.run(`insert into customer_items values ('NLV', '0000101', $1, 'Pizza flour', 'P-7')`, [items.flour])
  await db.run(`insert into item_purchases values ('NLV', '0000101', $1, 4, '2026-02-27T10:00:00Z', null)`, [items.oil])
  await db.run('update items set is_proprietary = true where item_number = $1', [items.reserved])
})

test('a view holds the words, purchases and contracts of one ship-to [ITEM-2]', async () => {
  expect(await shipToViewOf(db, shipTos.own, '2026-03-03')).toEqual({
    words: [{ itemNumber: items.flour, description: 'Pizza flour', number: 'P-7' }],
    bought: [{ itemNumber: items.oil, times: 4, lastOrderedOn: '2026-02-27T10:00:00' }],
    bidItems: [items.oil],
    hiddenItems: [items.reserved],
    warehouse: '',
  })
})

test('another ship-to has none of them, and finds its own proprietary items [ITEM-9]', async () => {
  const view = await shipToViewOf(db, shipTos.foreign, '2026-03-03')
  expect(view).toEqual({ words: [], bought: [], bidItems: [], hiddenItems: [], warehouse: '' })
})

test('a contract counts on its days only [ITEM-8]', async () => {
  expect((await shipToViewOf(db, shipTos.own, '2019-12-31')).bidItems).toEqual([])
})
