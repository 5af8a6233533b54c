import type { Actor } from '#kit/actor.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { type LiveEvent, liveChannel } from '#platform/events/live-events.ts'
import type { LineOverrides } from '#areas/prices/price-override.ts'
import type { CartFacts, CartGuide } from '../cart.ts'
import type { Quantities } from '../rules/may-set-line.ts'
import { auditActing } from './audit-acting.ts'
import type { LoadedCart, StoredLine } from './loaded-cart.ts'

/** A line's new quantities. */
export interface LineChange extends Quantities {
  readonly itemNumber: string
}

/** What else a line of the cart may get: overrides (CART-10) and a note (CHECK-1). */
export interface LineExtras extends Partial<LineOverrides> {
  readonly itemNumber: string
  readonly note?: string
}

/** One change of a cart: new quantities (both 0 removes the line) and head fields. */
export interface CartChange {
  readonly kind:
    | 'lines-set'
    | 'prices-overridden'
    | 'note-written'
    | 'details-changed'
    | 'date-refreshed'
    | 'discarded'
    | 'ordered'
    | 'returned'
  readonly lines?: readonly LineChange[]
  /** Of lines the cart has already. */
  readonly extras?: readonly LineExtras[]
  readonly head?: Partial<Pick<CartFacts, 'po' | 'soType' | 'deliveryDate' | 'status'>>
  /** The guide an empty cart is opened from. */
  readonly guideInfo?: CartGuide | null
  /** What the cart became, or the cancelled order that it changed (CART-12, NEXT-2). */
  readonly order?: { readonly id: string; readonly number: string }
}

/** Who changes the cart, and when. */
export interface ChangedBy {
  readonly actor: Actor
  readonly name: string
  readonly now: Date
  /** The network address it comes from; empty for a job. */
  readonly address: string
}

// One statement: the version is raised, lines are written, the change is stored for undo (CART-12),
// an ended cart is removed from the active carts, and its readers are notified at commit.
const save = sql(
  'carts.save',
  `with changed as (
     update carts set version = :version, changed_by = :userId, changed_at = :now, status = :status, po = :po,
       so_type = :soType, delivery_date = :deliveryDate, guide_info = coalesce(:guideInfo::jsonb, guide_info)
     where id = :cartId
   ), removed as (
     delete from cart_lines where cart_id = :cartId and item_number = any(:removed::text[])
   ), lines as (
     insert into cart_lines (cart_id, item_number, division, ship_to, ordered_cases, ordered_units, position,
                             added_by, added_at, changed_by, changed_at, case_price_override, each_price_override,
                             note)
     select :cartId, n.item_number, :division, :shipTo, n.cases, n.units, n.position, :userId, :now, :userId, :now,
       n.for_case, n.for_each, n.note
     from unnest(:itemNumbers::text[], :cases::int[], :units::int[], :positions::int[],
       :casePriceOverrides::jsonb[], :eachPriceOverrides::jsonb[], :notes::text[])
       n (item_number, cases, units, position, for_case, for_each, note)
     on conflict (cart_id, item_number) do update
     set ordered_cases = excluded.ordered_cases, ordered_units = excluded.ordered_units, note = excluded.note,
         case_price_override = excluded.case_price_override, each_price_override = excluded.each_price_override,
         changed_by = excluded.changed_by, changed_at = excluded.changed_at
   ), remembered as (
     insert into cart_changes (cart_id, version, at, user_id, real_user_id, kind, details)
     values (:cartId, :version, :now, :userId, :realUserId, :kind, :details)
   ), inactive as (
     delete from active_carts where cart_id = :cartId and :status <> 'open'
   )
   select pg_notify('${liveChannel}', e) from unnest(:events::text[]) e`,
)

/**
 * Writes a change of a locked cart and returns the cart as it then reads. Prices stay those of the
 * date it was loaded for.
 */
export async function saveCart(tx: Queries, cart: LoadedCart, change: CartChange, by: ChangedBy): Promise<LoadedCart> {
  const next = withChange(cart, change, by)
  const { actor, now } = by
  const details = detailsOf(cart, change)
  const wanted = new Map((change.lines ?? []).map((line) => [line.itemNumber, line]))
  const extras = new Set(change.extras?.map((line) => line.itemNumber))
  const set = next.lines.filter((line) => wanted.has(line.itemNumber) || extras.has(line.itemNumber))
  const removed = [...wanted.values()].filter(isEmpty).map((line) => line.itemNumber)
  // A date that moved by itself is news to everybody, its owner included.
  const isOwnDoing = change.kind !== 'date-refreshed'
  const event = {
    division: cart.division,
    shipTo: cart.shipTo,
    id: cart.id,
    ...(isOwnDoing && { by: actor.realUserId }),
    ...(!cart.isVisibleToCustomer && { staffOnly: true }),
  }
  const isEnded = next.status !== 'open'
  const events: LiveEvent[] = [{ topic: 'cart', version: next.version, ...event, ...(isEnded && { isEnded }) }]
  if (isEnded) events.push({ topic: 'carts', ...event })
  await tx.send(
    save({
      cartId: cart.id,
      version: next.version,
      userId: actor.userId,
      now,
      status: next.status,
      po: next.po,
      soType: next.soType,
      deliveryDate: next.deliveryDate,
      guideInfo: jsonOrNull(change.guideInfo ?? null),
      removed,
      division: cart.division,
      shipTo: cart.shipTo,
      itemNumbers: set.map((line) => line.itemNumber),
      cases: set.map((line) => line.orderedCases),
      units: set.map((line) => line.orderedUnits),
      positions: set.map((line) => line.position),
      casePriceOverrides: set.map((line) => jsonOrNull(line.casePriceOverride)),
      eachPriceOverrides: set.map((line) => jsonOrNull(line.eachPriceOverride)),
      notes: set.map((line) => line.note),
      realUserId: actor.realUserId,
      kind: change.kind,
      details: JSON.stringify(details),
      events: events.map((one) => JSON.stringify(one)),
    }),
  )
  await auditActing(tx, cart, change.kind, details, by)
  return next
}

const jsonOrNull = (value: object | null): string | null => value && JSON.stringify(value)

const isEmpty = (quantities: Quantities): boolean => quantities.orderedCases === 0 && quantities.orderedUnits === 0

/** The cart as it reads after the change. */
function withChange(
  cart: LoadedCart,
  { lines = [], extras = [], head, guideInfo }: CartChange,
  by: ChangedBy,
): LoadedCart {
  const changedAt = by.now.toISOString()
  const byNumber = new Map<string, StoredLine>(cart.lines.map((line) => [line.itemNumber, line]))
  let position = Math.max(0, ...cart.lines.map((line) => line.position))
  for (const { itemNumber, orderedCases, orderedUnits } of lines) {
    const before = byNumber.get(itemNumber) ?? {
      casePriceOverride: null,
      eachPriceOverride: null,
      note: '',
      position: ++position,
    }
    if (isEmpty({ orderedCases, orderedUnits })) byNumber.delete(itemNumber)
    else
      byNumber.set(itemNumber, { ...before, itemNumber, orderedCases, orderedUnits, changedByName: by.name, changedAt })
  }
  for (const { itemNumber, ...more } of extras) {
    const before = byNumber.get(itemNumber)
    if (before) byNumber.set(itemNumber, { ...before, ...more, changedByName: by.name, changedAt })
  }
  const after = [...byNumber.values()].toSorted((a, b) => a.position - b.position)
  const ended = head?.status !== undefined && head.status !== 'open'
  return {
    ...cart,
    ...head,
    guideInfo: guideInfo ?? cart.guideInfo,
    isActive: cart.isActive && !ended,
    version: cart.version + 1,
    changedAt,
    lines: after,
  }
}

/** What a removed line had besides its quantities; nothing where it had nothing. */
function extrasOf({
  casePriceOverride,
  eachPriceOverride,
  note,
}: StoredLine): Omit<LineExtras, 'itemNumber'> | undefined {
  if (casePriceOverride === null && eachPriceOverride === null && note === '') return undefined
  return { casePriceOverride, eachPriceOverride, note }
}

/** Before and after, so that a user's own last change can be undone. */
function detailsOf(cart: LoadedCart, { lines = [], extras = [], head, order }: CartChange): object {
  const before = new Map(cart.lines.map((line) => [line.itemNumber, line]))
  const changes = lines.map((line) => {
    const { itemNumber, orderedCases, orderedUnits } = line
    const was = before.get(itemNumber)
    return {
      itemNumber,
      before: was ? [was.orderedCases, was.orderedUnits] : [0, 0],
      after: [orderedCases, orderedUnits],
      ...(was && isEmpty(line) && { was: extrasOf(was) }),
    }
  })
  const fields = Object.keys(head ?? {}) as (keyof NonNullable<CartChange['head']>)[]
  return {
    ...(changes.length > 0 && { lines: changes }),
    ...(extras.length > 0 && { extras }),
    ...(order && { order }),
    ...(head && { before: Object.fromEntries(fields.map((field) => [field, cart[field]])), after: head }),
  }
}
