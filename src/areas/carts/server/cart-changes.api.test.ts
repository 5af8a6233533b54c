import { expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { createCart, getCart, updateCartDetails } from '../cart.endpoints.ts'
import { setLine, setLines } from '../line.endpoints.ts'
import { listCartChanges, redoCartChange, undoCartChange } from '../change.endpoints.ts'

const api = await startApi()
const [buyer, colleague, dsr] = await Promise.all([api.as('buyer'), api.as('colleague'), api.as('dsr')])

async function cartOf(isVisibleToCustomer?: boolean) {
  const client = isVisibleToCustomer === undefined ? buyer : dsr
  const { cart } = await client.ask(createCart, {
    params: shipTos.own,
    body: { cart: {}, ...(isVisibleToCustomer !== undefined && { isVisibleToCustomer }) },
  })
  return { ...shipTos.own, cartId: cart.id }
}
const cases = (orderedCases: number) => ({ orderedCases, orderedUnits: 0 })
const flourOf = (params: { division: string; shipTo: string; cartId: string }) => ({
  ...params,
  itemNumber: items.flour,
})

test('a cart lists who changed which item from what to what, newest first [CART-12]', async () => {
  const params = await cartOf()
  await buyer.ask(setLine, { params: flourOf(params), body: cases(2) })
  await colleague.ask(setLine, { params: flourOf(params), body: cases(5) })
  const { changes } = await buyer.ask(listCartChanges, { params, query: { afterVersion: 1 } })
  expect(changes).toMatchObject([
    { version: 3, isOwn: false, lines: [{ itemNumber: items.flour, before: { cases: 2 }, after: { cases: 5 } }] },
    { version: 2, isOwn: true, lines: [{ before: { cases: 0 }, after: { cases: 2 } }] },
  ])
  expect(changes[0]!.lines[0]!.description).not.toBe('')
})

test("undo reverts the caller's own last change and nobody else's [CART-12]", async () => {
  const params = await cartOf()
  await buyer.ask(setLines, {
    params,
    body: {
      items: [
        { itemNumber: items.flour, ...cases(2) },
        { itemNumber: items.oil, ...cases(3) },
      ],
    },
  })
  await colleague.ask(setLine, { params: flourOf(params), body: cases(9) })
  const answer = await buyer.ask(undoCartChange, { params })
  expect(answer.cart.items).toMatchObject([{ itemNumber: items.flour, orderedCases: 9 }])
  expect(answer.undone).toBe(2)
  const again = await buyer.call(undoCartChange, { params })
  expect(again).toMatchObject({ status: 422, body: { code: 'nothing_to_undo' } })
  const { undoableVersion } = await buyer.ask(listCartChanges, { params, query: {} })
  expect(undoableVersion).toBeNull()
})

test('undo restores a removed line and the details, and only what nobody has changed since [CART-12]', async () => {
  const params = await cartOf()
  await buyer.ask(setLine, { params: flourOf(params), body: cases(2) })
  await buyer.ask(setLine, { params: { ...params, itemNumber: items.oil }, body: cases(1) })
  await buyer.ask(setLine, { params: flourOf(params), body: cases(0) })
  await buyer.ask(updateCartDetails, { params, body: { poNumber: 'NEW' } })
  expect((await buyer.ask(undoCartChange, { params })).cart.po).toBe('')
  const { cart } = await buyer.ask(undoCartChange, { params })
  expect(cart.items.map(({ itemNumber }) => itemNumber).toSorted()).toEqual([items.flour, items.oil].toSorted())
  await colleague.ask(setLine, { params: { ...params, itemNumber: items.oil }, body: cases(4) })
  const refused = await buyer.call(undoCartChange, { params })
  expect(refused).toMatchObject({ status: 409, body: { code: 'changed_since' } })
  expect((await buyer.ask(getCart, { params })).cart.version).toBe(cart.version + 1)
})

test('the changes of a hidden cart are not there for customers [CART-9, CART-12]', async () => {
  const params = await cartOf(false)
  await dsr.ask(setLine, { params: flourOf(params), body: cases(2) })
  expect(await buyer.call(listCartChanges, { params, query: {} })).toMatchObject({ status: 404 })
  expect(await buyer.call(undoCartChange, { params })).toMatchObject({ status: 404 })
})

test('an undo says what it set back, and redo takes it back until something else changes [CART-12]', async () => {
  const params = await cartOf()
  await buyer.ask(setLine, { params: flourOf(params), body: cases(2) })
  await buyer.ask(setLine, { params: { ...params, itemNumber: items.oil }, body: cases(3) })
  const name = (await buyer.ask(getCart, { params })).cart.items.find(({ itemNumber }) => itemNumber === items.oil)!
    .itemInfo.description
  expect(name).not.toBe('')
  const undone = await buyer.ask(undoCartChange, { params })
  expect(undone.message).toBe(`Undid: 3 CS of ${name} → 0`)
  const redone = await buyer.ask(redoCartChange, { params })
  expect(redone.message).toBe(`Redid: 0 of ${name} → 3 CS`)
  expect(redone.cart.items).toMatchObject([{ orderedCases: 2 }, { orderedCases: 3 }])
  const again = await buyer.call(redoCartChange, { params })
  expect(again).toMatchObject({ status: 422, body: { code: 'nothing_to_redo' } })
  expect((await buyer.ask(undoCartChange, { params })).cart.items).toHaveLength(1)
  expect(await colleague.call(redoCartChange, { params })).toMatchObject({ status: 422 })
})
