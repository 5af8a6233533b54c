import type { Actor } from '#kit/actor.ts'
import { shipTosAllowed } from '#areas/access/server/public.ts'
import type { ShipToChoice } from '#areas/people/current-user.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { ListedCart } from '../cart.ts'
import type { CartFilters } from '../cart-filters.ts'
import { guideColumn, orderColumn, ownerJson } from './cart-sql.ts'
import { contentsOf } from './listed-contents.ts'
import { type CartHeadFacts, headOf } from './to-cart.ts'

/** A cart as a row of a list, without what its lines say. */
interface CartRow extends Omit<CartHeadFacts, 'overriddenLines'> {
  readonly shipToInfo: ShipToChoice
}

const isActive = `exists (select from active_carts a where a.holder_id = :userId and a.division = t.division
  and a.ship_to = t.ship_to and a.cart_id = t.id)`

/** The rule `ownershipOf` in SQL; a test compares the two. */
const ownership = `case when :userId in (t.int_owner_id, t.ext_owner_id) then 'OwnedByMe'
  when t.sharing_mode = 'LOCK' then 'LockedByOthers' else 'SharedWithMe' end`

/**
 * Open carts that the reader may see and the filters let pass, of the ship-tos that `whose` names.
 */
const found = <Whose extends string>(whose: Whose) =>
  `
  select t.id, t.changed_at from carts t ${whose} and t.status = 'open' and (t.is_visible_to_customer or :isStaff)
    and (:keyword::text = '' or strpos(lower(t.po), lower(:keyword)) > 0)
    and (:soTypes::text[] is null or t.so_type = any(:soTypes))
    and (:cartTypes::text[] is null
         or case when t.is_visible_to_customer then 'external' else 'internal' end = any(:cartTypes))
    and (:ownerships::text[] is null or ${ownership} = any(:ownerships))` as const

const row = `json_build_object('id', t.id, 'version', t.version, 'division', t.division, 'shipTo', t.ship_to,
  'billTo', t.bill_to, 'status', t.status, 'soType', t.so_type, 'deliveryDate', t.delivery_date, 'po', t.po,
  'sharingMode', t.sharing_mode, 'intOwnerId', t.int_owner_id, 'extOwnerId', t.ext_owner_id,
  'isVisibleToCustomer', t.is_visible_to_customer, 'type', t.type, 'source', t.source, 'changedAt', t.changed_at,
  'guideInfo', ${guideColumn('t')}, 'changesOrder', ${orderColumn('t')},
  'punchoutId', t.punchout_id,
  'isActive', ${isActive}, 'intOwner', ${ownerJson('t.int_owner_id')}, 'extOwner', ${ownerJson('t.ext_owner_id')},
  'customer', json_build_object('isActive', s.is_active and o.is_active, 'isProspective', s.is_prospective,
                                'isOrderingAllowed', s.is_ordering_allowed),
  'shipToInfo', json_build_object('division', s.division, 'number', s.number, 'name', s.name, 'city', s.city,
    'billTo', o.number, 'billToName', o.name, 'isOrderingAllowed', s.is_ordering_allowed,
    'isProspective', s.is_prospective))`

/** One page of rows as JSON, their number, and the reader's active cart of a ship-to or null. */
const page = <Whose extends string, Active extends string>(whose: Whose, active: Active) =>
  `
  with found as (${found(whose)})
  select (select count(*)::int from found) as total, ${active} as "activeCartId",
    array(
      select ${row}
      from (select id from found order by changed_at desc, id desc limit :limit offset :offset) p
      join carts t on t.id = p.id
      join ship_tos s on s.division = t.division and s.number = t.ship_to
      join bill_tos o on o.division = s.division and o.number = s.bill_to
      order by t.changed_at desc, t.id desc) as carts` as const

const ofShipTo = sql(
  'carts.search',
  page(
    'where t.division = :division and t.ship_to = :shipTo',
    `(select a.cart_id from active_carts a
      join carts c on c.id = a.cart_id and c.status = 'open' and (c.is_visible_to_customer or :isStaff)
      where a.holder_id = :userId and a.division = :division and a.ship_to = :shipTo)`,
  ),
)

const ofAll = sql(
  'carts.pending',
  page(
    `join ${shipTosAllowed(':userId')} allowed on allowed.division = t.division and allowed.ship_to = t.ship_to
     where true`,
    'null::uuid',
  ),
)

/** A page of open carts, how many the filters let pass, and which is active. */
export interface FoundCarts {
  readonly carts: ListedCart[]
  readonly totalRecords: number
  readonly activeCartId: string | null
}

/**
 * CART-7: the open carts of a ship-to, or (null) of all ship-tos the reader may act for; those they
 * may not see are absent.
 */
export async function searchCarts(
  db: Queries,
  actor: Actor,
  filters: CartFilters,
  shipTo: { division: string; shipTo: string } | null,
  now: Date,
): Promise<FoundCarts> {
  const values = {
    userId: actor.userId,
    isStaff: actor.kind === 'internal',
    keyword: filters.keyword,
    soTypes: orNull(filters.soTypes),
    cartTypes: orNull(filters.cartTypes),
    ownerships: orNull(filters.ownerships),
    limit: filters.pageSize,
    offset: (filters.pageNo - 1) * filters.pageSize,
  }
  const { carts, total, activeCartId } = await db.row<{ carts: CartRow[]; total: number; activeCartId: string | null }>(
    shipTo ? ofShipTo({ ...values, ...shipTo }) : ofAll(values),
  )
  const contents = await contentsOf(
    db,
    carts.map(({ id }) => id),
    now,
  )
  const listed = carts.map((cart): ListedCart => {
    const { overriddenLines, ...rest } = contents.get(cart.id)!
    // JSON carries instants with microseconds and an offset.
    const changedAt = new Date(cart.changedAt).toISOString()
    return { ...headOf({ ...cart, overriddenLines, changedAt }, actor), ...rest, shipToInfo: cart.shipToInfo }
  })
  return { carts: listed, totalRecords: total, activeCartId }
}

/** An empty filter lets everything pass. */
const orNull = (words: readonly string[] | undefined) => (words && words.length > 0 ? words : null)
