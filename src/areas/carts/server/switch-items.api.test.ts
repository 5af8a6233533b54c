import { beforeEach, expect, test } from 'vitest'
import { codeOf, startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { createCart, getCart } from '../cart.endpoints.ts'
import { addToCart } from '../line.endpoints.ts'
import { switchCartItem, switchCartItems } from '../switch-items.endpoints.ts'

const api = await startApi()
const [buyer, stranger, colleague] = await Promise.all([api.as('buyer'), api.as('stranger'), api.as('colleague')])
const own = shipTos.own

beforeEach(async () => {
  await api.db.run('delete from item_alternates')
  await api.db.run(`update items set replaced_by = null`)
  await alternate(items.flour, items.oil)
  await alternate(items.oil, items.flour, 50)
})

const alternate = (from: string, to: string, ratio = 100) =>
  api.db.run(
    `insert into item_alternates (division, item_number, alternate_number, case_ratio_hundredths) values ('NLV', $1, $2, $3)`,
    [from, to, ratio],
  )

async function cartOf(lines: readonly (readonly [string, number, number])[]) {
  const { cart } = await buyer.ask(createCart, { params: own, body: { cart: {} } })
  const params = { ...own, cartId: cart.id }
  for (const [itemNumber, orderedCases, orderedUnits] of lines)
    await buyer.ask(addToCart, { params: { ...params, itemNumber }, body: { orderedCases, orderedUnits } })
  return params
}
const linesOf = (cart: { items: { itemNumber: string; orderedCases: number; orderedUnits: number }[] }) =>
  cart.items.map(({ itemNumber, orderedCases, orderedUnits }) => [itemNumber, orderedCases, orderedUnits])

test('an alternate takes the place of an item, eaches becoming whole cases where it is sold so [CART-5]', async () => {
  const params = await cartOf([[items.flour, 2, 3]])
  const input = { params: { ...params, itemNumber: items.flour }, body: { alternateItemNumber: items.oil } }
  const { cart, message } = await buyer.ask(switchCartItem, input)
  expect(message).toBe('Cart updated successfully')
  expect(linesOf(cart)).toEqual([[items.oil, 3, 0]])
  expect(cart.version).toBe(3)
  expect(linesOf((await buyer.ask(getCart, { params })).cart)).toEqual([[items.oil, 3, 0]])
})

test('the successor of a discontinued item may take its place without being listed [CART-5]', async () => {
  const params = await cartOf([[items.flour, 2, 0]])
  await api.db.run(`update items set erp_status = 'discontinued', replaced_by = $1 where item_number = $2`, [
    items.outOfStock,
    items.flour,
  ])
  const input = { params: { ...params, itemNumber: items.flour }, body: { alternateItemNumber: items.outOfStock } }
  const { cart } = await buyer.ask(switchCartItem, input)
  expect(linesOf(cart)).toEqual([[items.outOfStock, 2, 0]])
  await api.db.run(`update items set erp_status = 'active' where item_number = $1`, [items.flour])
})

test.each([
  ['an item that is not its alternate', items.chicken, 'not_an_alternate'],
  ['an item reserved for others', items.reserved, 'item_reserved'],
  ['a discontinued one', items.discontinued, 'item_discontinued'],
  ['one without a price', items.unpriced, 'item_price_unavailable'],
])('%s does not take the place, and nothing changes [CART-5]', async (_, itemNumber, code) => {
  if (code !== 'not_an_alternate') await alternate(items.flour, itemNumber)
  const params = await cartOf([[items.flour, 1, 0]])
  const input = { params: { ...params, itemNumber: items.flour }, body: { alternateItemNumber: itemNumber } }
  expect(codeOf(await buyer.call(switchCartItem, input))).toBe(code)
  expect(linesOf((await buyer.ask(getCart, { params })).cart)).toEqual([[items.flour, 1, 0]])
})

test('a will-call cart takes no drop-ship alternate [CART-5]', async () => {
  await alternate(items.flour, items.oysters)
  const { cart } = await buyer.ask(createCart, { params: own, body: { cart: { soType: 'willCall' } } })
  const params = { ...own, cartId: cart.id, itemNumber: items.flour }
  await buyer.ask(addToCart, { params, body: { orderedCases: 1 } })
  const answer = await buyer.call(switchCartItem, { params, body: { alternateItemNumber: items.oysters } })
  expect(codeOf(answer)).toBe('item_not_for_will_call')
})

test('a switch decided on an older version of the cart is refused with the current cart [CART-5]', async () => {
  const params = await cartOf([[items.flour, 1, 0]])
  const input = { params: { ...params, itemNumber: items.flour }, body: { alternateItemNumber: items.oil } }
  const answer = await buyer.call(switchCartItem, input, { ifMatch: 1 })
  expect(answer).toMatchObject({ status: 409, body: { code: 'cart_changed', details: { cart: { version: 2 } } } })
  expect(codeOf(await buyer.call(switchCartItem, input, { ifMatch: 2 }))).toBeNull()
})

test('a price other than the one shown is refused with ours [CART-5]', async () => {
  const params = await cartOf([[items.flour, 1, 0]])
  const body = { alternateItemNumber: items.oil, casePrice: 1 }
  const answer = await buyer.call(switchCartItem, { params: { ...params, itemNumber: items.flour }, body })
  expect(answer).toMatchObject({ status: 409, body: { code: 'price_changed', details: { casePrice: 3000 } } })
})

test('many items switch at once, one after the other; those that cannot are returned [CART-5]', async () => {
  const params = await cartOf([
    [items.flour, 2, 0],
    [items.chicken, 1, 0],
  ])
  const wishes = [
    { itemNumber: items.flour, alternateItemNumber: items.oil },
    { itemNumber: items.chicken, alternateItemNumber: items.oil },
    { itemNumber: items.oysters, alternateItemNumber: items.oil },
  ]
  const { cart, errors, message } = await buyer.ask(switchCartItems, { params, body: { items: wishes } })
  expect(linesOf(cart)).toEqual([
    [items.chicken, 1, 0],
    [items.oil, 2, 0],
  ])
  expect(errors.map(({ itemNumber, errorCode }) => [itemNumber, errorCode])).toEqual([
    [items.chicken, 'not_an_alternate'],
    [items.oysters, 'item_not_in_cart'],
  ])
  expect(message).toBe('2 item(s) could not be switched')
})

test('a cart of others is not switched, and a locked one only by its owner [CART-9]', async () => {
  const params = await cartOf([[items.flour, 2, 0]])
  const input = { params: { ...params, itemNumber: items.flour }, body: { alternateItemNumber: items.oil } }
  expect((await stranger.call(switchCartItem, input)).status).toBe(404)
  await api.db.run(`update carts set sharing_mode = 'LOCK' where id = $1`, [params.cartId])
  expect(codeOf(await colleague.call(switchCartItem, input))).toBe('cart_locked_by_other')
  const many = { params, body: { items: [{ itemNumber: items.flour, alternateItemNumber: items.oil }] } }
  expect(codeOf(await colleague.call(switchCartItems, many))).toBe('cart_locked_by_other')
})

test('two who switch the same line at once switch it once [CART-12]', async () => {
  const params = await cartOf([[items.flour, 4, 0]])
  const input = { params: { ...params, itemNumber: items.flour }, body: { alternateItemNumber: items.oil } }
  const answers = await Promise.all([buyer, colleague, buyer, colleague].map((who) => who.call(switchCartItem, input)))
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
  expect(new Set(answers.map(codeOf))).toEqual(new Set([null, 'item_not_in_cart']))
  expect(linesOf((await buyer.ask(getCart, { params })).cart)).toEqual([[items.oil, 4, 0]])
})

test('an alternate that loses a diet or brings an allergen is never taken with others, alone only knowingly [CHECK-2]', async () => {
  const state = (itemNumber: string, diets: string[], details: object) =>
    api.db.run(`update items set dietary_preferences = $2, details = $3 where division = 'NLV' and item_number = $1`, [
      itemNumber,
      diets,
      JSON.stringify(details),
    ])
  await state(items.flour, ['organic'], { allergensFreeFrom: ['Milk'] })
  await state(items.oil, [], { allergensContains: ['Milk'] })
  const params = await cartOf([[items.flour, 1, 0]])
  const wish = { itemNumber: items.flour, alternateItemNumber: items.oil }
  const many = await buyer.ask(switchCartItems, { params, body: { items: [wish] } })
  expect(many.errors).toMatchObject([{ itemNumber: items.flour, errorCode: 'alternate_not_alike' }])
  expect(linesOf(many.cart)).toEqual([[items.flour, 1, 0]])
  const one = { params: { ...params, itemNumber: items.flour } }
  const refused = await buyer.call(switchCartItem, { ...one, body: { alternateItemNumber: items.oil } })
  expect(refused).toMatchObject({
    status: 422,
    body: { details: { loss: { diets: ['organic'], allergens: ['Milk'], unstated: [] } } },
  })
  const taken = await buyer.ask(switchCartItem, {
    ...one,
    body: { alternateItemNumber: items.oil, isLossAccepted: true },
  })
  expect(linesOf(taken.cart)).toEqual([[items.oil, 1, 0]])
  for (const itemNumber of [items.flour, items.oil]) await state(itemNumber, [], {})
})
