import { Refused } from '#kit/decision.ts'
import { sql } from '#platform/database/statement.ts'
import { handle } from '#platform/http/handle.ts'
import { type CartEnd, getCartEnd } from '../cart-end.endpoints.ts'
import { cartRefusals } from '../cart.refusals.ts'
import { maySeeCart } from '../rules/may-see-cart.ts'

interface EndRow extends Pick<CartEnd, 'name' | 'at' | 'po' | 'order'> {
  readonly status: 'open' | CartEnd['kind']
  readonly isVisibleToCustomer: boolean
  readonly punchoutId: string | null
  readonly userId: string
  readonly realUserId: string
  readonly realName: string
}

// The last change is the one that ended the cart: nothing changes it afterwards.
const ending = sql(
  'carts.ending',
  `select t.status, t.po, t.is_visible_to_customer as "isVisibleToCustomer",
          t.punchout_id as "punchoutId", t.changed_at as at, c.details->'order' as "order",
          u.id as "userId", u.name, r.id as "realUserId", r.name as "realName"
   from carts t
   left join cart_changes c on c.cart_id = t.id and c.version = t.version
   join users u on u.id = coalesce(c.user_id, t.changed_by)
   join users r on r.id = coalesce(c.real_user_id, t.changed_by)
   where t.division = :division and t.ship_to = :shipTo and t.id = :cartId`,
)

/** CART-12: a cart that is hidden, foreign or missing reads the same as ever (security 9, 13). */
export const getCartEndHandler = handle(getCartEnd, async ({ db, params, caller: { actor } }) => {
  const row = await db.maybe<EndRow>(
    ending({ division: params.division, shipTo: params.shipTo, cartId: params.cartId }),
  )
  if (!row || !maySeeCart(row, actor)) throw new Refused(cartRefusals.cart_not_found)
  const { status, userId, realUserId, name, realName, at, po, order } = row
  if (status === 'open') return { end: null }
  const isOwn = realUserId === actor.realUserId
  return {
    end: { kind: status, name: userId === realUserId ? name : `${realName} for ${name}`, isOwn, at, po, order },
  }
})
