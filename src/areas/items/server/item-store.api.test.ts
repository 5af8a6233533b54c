import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { addDistributor, items, shipTos } from '#tests/support/distributor.ts'
import { itemFacts, itemSummaries } from './public.ts'

const { db } = await testDatabase()
beforeAll(() => addDistributor(db))

test('an item is reserved for one ship-to and for no other [ITEM-9]', async () => {
  const forOther = await itemFacts(db, shipTos.own, [items.reserved])
  expect(forOther.get(items.reserved)).toMatchObject({ isReserved: true, isReservedForThisShipTo: false })
  const forThem = await itemFacts(db, shipTos.foreign, [items.reserved])
  expect(forThem.get(items.reserved)).toMatchObject({ isReserved: true, isReservedForThisShipTo: true })
})

test('the items of a division are unknown in another [ITEM-9]', async () => {
  expect((await itemFacts(db, shipTos.otherDivision, [items.flour])).size).toBe(0)
  expect((await itemSummaries(db, shipTos.otherDivision, [items.flour])).size).toBe(0)
})

test('a summary carries the words of this customer only [ITEM-2]', async () => {
  await db.run(`insert into customer_items values ('NLV', '0000101', $1, 'Pizza flour', 'P-7')`, [items.flour])
  const own = await itemSummaries(db, shipTos.own, [items.flour])
  expect(own.get(items.flour)).toMatchObject({ customerDescription: 'Pizza flour', customerItemNumber: 'P-7' })
  const foreign = await itemSummaries(db, shipTos.foreign, [items.flour])
  expect(foreign.get(items.flour)).toMatchObject({ customerDescription: '', customerItemNumber: '' })
})

test('a summary has the stock in words and never in figures [ITEM-9]', async () => {
  const found = await itemSummaries(db, shipTos.own, [items.flour, items.outOfStock])
  expect(found.get(items.flour)?.stockStatus).toBe('in stock')
  expect(found.get(items.outOfStock)?.stockStatus).toBe('out of stock')
  expect(JSON.stringify([...found.values()])).not.toMatch(/onHand|lowBelow|reservedShipTos|cost/i)
})

test('facts and summaries have the stock of the warehouse that serves the ship-to, else of all [PLAT-3, ITEM-9]', async () => {
  await db.run(
    `insert into item_warehouse_stock (division, item_number, warehouse, on_hand_cases, low_below_cases)
     values ('NLV', $1, 'North', 3, 5), ('NLV', $1, 'South', 50, 5)`,
    [items.flour],
  )
  await db.run(`update ship_tos set warehouse = 'North' where division = 'NLV' and number = '0000101'`)
  const seenBy = async (place: typeof shipTos.own | typeof shipTos.foreign) => {
    const facts = await itemFacts(db, place, [items.flour, items.outOfStock])
    const summaries = await itemSummaries(db, place, [items.flour, items.outOfStock])
    return [facts.get(items.flour)?.onHandCases, summaries.get(items.flour)?.stockStatus]
  }
  expect(await seenBy(shipTos.own)).toEqual([3, 'low stock'])
  expect(await seenBy(shipTos.foreign)).toEqual([53, 'in stock'])
})

test('the placeholder is the top category, also after a branch was moved [ITEM-4]', async () => {
  const placeholder = async () => (await itemSummaries(db, shipTos.own, [items.flour])).get(items.flour)?.placeholder
  expect(await placeholder()).toBe('dry')
  await db.run(`insert into categories (id, parent_id, name) values ('bakery', null, 'Bakery')`)
  await db.run(`update categories set parent_id = 'bakery' where id = 'dry'`)
  expect(await placeholder()).toBe('bakery')
})
