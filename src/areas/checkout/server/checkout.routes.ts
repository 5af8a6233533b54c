import { isAboveThreshold } from '#areas/carts/rules/is-above-threshold.ts'
import { cartQuery, type CartRow, visibleCartOf } from '#areas/carts/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { possibleDateOf } from '#areas/routing/rules/possible-dates.ts'
import { ifShortOfItems } from '#areas/substitutions/server/public.ts'
import { handle, handleAhead } from '#platform/http/handle.ts'
import { placeOrder, reviewCart } from '../checkout.endpoints.ts'
import { listFindings } from '../rules/list-findings.ts'
import { lineDatesOf, reviewFactsOf } from './order-of-cart.ts'
import { placeCart } from './place-cart.ts'

/** CHECK-1: the cart as it would be ordered now. */
export const reviewCartHandler = handleAhead(
  reviewCart,
  ({ params, now }) => cartQuery({ ...params, now }),
  async ({ db, caller, now }, [row]: readonly CartRow[]) => {
    const cart = await visibleCartOf(db, row, caller)
    const facts = reviewFactsOf(cart, caller.actor, now)
    const date = cart.deliveryDate
    const numbers = cart.lines.map(({ itemNumber }) => itemNumber)
    const wishes = await ifShortOfItems(db, cart.customer, date ?? todayIn(cart.customer.timeZone, now), numbers)
    return {
      cartVersion: cart.version,
      deliveryDate: date,
      findings: listFindings(facts),
      lineDates: lineDatesOf(cart, caller.actor, now),
      ifShort: [...wishes].map(([itemNumber, wish]) => ({ itemNumber, ...wish })),
      cutOffAt: date === null ? null : possibleDateOf(date, facts.dates).cutOffAt,
      serverTime: now.toISOString(),
      timeZone: cart.customer.timeZone,
      ...(caller.isStaff && { isAboveThreshold: isAboveThreshold(facts.subtotal, facts.shipTo) }),
    }
  },
)

/** CHECK-4: the caller's cart becomes an order. */
export const placeOrderHandler = handle(placeOrder, placeCart)
