import { expect, test } from 'vitest'
import { createCart } from '#areas/carts/cart.endpoints.ts'
import { addToCart } from '#areas/carts/line.endpoints.ts'
import { codeOf, startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { updateGuide } from '../guide-items.endpoints.ts'
import { createGuide, setDefaultGuide } from '../guides.endpoints.ts'
import { listItemPars } from '../item-pars.endpoints.ts'

const api = await startApi()
const params = shipTos.own

test('the par of a cart’s item is that of the default guide, otherwise of another one [GUIDE-3, CHECK-1]', async () => {
  const buyer = await api.as('buyer')
  const guideWith = async (name: string, itemNumber: string, caseParValue: number) => {
    const { guide } = await buyer.ask(createGuide, { params, body: { type: 'CustomOrder', name } })
    const of = { ...params, type: guide.type, guideId: guide.id }
    const itemsAdded = [{ itemNumber, caseParValue }]
    await buyer.ask(updateGuide, { params: of, body: { action: 'UpdateGuideItemsOnly', itemsAdded } })
    return { guideId: guide.id, type: guide.type }
  }
  await guideWith('Bar', items.flour, 2)
  const kitchen = await guideWith('Kitchen', items.flour, 6)
  await guideWith('Pantry', items.oil, 3)
  const { cart } = await buyer.ask(createCart, { params, body: { cart: {} } })
  for (const itemNumber of [items.flour, items.chicken])
    await buyer.ask(addToCart, { params: { ...params, cartId: cart.id, itemNumber }, body: { orderedCases: 1 } })
  const parsOf = async () => (await buyer.ask(listItemPars, { params, query: { cartId: cart.id } })).pars
  // Nothing of oil, which is not in the cart, nor of chicken, which has no par.
  expect(await parsOf()).toEqual([{ itemNumber: items.flour, guideName: 'Bar', caseParValue: 2, eachParValue: null }])
  await buyer.ask(setDefaultGuide, { params, body: kitchen })
  expect((await parsOf()).map(({ guideName, caseParValue }) => [guideName, caseParValue])).toEqual([['Kitchen', 6]])
  const sibling = await buyer.call(listItemPars, { params: shipTos.sibling, query: { cartId: cart.id } })
  expect(codeOf(sibling)).toBe('cart_not_found')
})
