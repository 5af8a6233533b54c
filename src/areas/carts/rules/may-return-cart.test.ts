import { expect, test } from 'vitest'
import { abilityOf } from '#kit/decision.ts'
import { buildActor, buildCart, buildShipTo } from '../testing/build-cart.ts'
import { cartAbilities } from './cart-abilities.ts'
import { mayReturnCart } from './may-return-cart.ts'

const visit = buildActor({ isPunchout: true, punchoutId: 'visit', can: (feature) => feature === 'manageCart' })
const cart = buildCart({ punchoutId: 'visit' })

test('the buyer of a procurement session returns its cart without a right to place orders [PUNCH-4]', () => {
  expect(mayReturnCart(cart, visit, buildShipTo()).allowed).toBe(true)
  expect(cartAbilities(cart, visit, buildShipTo()).placeOrder).toBeNull()
})

test('nobody else returns one, nor one twice, nor for a ship-to that may not order [PUNCH-4]', () => {
  expect(mayReturnCart(buildCart(), buildActor(), buildShipTo()).allowed).toBe(false)
  expect(abilityOf(mayReturnCart(buildCart({ punchoutId: 'other' }), visit, buildShipTo()))).toBe('cart_not_found')
  expect(abilityOf(mayReturnCart({ ...cart, status: 'returned' }, visit, buildShipTo()))).toBe('cart_of_punchout')
  expect(abilityOf(mayReturnCart(cart, visit, buildShipTo({ isOrderingAllowed: false })))).toBe('ordering_not_allowed')
})
