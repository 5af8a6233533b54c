import { expect, test } from 'vitest'
import { buildActor, buildCart, buildShipTo } from '../testing/build-cart.ts'
import { cartAbilities } from './cart-abilities.ts'

const buyer = buildActor()
const colleague = buildActor({ userId: 'colleague' })

test('each ability of a cart is null or the code of what stands against it [CART-9]', () => {
  const locked = buildCart({ sharingMode: 'LOCK' })
  expect(cartAbilities(buildCart(), buyer, buildShipTo())).toEqual({
    change: null,
    discard: null,
    setActive: null,
    placeOrder: null,
    modifyAccess: null,
  })
  expect(cartAbilities(locked, colleague, buildShipTo())).toEqual({
    change: 'cart_locked_by_other',
    discard: 'cart_locked_by_other',
    setActive: 'cart_switch_locked',
    placeOrder: 'cart_locked_by_other',
    modifyAccess: 'cart_access_not_allowed',
  })
  const noOrders = buildActor({ can: (feature) => feature === 'manageCart' })
  expect(cartAbilities(buildCart(), noOrders, buildShipTo()).placeOrder).toBe('adding_orders_not_allowed')
  const blocked = buildShipTo({ isOrderingAllowed: false })
  expect(cartAbilities(buildCart(), buyer, blocked).placeOrder).toBe('ordering_not_allowed')
})
