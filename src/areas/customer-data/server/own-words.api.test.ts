import { expect, test } from 'vitest'
import { searchShop } from '#areas/shop/shop.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { getOwnWords, listOwnWords, updateOwnWords } from '../custom-items.endpoints.ts'

const api = await startApi()
const buyer = await api.as('buyer')
const params = shipTos.own
const flour = { params: { ...params, itemNumber: items.flour } }

test("a ship-to's own words for an item are written, found in the shop, listed and removed [GUIDE-4, ITEM-2]", async () => {
  const before = await buyer.ask(getOwnWords, flour)
  expect(before).toMatchObject({ description: 'FLOUR ALL PURPOSE', customerDescription: '', customerItemNumber: '' })
  // Read once, so that the search has them in memory.
  await buyer.ask(searchShop, { params, query: { keyword: 'pizza' } })
  const body = { customerDescription: 'Pizza flour', customerItemNumber: 'P-7' }
  await buyer.ask(updateOwnWords, { ...flour, body }, { ifMatch: before.version })
  // The event takes a moment to arrive.
  await expect
    .poll(async () => (await buyer.ask(searchShop, { params, query: { keyword: 'pizza' } })).items)
    .toMatchObject([{ itemNumber: items.flour }])
  expect((await buyer.ask(listOwnWords, { params, query: { keyword: 'p-7', includeTotal: 'true' } })).ownWords).toEqual(
    [expect.objectContaining({ itemNumber: items.flour, ...body })],
  )
  expect((await buyer.ask(listOwnWords, { params: shipTos.sibling })).ownWords).toEqual([])
  await buyer.ask(updateOwnWords, { ...flour, body: { customerDescription: '', customerItemNumber: '' } })
  expect((await buyer.ask(listOwnWords, { params })).ownWords).toEqual([])
})

test('a stale change of own words returns them as they are [GUIDE-4]', async () => {
  const { version } = await buyer.ask(getOwnWords, flour)
  await buyer.ask(updateOwnWords, { ...flour, body: { customerDescription: 'Bread flour' } }, { ifMatch: version })
  const late = await buyer.call(updateOwnWords, { ...flour, body: { customerItemNumber: '9' } }, { ifMatch: version })
  expect(late).toMatchObject({
    status: 409,
    body: { code: 'words_changed', details: { ownWords: { customerDescription: 'Bread flour' } } },
  })
})

test('an item the ship-to cannot see has no words, like a missing one [GUIDE-4, ITEM-9]', async () => {
  await api.db.run(`update items set is_proprietary = true where item_number = $1`, [items.reserved])
  for (const itemNumber of [items.reserved, '0009999']) {
    const target = { params: { ...params, itemNumber } }
    const answers = [
      await buyer.call(getOwnWords, target),
      await buyer.call(updateOwnWords, { ...target, body: { customerDescription: 'X' } }),
    ]
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { code: 'item_not_found' } })
  }
})
