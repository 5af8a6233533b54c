import { expect, test } from 'vitest'
import { why } from '#kit/decision.ts'
import { buildActor, buildCart, buildShipTo } from '../testing/build-cart.ts'
import { mayPlaceOrder } from './may-place-order.ts'

test('placing an order takes the cart, the feature and a customer who may order [CHECK-4]', () => {
  const decide = (cart = buildCart(), actor = buildActor(), shipTo = buildShipTo()) =>
    why(mayPlaceOrder(cart, actor, shipTo))
  expect(decide()).toBeUndefined()
  expect(decide(buildCart({ status: 'ordered' }))).toBe('This cart was already placed as an order.')
  const noOrders = buildActor({ can: (feature) => feature === 'manageCart' })
  expect(decide(buildCart(), noOrders)).toBe('You do not have permission to place orders.')
  expect(decide(buildCart(), buildActor(), buildShipTo({ isOrderingAllowed: false }))).toContain('not allowed')
})
