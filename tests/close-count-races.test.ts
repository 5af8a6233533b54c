import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createCart, getCart } from '#areas/carts/cart.endpoints.ts'
import { placeOrder } from '#areas/checkout/checkout.endpoints.ts'
import { readyCart } from '#areas/checkout/testing/ready-cart.ts'
import { getCustomerInventory } from '#areas/inventory/inventory.endpoints.ts'
import { openedCount } from '#areas/inventory/testing/opened-count.ts'
import { codeOf, startApi } from './support/api.ts'
import { items, shipTos } from './support/distributor.ts'

const api = await startApi()
const [buyer, colleague] = await Promise.all([api.as('buyer'), api.as('colleague')])
const opened = () => openedCount(api, buyer)

/** Both at once; every second round the other has a head start, longer each time, up to 60 ms. */
async function race<A, B>(round: number, one: () => Promise<A>, other: () => Promise<B>): Promise<[A, B]> {
  const headStart = round % 2 === 0 ? 0 : (round * 4) % 60
  return Promise.all([sleep(headStart).then(one), other()])
}

test('placing an order and closing a count into its cart at once: the order has what was seen, or the cart has the count [INV-1, CHECK-4]', async () => {
  const seen = new Set<string>()
  for (let round = 0; round < 16; round++) {
    const params = await readyCart(buyer)
    const { params: ofCount, operation, count, close } = await opened()
    // Par 4, one there: three are needed, two are in the cart.
    await count([operation(items.flour, 100)])
    const [placed, closed] = await race(
      round,
      () => buyer.call(placeOrder, { params, body: {} }, { ifMatch: 3 }),
      () => close({ addToCart: 'underPar', cartId: params.cartId }, colleague),
    )
    const outcome = [codeOf(placed) ?? 'placed', codeOf(closed) ?? 'closed'].join()
    expect(['placed,cart_already_ordered', 'cart_changed,closed']).toContain(outcome)
    const { inventory } = await buyer.ask(getCustomerInventory, { params: ofCount })
    expect(inventory.status).toBe(closed.ok ? 'closed' : 'open')
    const lines = await api.db.rows<{ cases: number }>(
      'select ordered_cases as cases from cart_lines where cart_id = $1 and item_number = $2',
      [params.cartId, items.flour],
    )
    expect(lines).toEqual([{ cases: closed.ok ? 3 : 2 }])
    seen.add(outcome)
  }
  expect(seen.size).toBe(2)
})

test('two counts closed into one cart at once raise it to what is needed, not to twice that [INV-1]', async () => {
  for (let round = 0; round < 6; round++) {
    const { cart } = await buyer.ask(createCart, { params: shipTos.own, body: { cart: { sharingMode: 'UNLOCK' } } })
    const counts = [await opened(), await opened()] as const
    for (const { count, operation } of counts) await count([operation(items.flour, 100)])
    const into = { addToCart: 'underPar', cartId: cart.id }
    const [one, other] = await race(
      round,
      () => counts[0].close(into),
      () => counts[1].close(into, colleague),
    )
    expect([one.status, other.status]).toEqual([200, 200])
    const { cart: after } = await buyer.ask(getCart, { params: { ...shipTos.own, cartId: cart.id } })
    expect(after.items.map(({ orderedCases }) => orderedCases)).toEqual([3])
  }
})

test('a count closed while a phone sends its hour: what was taken is in the figures, all else is refused as a whole [INV-1, NEXT-9]', async () => {
  const seen = new Set<string>()
  for (let round = 0; round < 16; round++) {
    const { params, operation, count, close } = await opened()
    await count([operation(items.oil, 100)])
    const hour = [operation(items.flour, 100), operation(items.flour, 50)]
    hour[1]!.joins = [hour[0]!.opId]
    const [sent, closed] = await race(
      round,
      () => count(hour, colleague),
      () => close(),
    )
    expect(closed.status).toBe(200)
    const { results } = await buyer.ask(getCustomerInventory, { params })
    const flour = results![0]!.counted?.caseHundredths ?? null
    expect([codeOf(sent), flour]).toEqual(sent.ok ? [null, 150] : ['inventory_closed', null])
    seen.add(codeOf(sent) ?? 'taken')
  }
  expect(seen.size).toBe(2)
})
