import { expect, test } from 'vitest'
import { createCart } from '#areas/carts/cart.endpoints.ts'
import { addToCart } from '#areas/carts/line.endpoints.ts'
import { searchShop } from '#areas/shop/shop.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'

const api = await startApi()
const buyer = await api.as('buyer')

test('rows of the shop and of the cart carry the small form of the first picture, or none [ITEM-4, CHECK-1]', async () => {
  const pictures = (number: string, images: object[]) =>
    api.db.run('update items set images = $1 where item_number = $2', [JSON.stringify(images), number])
  await pictures(items.flour, [{ url: '/p/flour.jpg', thumbnailUrl: '/p/flour-small.jpg' }, { url: '/p/sack.jpg' }])
  await pictures(items.oil, [{ url: 'https://pictures.example/oil.jpg' }])
  const expected = {
    [items.flour]: '/p/flour-small.jpg',
    [items.oil]: 'https://pictures.example/oil.jpg',
    [items.bread]: null,
  }
  const shop = await buyer.ask(searchShop, { params: shipTos.own, query: {} })
  const { cart } = await buyer.ask(createCart, { params: shipTos.own, body: { cart: {} } })
  let lines = cart.items
  for (const [itemNumber, thumbnailUrl] of Object.entries(expected)) {
    expect(shop.items.find((row) => row.itemNumber === itemNumber)?.thumbnailUrl).toBe(thumbnailUrl)
    const params = { ...shipTos.own, cartId: cart.id, itemNumber }
    lines = (await buyer.ask(addToCart, { params, body: { orderedCases: 1 } })).cart.items
  }
  expect(Object.fromEntries(lines.map((line) => [line.itemNumber, line.itemInfo.thumbnailUrl]))).toEqual(expected)
})
