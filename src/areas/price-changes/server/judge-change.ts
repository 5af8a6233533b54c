import { addDays, type CalendarDate } from '#kit/dates.ts'
import type { Steps } from '#kit/steps.ts'
import {
  candidatesOfScopes,
  itemCostColumns,
  type ItemCostColumns,
  keyOfPrice,
  namedCost,
  pricesBeside,
  type StoredPrice,
} from '#areas/prices/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { inSlices } from '#platform/in-slices.ts'
import type { LineProblem, PriceEffect, PriceLine, PriceOverlap } from '../price-change.ts'
import { checkPriceLines, type PricedItemFacts } from '../rules/check-price-lines.ts'
import { findOverlaps } from '../rules/find-overlaps.ts'
import { type AddressedShipTo, type Bought, dayOfLine, type Judged, judgeSteps } from '../rules/price-effect.ts'
import { scopeName } from './managed-prices.store.ts'
import type { PriceReach } from './price-reach.store.ts'

/** Days that say how much of an item is bought: twelve weeks. */
const boughtDays = 84

const items = sql(
  'price-changes.items',
  `select i.item_number as "itemNumber", i.description, i.pack_size_description as "packSizeDescription",
     i.is_catch_weight as "isCatchWeight", i.case_weight_hundredths as "caseWeightHundredths",
     i.eaches_per_case as "eachesPerCase", nullif(i.cost_cents, 0) as "caseCost",
     ${itemCostColumns('i', { since: ':today::date' })} as cost
   from items i where i.division = :division and i.item_number = any(:itemNumbers)`,
)
// `scopesOf` of areas/prices for each ship-to that one of the scopes is for.
const shipTos = sql(
  'price-changes.ship-tos',
  `select x.* from (
     select s.number as "shipTo", s.name, s.bill_to as "billTo",
       array['S:' || s.number, 'B:' || s.bill_to] || case when s.price_class = '' then '{}'::text[] else array['C:' || s.price_class] end
         || array(select 'G:' || g from unnest(s.gpo_ids) g) || array['L'] as scopes
     from ship_tos s where s.division = :division and s.is_active and not s.is_prospective) x
   where x.scopes && :scopes order by x."shipTo"`,
)
const bought = sql(
  'price-changes.bought',
  `select l.ship_to as "shipTo", l.item_number as "itemNumber", sum(l.shipped_cases)::int as cases,
     sum(l.shipped_units)::int as eaches
   from invoice_lines l
   where l.division = :division and l.ship_to = any(:shipTos) and l.item_number = any(:itemNumbers)
     and l.invoice_date > :since and l.invoice_date <= :today
   group by l.ship_to, l.item_number`,
)
const openCarts = sql(
  'price-changes.open-carts',
  `select c.id, c.ship_to as "shipTo", l.item_number as "itemNumber"
   from carts c join cart_lines l on l.cart_id = c.id and l.item_number = any(:itemNumbers::text[])
   where c.division = :division and c.ship_to = any(:shipTos::text[]) and c.status = 'open'`,
)
const scopeNames = sql(
  'price-changes.scope-names',
  `select x.scope, ${scopeName(':division', 'x.scope')} as name from unnest(:scopes::text[]) as x (scope)`,
)

/** An item of a change as the catalogue has it. */
export interface ChangedItem extends PricedItemFacts {
  readonly itemNumber: string
  readonly description: string
  readonly packSizeDescription: string
}

/** A change as it would be saved. */
export interface GivenChange {
  readonly division: string
  readonly lines: readonly PriceLine[]
  readonly allowsBelowCost: boolean
  readonly seesCosts: boolean
}

/** What the checks of a change read. */
export interface CheckedChange {
  readonly items: ReadonlyMap<string, ChangedItem>
  /** What the keys of the lines hold, by `keyOfPrice`. */
  readonly stored: ReadonlyMap<string, StoredPrice>
  readonly problems: readonly (LineProblem | null)[]
  readonly overlaps: readonly (readonly PriceOverlap[])[]
}

/** ITEM-8: what is wrong with the lines of a change, and what they overlap with. */
export async function checkChange(db: Queries, reach: PriceReach, change: GivenChange): Promise<CheckedChange> {
  const { division, lines } = change
  const itemNumbers = [...new Set(lines.map(({ itemNumber }) => itemNumber))]
  const found = await db.rows<Omit<ChangedItem, 'cost'> & { cost: ItemCostColumns }>(
    items({ division, itemNumbers, today: reach.today }),
  )
  const byNumber = new Map(found.map((item) => [item.itemNumber, { ...item, cost: namedCost(item.cost) }]))
  const beside = await pricesBeside(db, division, lines)
  const stored = new Map(beside.map((price) => [keyOfPrice(price), price]))
  const byScope = new Map<string, StoredPrice[]>()
  for (const price of beside) {
    const key = `${price.itemNumber} ${price.scope}`
    byScope.set(key, [...(byScope.get(key) ?? []), price])
  }
  return {
    items: byNumber,
    stored,
    problems: checkPriceLines(lines, {
      today: reach.today,
      allowsBelowCost: change.allowsBelowCost,
      seesCosts: change.seesCosts,
      itemOf: (itemNumber) => byNumber.get(itemNumber),
      isKnownScope: (scope) => reach.scopeSet.has(scope),
      storedOf: (line) => stored.get(keyOfPrice(line)),
    }),
    overlaps: lines.map((line) => findOverlaps(line, byScope.get(`${line.itemNumber} ${line.scope}`) ?? [])),
  }
}

/** ITEM-8: whom the lines of a change touch, and by how much. Lines with a problem touch nobody. */
export async function effectOfChange(
  db: Queries,
  reach: PriceReach,
  { division, lines }: GivenChange,
  { items: byNumber, stored, problems }: CheckedChange,
): Promise<Judged & { readonly effect: PriceEffect }> {
  const isGood = lines.map((_, index) => problems[index] === null || problems[index]?.code === 'price_below_cost')
  const good = lines.filter((_, index) => isGood[index])
  const itemNumbers = [...new Set(good.map(({ itemNumber }) => itemNumber))]
  const scopes = [...new Set(good.map(({ scope }) => scope))]
  const addressed = (
    good.length === 0 ? [] : await db.rows<Omit<AddressedShipTo, 'isMine'>>(shipTos({ division, scopes }))
  ).map((each): AddressedShipTo => ({ ...each, isMine: reach.scopeSet.has(`S:${each.shipTo}`) }))
  const endsBefore = (line: PriceLine): CalendarDate | null | undefined => stored.get(keyOfPrice(line))?.endsOn
  const since = good.map((line) => dayOfLine(line, endsBefore(line))).toSorted()[0]
  const candidates =
    since === undefined
      ? new Map()
      : await candidatesOfScopes(db, {
          division,
          itemNumbers,
          scopes: [...new Set([...scopes, ...addressed.flatMap((each) => each.scopes)])],
          since,
        })
  const purchases = await boughtBy(db, division, reach.today, {
    shipTos: addressed.filter(({ isMine }) => isMine).map(({ shipTo }) => shipTo),
    itemNumbers,
  })
  const steps = judgeSteps({
    lines: good,
    itemOf: (itemNumber) => byNumber.get(itemNumber),
    candidatesOf: (itemNumber) => candidates.get(itemNumber) ?? [],
    shipTos: addressed,
    boughtOf: (shipTo, itemNumber) => purchases.get(`${shipTo} ${itemNumber}`),
    endsBefore,
  })
  const judged = await inSlices(steps)
  const inCarts = await db.rows<{ id: string; shipTo: string; itemNumber: string }>(
    openCarts({ division, shipTos: addressed.map(({ shipTo }) => shipTo), itemNumbers }),
  )
  const carts = new Set(inCarts.flatMap((line) => (judged.touches(line.shipTo, line.itemNumber) ? [line.id] : [])))
  const nothing = { oldPrice: null, newPrice: null, shipTos: 0, cases: 0, eaches: 0, changeCents: 0 }
  let next = 0
  return {
    ...judged,
    lines: isGood.map((good) => (good ? judged.lines[next++]! : nothing)),
    effect: { ...judged.effect, openCarts: carts.size },
  }
}

interface BoughtRow {
  readonly shipTo: string
  readonly itemNumber: string
  readonly cases: number
  readonly eaches: number
}

/** Rows that are looked at between two pauses. */
const rowsAStep = 500

/** By ship-to and item; a thousand kitchens have bought hundreds of thousands of them. */
function* mapSteps(rows: readonly BoughtRow[]): Steps<ReadonlyMap<string, Bought>> {
  const found = new Map<string, Bought>()
  for (const [place, row] of rows.entries()) {
    found.set(`${row.shipTo} ${row.itemNumber}`, row)
    if (place % rowsAStep === rowsAStep - 1) yield
  }
  return found
}

async function boughtBy(
  db: Queries,
  division: string,
  today: CalendarDate,
  of: { readonly shipTos: readonly string[]; readonly itemNumbers: readonly string[] },
): Promise<ReadonlyMap<string, Bought>> {
  if (of.shipTos.length === 0 || of.itemNumbers.length === 0) return new Map()
  const rows = await db.rows<BoughtRow>(bought({ division, today, since: addDays(today, -boughtDays), ...of }))
  return inSlices(mapSteps(rows))
}

/** Scopes with their names. */
export async function namesOfScopes(
  db: Queries,
  division: string,
  scopes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.rows<{ scope: string; name: string }>(scopeNames({ division, scopes: [...new Set(scopes)] }))
  return new Map(rows.map(({ scope, name }) => [scope, name]))
}
