import { expect, test } from 'vitest'
import { createCustomItem, deleteCustomItem } from '#areas/customer-data/custom-items.endpoints.ts'
import {
  createCustomerCategory,
  createCustomerLocation,
  deleteCustomerCategory,
  deleteCustomerLocation,
} from '#areas/customer-data/named-entries.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { getCustomerInventory } from '../inventory.endpoints.ts'
import { addGuide } from '../testing/add-guide.ts'
import { openedCount } from '../testing/opened-count.ts'

const api = await startApi()
const buyer = await api.as('buyer')
const own = shipTos.own

const namedByCounts = (count: number) => ({ uses: [{ noun: 'count line', count }] })

/** An open count of flour and a custom item, whose guide is gone: nothing else names the item. */
async function countOfPickles(described: object = {}) {
  const guideId = await addGuide(api.db, own, [{ itemNumber: items.flour }])
  const { customItem } = await buyer.ask(createCustomItem, {
    params: own,
    body: { description: 'PICKLES', casePrice: 2400, ...described },
  })
  await api.db.run(
    `insert into guide_items (guide_id, line_id, division, ship_to, custom_item_id, sort_sequence)
     values ($1, $2, 'NLV', '0000101', $2, 9)`,
    [guideId, customItem.id],
  )
  const count = await openedCount(api, buyer, {}, guideId)
  await api.db.run('delete from guides where id = $1', [guideId])
  const { lineId } = count.lines.find(({ customItemId }) => customItemId === customItem.id)!
  return { ...count, lineId, deleteItem: () => buyer.ask(deleteCustomItem, { params: { ...own, id: customItem.id } }) }
}

test('a custom item that only a count names is deactivated, and the count closes with its value [GUIDE-4, INV-1]', async () => {
  const { lineId, operation, count, close, deleteItem } = await countOfPickles()
  expect(await deleteItem()).toMatchObject({ isDeactivated: true })
  await count([operation(items.flour, 0, { lineId, caseHundredths: 150 })])
  // 1.5 cases at $24.00.
  expect(await close()).toMatchObject({ ok: true, body: { inventory: { valueCents: 3600 } } })
  // The next count is compared with it.
  expect(await deleteItem()).toMatchObject({ isDeactivated: true })
})

test('a location that an open count names is deleted when that is wanted all the same; the count keeps its copy [GUIDE-4, INV-1]', async () => {
  const { location } = await buyer.ask(createCustomerLocation, { params: own, body: { name: 'Cellar' } })
  const guideId = await addGuide(api.db, own, [{ itemNumber: items.flour, locationId: location.id }])
  const { params, lines, operation, count, close } = await openedCount(api, buyer, {}, guideId)
  await api.db.run('delete from guides where id = $1', [guideId])
  const target = { params: { ...own, id: location.id } }
  expect(await buyer.call(deleteCustomerLocation, target)).toMatchObject({
    status: 409,
    body: { code: 'in_use', details: namedByCounts(1) },
  })
  await buyer.ask(deleteCustomerLocation, { ...target, query: { moveTo: 'none' } })
  const after = await buyer.ask(getCustomerInventory, { params })
  expect(after.lines).toEqual(lines)
  // A device that was offline in the meantime counted at it.
  const counted = await count([operation(items.flour, 100, { locationId: location.id })])
  expect(counted.body).toMatchObject({ refused: [] })
  expect((await close()).ok).toBe(true)
})

test('a location at which an item was counted that stands elsewhere is in use until the count is closed [GUIDE-4, NEXT-9]', async () => {
  const { operation, count, close } = await openedCount(api, buyer)
  const add = async (name: string) =>
    (await buyer.ask(createCustomerLocation, { params: own, body: { name } })).location.id
  const remove = async (id: string) => buyer.call(deleteCustomerLocation, { params: { ...own, id } })
  const [bar, patio] = [await add('Bar'), await add('Patio')]
  const flour = operation(items.flour, 100, { locationId: bar })
  await count([flour, operation(items.oil, 100, { locationId: bar })])
  await count([operation(items.flour, 300, { locationId: bar, replaces: [flour.opId] })])
  expect(await remove(bar)).toMatchObject({ status: 409, body: { details: namedByCounts(2) } })
  expect((await remove(patio)).ok).toBe(true)
  expect((await close()).ok).toBe(true)
  expect((await remove(bar)).ok).toBe(true)
})

test('a category that an open count names is in use, and a closed count names none [GUIDE-4, INV-1]', async () => {
  const { category } = await buyer.ask(createCustomerCategory, { params: own, body: { name: 'Jars' } })
  const { deleteItem, close, operation, count, lineId } = await countOfPickles({ categoryId: category.id })
  await deleteItem()
  await api.db.run('update custom_items set category_id = null')
  const target = { params: { ...own, id: category.id } }
  expect(await buyer.call(deleteCustomerCategory, target)).toMatchObject({
    status: 409,
    body: { code: 'in_use', details: namedByCounts(1) },
  })
  await count([operation(items.flour, 0, { lineId, caseHundredths: 100 })])
  expect((await close()).ok).toBe(true)
  expect((await buyer.call(deleteCustomerCategory, target)).ok).toBe(true)
})
