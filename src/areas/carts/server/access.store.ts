import type { Feature } from '#kit/feature-keys.ts'
import { featuresOf, isRole, roles } from '#areas/access/roles.ts'
import { isStaff, mayShipTo } from '#areas/access/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { type LiveEvent, liveChannel } from '#platform/events/live-events.ts'
import type { Access } from '../rules/modify-access.ts'
import { auditActing } from './audit-acting.ts'
import type { LoadedCart } from './loaded-cart.ts'
import type { ChangedBy } from './save-cart.ts'

/** Someone who owns a cart or could. */
export interface Person {
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly roleName: string
}

interface PersonRow {
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly role: string
  readonly ownFeatures: readonly string[]
}

const person = `u.id as "userId", u.name, u.email, u.role,
  array(select f.feature from user_features f where f.user_id = u.id) as "ownFeatures"`

const ofCustomer = sql(
  'carts.possible-external-owners',
  `select ${person} from users u
   where u.is_active and not ${isStaff('u')} and ${mayShipTo('u', ':division', ':shipTo')}
     and u.id in (select b.user_id from user_bill_tos b
                  join ship_tos s on s.division = b.division and s.bill_to = b.bill_to
                  where s.division = :division and s.number = :shipTo)
   order by u.name, u.id`,
)
const staffByEmail = sql(
  'carts.possible-internal-owner',
  `select ${person} from users u
   where u.is_active and ${isStaff('u')} and u.email = :email and ${mayShipTo('u', ':division', ':shipTo')}`,
)
const byIds = sql('carts.owners', `select ${person} from users u where u.id = any(:ids)`)

const needed: Feature = 'manageCart'
const mayOwn = ({ role, ownFeatures }: PersonRow): boolean => featuresOf(role, ownFeatures).has(needed)

const toPerson = ({ userId, name, email, role }: PersonRow): Person => ({
  userId,
  name,
  email,
  roleName: isRole(role) ? roles[role].name : role,
})

type OfShipTo = Pick<LoadedCart, 'division' | 'shipTo'>

/** CART-9: the people of the customer who could own a cart of the ship-to. */
export async function possibleExternalOwners(db: Queries, { division, shipTo }: OfShipTo): Promise<Person[]> {
  const rows = await db.rows<PersonRow>(ofCustomer({ division, shipTo }))
  return rows.filter(mayOwn).map(toPerson)
}

/** Maximum people of a customer who are notified of one order. */
const maxTold = 20

/**
 * CHECK-4: the people of the customer to notify of an order that staff placed: the cart's owner,
 * else everybody who may order.
 */
export async function customersToTell(db: Queries, cart: OfShipTo & Pick<Access, 'extOwnerId'>): Promise<Person[]> {
  const people = await possibleExternalOwners(db, cart)
  const owner = people.filter(({ userId }) => userId === cart.extOwnerId)
  return owner.length > 0 ? owner : people.slice(0, maxTold)
}

/** CART-9: the member of staff with this email, when they could own a cart of the ship-to. */
export async function possibleInternalOwner(
  db: Queries,
  { division, shipTo }: OfShipTo,
  email: string,
): Promise<Person | undefined> {
  const row = await db.maybe<PersonRow>(staffByEmail({ division, shipTo, email }))
  return row && mayOwn(row) ? toPerson(row) : undefined
}

/** The owners a cart has. */
export async function ownersOf(db: Queries, { intOwnerId, extOwnerId }: Access) {
  const rows = await db.rows<PersonRow>(byIds({ ids: [intOwnerId, extOwnerId].filter((id) => id !== null) }))
  const find = (id: string | null) => rows.map(toPerson).find(({ userId }) => userId === id) ?? null
  return { internalOwner: find(intOwnerId), externalOwner: find(extOwnerId) }
}

// Overrides of a cart that becomes visible are dropped by the database in the same transaction
// (CART-10).
const save = sql(
  'carts.save-access',
  `with changed as (
     update carts set version = version + 1, changed_by = :userId, changed_at = :now, sharing_mode = :sharingMode,
       int_owner_id = :intOwnerId, ext_owner_id = :extOwnerId, is_visible_to_customer = :isVisibleToCustomer
     where id = :cartId
     returning version
   ), remembered as (
     insert into cart_changes (cart_id, version, at, user_id, real_user_id, kind, details)
     select :cartId, version, :now, :userId, :realUserId, 'access-modified', :details from changed
   )
   select pg_notify('${liveChannel}', e) from unnest(:events::text[]) e`,
)

/**
 * Writes the access of a locked cart; the hand-over is one step. Customers are notified unless the
 * cart was and stays hidden.
 */
export async function saveAccess(tx: Queries, cart: LoadedCart, access: Access, by: ChangedBy): Promise<void> {
  const { userId, realUserId } = by.actor
  const event = {
    division: cart.division,
    shipTo: cart.shipTo,
    id: cart.id,
    by: realUserId,
    ...(!cart.isVisibleToCustomer && !access.isVisibleToCustomer && { staffOnly: true }),
  }
  const events: LiveEvent[] = [
    { topic: 'cart', version: cart.version + 1, ...event },
    { topic: 'carts', ...event },
  ]
  const { sharingMode, intOwnerId, extOwnerId, isVisibleToCustomer } = cart
  const details = { before: { sharingMode, intOwnerId, extOwnerId, isVisibleToCustomer }, after: access }
  await tx.send(
    save({
      cartId: cart.id,
      userId,
      now: by.now,
      sharingMode: access.sharingMode,
      intOwnerId: access.intOwnerId,
      extOwnerId: access.extOwnerId,
      isVisibleToCustomer: access.isVisibleToCustomer,
      realUserId,
      details: JSON.stringify(details),
      events: events.map((one) => JSON.stringify(one)),
    }),
  )
  await auditActing(tx, cart, 'access-modified', details, by)
}
