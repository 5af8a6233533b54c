import { v7 as uuidv7 } from 'uuid'
import type { Actor } from '#kit/actor.ts'
import { orRefuse } from '#kit/decision.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { liveChannel, type LiveEvent } from '#platform/events/live-events.ts'
import { shipToOf } from '#areas/customers/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { routesOf } from '#areas/routing/server/public.ts'
import type { CartGuide } from '../cart.ts'
import type { CartFacts } from '../cart.ts'
import { cartHolderOf } from '../rules/cart-holder.ts'
import { planCart, type CartRequest, type NewCart } from '../rules/plan-cart.ts'
import { auditActing } from './audit-acting.ts'
import { type CartWork, changedBy } from './cart-call.ts'
import type { ChangedBy } from './save-cart.ts'

/** What a cart was started from. */
interface Origin {
  readonly guideInfo?: CartGuide | null
  /** NEXT-2: the placed order the cart changes. */
  readonly changesOrder?: CartFacts['changesOrder']
  /** PUNCH-3: a procurement system ordered it: it is nobody's active cart. */
  readonly isOrderedElsewhere?: boolean
  /** NEXT-4: the draft of a standing order that asks first, or is ordered by itself. */
  readonly standingOrder?: 'ask' | 'auto'
  /** False: the maker's active cart stays as it is (STAFF-5). */
  readonly isActive?: boolean
}

/**
 * CART-3: decides over a new cart and writes it, active for the one who made it; a refusal becomes
 * the answer of the call.
 */
export async function startCart(
  db: Queries,
  call: CartWork,
  request: CartRequest & Origin,
): Promise<{ cartId: string; warning: string | null }> {
  const { params, caller, now } = call
  const shipTo = shipToOf(caller)
  const routes = await routesOf(db, params.division, params.shipTo)
  const calendar = { ...routes, timeZone: shipTo.timeZone, today: todayIn(shipTo.timeZone, now), now }
  const decided = orRefuse(planCart(request, caller.actor, shipTo, calendar))
  const cartId = await insertCart(db, decided, request, changedBy(call))
  return { cartId, warning: decided.warning }
}

const insert = sql(
  'carts.insert',
  `with cart as (
     insert into carts (id, division, ship_to, bill_to, po, type, so_type, delivery_date, sharing_mode, int_owner_id,
                        ext_owner_id, is_visible_to_customer, guide_info, order_id, order_number, order_version, source,
                        punchout_id, created_by, created_at, changed_by, changed_at)
     values (:id, :division, :shipTo, :billTo, :po, :type, :soType, :deliveryDate, :sharingMode, :intOwnerId,
       :extOwnerId, :isVisibleToCustomer, :guideInfo, :orderId, :orderNumber, :orderVersion, :source,
       :punchoutId, :userId, :now, :userId, :now)
   ), remembered as (
     insert into cart_changes (cart_id, version, at, user_id, real_user_id, kind)
     values (:id, 1, :now, :userId, :realUserId, 'created')
   ), active as (
     insert into active_carts (holder_id, punchout_id, division, ship_to, cart_id)
     select :holder::uuid, :punchoutId, :division, :shipTo, :id where :holder::uuid is not null
     on conflict (holder_id, division, ship_to) do update set cart_id = excluded.cart_id
   )
   select pg_notify('${liveChannel}', :event)`,
)

/** Writes a new cart, active for its maker; returns its id. */
async function insertCart(db: Queries, cart: NewCart, origin: Origin, by: ChangedBy) {
  const { guideInfo = null, changesOrder = null, isActive = !origin.isOrderedElsewhere } = origin
  const id = uuidv7()
  const { userId, realUserId } = by.actor
  const event: LiveEvent = {
    topic: 'carts',
    division: cart.division,
    shipTo: cart.shipTo,
    id,
    by: realUserId,
    ...(!cart.isVisibleToCustomer && { staffOnly: true }),
  }
  await db.run(
    insert({
      id,
      division: cart.division,
      shipTo: cart.shipTo,
      billTo: cart.billTo,
      po: cart.po,
      type: cart.type,
      soType: cart.soType,
      deliveryDate: cart.deliveryDate,
      sharingMode: cart.sharingMode,
      intOwnerId: cart.intOwnerId,
      extOwnerId: cart.extOwnerId,
      isVisibleToCustomer: cart.isVisibleToCustomer,
      guideInfo: guideInfo ? JSON.stringify(guideInfo) : null,
      orderId: changesOrder?.id ?? null,
      orderNumber: changesOrder?.orderNumber ?? null,
      orderVersion: changesOrder?.version ?? null,
      source: sourceOf(by.actor, origin),
      punchoutId: by.actor.punchoutId ?? null,
      holder: isActive ? cartHolderOf(by.actor) : null,
      userId,
      now: by.now,
      realUserId,
      event: JSON.stringify(event),
    }),
  )
  const { division, shipTo, type, po, soType, deliveryDate } = cart
  const details = { type, po, soType, deliveryDate }
  await auditActing(db, { id, division, shipTo }, 'created', details, by)
  return id
}

const sourceOf = ({ punchoutId }: Actor, { isOrderedElsewhere, standingOrder }: Origin): string => {
  if (isOrderedElsewhere) return 'punchout-order'
  if (standingOrder) return standingOrder === 'auto' ? 'standing-order' : 'standing-draft'
  return punchoutId === undefined ? 'online' : 'punchout'
}
