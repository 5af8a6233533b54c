import { expect, test } from 'vitest'
import {
  createPromotion,
  setPromotionStatus,
  updatePromotionItems,
} from '#areas/dsr-promotions/dsr-promotions.endpoints.ts'
import { buildInfo, buildItem } from '#areas/dsr-promotions/testing/build-promotion.ts'
import { createCart } from '#areas/carts/cart.endpoints.ts'
import { returnCart } from '#areas/checkout/return-cart.endpoints.ts'
import { rebuildPunchoutCart } from '#areas/punchout/punchout.endpoints.ts'
import { buyerSystem, shipToElement } from '#areas/punchout/testing/buyer-system.ts'
import { openReturnPage } from '#areas/punchout/testing/returned-message.ts'
import { createRecipe, getRecipe } from '#areas/recipes/recipes.endpoints.ts'
import { flour, menuRecipe } from '#areas/recipes/testing/build-recipe.ts'
import { startApi } from './support/api.ts'
import { items, shipTos } from './support/distributor.ts'

const api = await startApi()
const [admin, buyer] = await Promise.all([api.as('admin'), api.as('buyer')])

/** 10% off flour for the buyer's ship-to, in March. */
const { promotionId } = await admin.ask(createPromotion, { body: { division: 'NLV', ...buildInfo() } })
const move = (status: 'active' | 'paused') =>
  admin.ask(setPromotionStatus, { params: { promotionId }, body: { status } })
await admin.ask(updatePromotionItems, { params: { promotionId }, body: { items: [buildItem()] } })

test('a plate costs what the promoted case costs, from the moment the promotion starts until it pauses [STAFF-3, RECIPE-2]', async () => {
  const { recipe } = await buyer.ask(createRecipe, { params: shipTos.own, body: menuRecipe('Loaf', [flour()]) })
  const cost = async () =>
    (await buyer.ask(getRecipe, { params: { ...shipTos.own, recipeId: recipe.id } })).totalIngredientCost
  // 2 of the 40 lb of a case: of $20.00 a dollar, of $18.00 ninety cents.
  expect(await cost()).toBe(100)
  await move('active')
  expect(await cost()).toBe(90)
  await move('paused')
  expect(await cost()).toBe(100)
})

test('a cart goes back to a procurement system at the promoted price, and an edit names what changed [STAFF-3, PUNCH-3]', async () => {
  await move('active')
  const mapping = [{ shipTo: '0000101', punchoutShipTo: 'W-1' }]
  const system = await buyerSystem(api, 'buyer', { mapping, settings: { uomMapCase: 'CASE' } })
  const at = shipToElement('W-1')
  const visit = await system.visit(at)
  const lines = [{ itemNumber: items.flour, orderedCases: 2, orderedUnits: 0 }]
  const { cart } = await visit.ask(createCart, {
    params: shipTos.own,
    body: { cart: { sharingMode: 'UNLOCK' }, items: lines },
  })
  await visit.ask(returnCart, { params: { ...shipTos.own, cartId: cart.id }, body: {} }, { ifMatch: cart.version })
  const sent = await openReturnPage(api, visit.cookie)
  expect(sent.lines.map((line) => [line[0], line[2], line[3]])).toEqual([['0001001', '2', '18.00']])
  expect(sent.total).toBe('36.00')
  await move('paused')
  const itemOut = `<ItemOut quantity="2"><ItemID><SupplierPartID>1001</SupplierPartID><SupplierPartAuxiliaryID>${sent.lines[0]![1]}</SupplierPartAuxiliaryID></ItemID></ItemOut>`
  const edit = await system.visit(at + itemOut, 'edit')
  const { changedPrices } = await edit.ask(rebuildPunchoutCart, { params: shipTos.own })
  expect(changedPrices.map(({ partId, unit, before, now }) => [partId, unit, before, now])).toEqual([
    ['1001', 'case', 180_000, 2000],
  ])
})
