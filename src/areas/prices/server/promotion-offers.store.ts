import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { OfferTerms } from '../promotion-offer.ts'

/** A promotion with what it does to the prices of its items, and for whom. */
export interface OfferedPromotion {
  readonly id: string
  readonly division: string
  readonly name: string
  readonly startsOn: CalendarDate
  readonly endsOn: CalendarDate
  readonly allowsBelowCost: boolean
  /** As in `item_prices`. */
  readonly scopes: readonly string[]
  readonly items: readonly (OfferTerms & { readonly itemNumber: string })[]
}

const remove = sql('prices.remove-offers', 'delete from promotion_offers where promotion_id = :id')
const insert = sql(
  'prices.add-offers',
  `insert into promotion_offers (division, item_number, scope, promotion_id, name, starts_on, ends_on, kind, case_cents,
     each_cents, pound_hundredths, percent_hundredths, buy, get, allows_below_cost)
   select :division, e."itemNumber", s.scope, :id, :name, :startsOn, :endsOn, e.kind, e."caseCents", e."eachCents",
     e."poundHundredths", e."percentHundredths", e.buy, e.get, :allowsBelowCost
   from jsonb_to_recordset(:items::jsonb) as e ("itemNumber" text, kind text, "caseCents" bigint, "eachCents" bigint,
     "poundHundredths" bigint, "percentHundredths" integer, buy integer, get integer),
     unnest(:scopes::text[]) s (scope)`,
)
const end = sql(
  'prices.end-offers',
  `update promotion_offers set ends_on = :lastDay where promotion_id = :id and starts_on <= :lastDay and ends_on > :lastDay`,
)
const removeAfter = sql(
  'prices.remove-offers-after',
  'delete from promotion_offers where promotion_id = :id and starts_on > :lastDay',
)

/** STAFF-3: from now on prices follow this promotion, as it is now. */
export async function startOffers(tx: Queries, { items, ...promotion }: OfferedPromotion): Promise<void> {
  await tx.send(remove({ id: promotion.id }))
  await tx.send(insert({ ...promotion, items: JSON.stringify(items) }))
}

/** STAFF-3: prices follow this promotion no more, of no day. */
export const removeOffers = (tx: Queries, id: string): Promise<void> => tx.send(remove({ id }))

/** STAFF-3: prices follow this promotion until a day; what was before stays known. */
export async function endOffers(tx: Queries, id: string, lastDay: CalendarDate): Promise<void> {
  await tx.send(removeAfter({ id, lastDay }))
  await tx.send(end({ id, lastDay }))
}
