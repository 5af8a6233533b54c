import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { CartChangeFacts, RemovedExtras } from '../cart-change.ts'

type Pair = readonly [cases: number, units: number]
type Head = CartChangeFacts['head']['before']

interface OtherFacts {
  readonly status?: string
  readonly sharingMode?: 'LOCK' | 'UNLOCK'
}

interface Details {
  readonly lines?: readonly { itemNumber: string; before: Pair; after: Pair; was?: RemovedExtras }[]
  readonly before?: Head & OtherFacts
  readonly after?: Head & OtherFacts
  readonly undoes?: number
}

interface OwnRow {
  readonly version: number
  readonly kind: string
  readonly details: Details
}

/** A change with who made it and the words of its items. */
export interface ChangeRow extends OwnRow {
  readonly at: string
  readonly userId: string
  readonly realUserId: string
  readonly name: string
  readonly realName: string
  readonly descriptions: Readonly<Record<string, string>> | null
}

/** Maximum lines of one change that are listed. */
export const maxLinesTold = 20
/** How far back a user's own changes are searched for undo. */
const maxOwn = 50

const list = sql(
  'carts.changes',
  `select c.version, c.at, c.kind, c.details, c.user_id as "userId", c.real_user_id as "realUserId", u.name,
          r.name as "realName",
          (select json_object_agg(i.item_number, i.description)
           from (select l.value->>'itemNumber' as number
                 from jsonb_array_elements(c.details->'lines') l limit ${maxLinesTold}) n
           join items i on i.division = t.division and i.item_number = n.number) as descriptions
   from cart_changes c
   join carts t on t.id = c.cart_id
   join users u on u.id = c.user_id
   join users r on r.id = c.real_user_id
   where c.cart_id = :cartId and c.version > :afterVersion and (:isStaff or c.kind <> 'prices-overridden')
   order by c.version desc limit :limit offset :offset`,
)

const own = sql(
  'carts.own-changes',
  `select version, kind, details from cart_changes
   where cart_id = :cartId and real_user_id = :realUserId order by version desc limit ${maxOwn}`,
)

const mark = sql(
  'carts.mark-undoing',
  `update cart_changes set kind = :kind, details = details || jsonb_build_object('undoes', :undoes::int)
   where cart_id = :cartId and version = :version`,
)

/**
 * The changes of a cart after a version, newest first. Overrides are returned to staff only: a cart
 * may have become visible since (CART-10).
 */
export const readChanges = (
  db: Queries,
  cartId: string,
  { afterVersion, limit, offset, isStaff }: { afterVersion: number; limit: number; offset: number; isStaff: boolean },
): Promise<ChangeRow[]> => db.rows<ChangeRow>(list({ cartId, afterVersion, limit, offset, isStaff }))

/**
 * What this person changed last in a cart, newest first; under login-as the member of staff, not
 * the customer.
 */
export const readOwnChanges = async (db: Queries, cartId: string, realUserId: string): Promise<CartChangeFacts[]> =>
  (await db.rows<OwnRow>(own({ cartId, realUserId }))).map(toFacts)

/**
 * Notes that the cart's change to `version` took back an earlier one: a change of lines or details,
 * or an undo.
 */
export const markUndoing = (
  tx: Queries,
  cartId: string,
  version: number,
  undoes: number,
  kind: 'undone' | 'redone',
): Promise<number> => tx.run(mark({ cartId, version, undoes, kind }))

/** A change as the rule of undoing reads it. */
export const toFacts = ({ version, kind, details }: OwnRow): CartChangeFacts => ({
  version,
  kind,
  lines: (details.lines ?? []).map(({ itemNumber, before, after, was }) => ({
    itemNumber,
    before: toQuantity(before),
    after: toQuantity(after),
    ...(was && { was }),
  })),
  head: { before: toHead(details.before), after: toHead(details.after) },
  undoes: details.undoes ?? null,
})

/** What a change made of the sharing mode; null when it left it. */
export const newSharingMode = ({ before, after }: Details) =>
  after?.sharingMode && after.sharingMode !== before?.sharingMode ? after.sharingMode : null

const toQuantity = ([cases, units]: Pair) => ({ cases, units })

const toHead = ({ po, soType, deliveryDate }: Head = {}): Head => ({
  ...(po !== undefined && { po }),
  ...(soType !== undefined && { soType }),
  ...(deliveryDate !== undefined && { deliveryDate }),
})
