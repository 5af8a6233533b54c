import { Refused } from '#kit/decision.ts'
import { lastPageWithin } from '#contract/paging.ts'
import { priceByWeight } from '#kit/money.ts'
import type { StoredAmounts } from '#areas/prices/stored-price.ts'
import { marginOf } from '#areas/prices/rules/margin-of.ts'
import { keyOfPrice } from '#areas/prices/server/public.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Call, handle } from '#platform/http/handle.ts'
import type { Queries } from '#platform/database/database.ts'
import {
  draftPriceChange,
  getPriceChoices,
  listManagedPrices,
  listPriceCustomers,
  previewPriceChange,
} from '../price-changes.endpoints.ts'
import { priceChangeRefusals } from '../price-changes.refusals.ts'
import { priceChangeLimits, type ManagedPrice, type PriceLine } from '../price-change.ts'
import { changeAmount } from '../rules/change-amount.ts'
import { shownAmounts } from '../rules/shown-amounts.ts'
import { kindOfScope } from '../rules/scope-kind.ts'
import { checkChange, effectOfChange, namesOfScopes } from './judge-change.ts'
import {
  countManagedPrices,
  managedPricesOf,
  type ManagedPriceRow,
  type SourcePrice,
  sourcePrices,
} from './managed-prices.store.ts'
import { findCustomers, namedChoices, priceDivisions, type PriceReach, priceReachOf } from './price-reach.store.ts'

/** What every call about prices has. */
export type PriceCall = Pick<Call<Endpoint & { access: 'session' }>, 'caller' | 'address' | 'now' | 'services'>

/** Whose prices the caller may edit; refused for a division in which they have no customers. */
export async function reachFor(db: Queries, { caller, now }: PriceCall, division: string): Promise<PriceReach> {
  const reach = await priceReachOf(db, { userId: caller.actor.userId, division, now })
  if (!reach) throw new Refused({ ...priceChangeRefusals.price_change_division, field: 'division' })
  return reach
}

/** ITEM-8: what there is to choose from. */
export const getPriceChoicesHandler = handle(getPriceChoices, async (call) => {
  const { db, query, caller } = call
  const divisions = await priceDivisions(db, caller.actor.userId)
  const division = divisions.find(({ code }) => code === query.division)?.code ?? divisions[0]?.code ?? null
  if (division === null) return { divisions, division, classes: [], gpos: [], categories: [] }
  const { scopes } = await reachFor(db, call, division)
  const classes = scopes.filter((scope) => scope.startsWith('C:')).map((scope) => scope.slice(2))
  return { divisions, division, classes: classes.toSorted(), ...(await namedChoices(db)) }
})

/** ITEM-8: customers by name or number. */
export const listPriceCustomersHandler = handle(listPriceCustomers, async (call) => {
  const reach = await priceReachOf(call.db, {
    userId: call.caller.actor.userId,
    division: call.params.division,
    now: call.now,
  })
  return {
    customers: reach ? await findCustomers(call.db, call.params.division, reach.scopes, call.query.keyword) : [],
  }
})

function toManagedPrice({ caseCost, caseWeightHundredths, ...row }: ManagedPriceRow, withCosts: boolean): ManagedPrice {
  const casePrice =
    row.poundHundredths === null ? row.caseCents : priceByWeight(row.poundHundredths, caseWeightHundredths)
  return {
    ...row,
    ...shownAmounts(row, withCosts),
    kind: kindOfScope(row.scope),
    ...(withCosts && {
      marginHundredths: casePrice === null || caseCost === null ? null : marginOf(casePrice, caseCost).margin,
    }),
  }
}

/** ITEM-8: a page of stored prices. Margin only for those who view analysis. */
export const listManagedPricesHandler = handle(listManagedPrices, async (call) => {
  const { db, query, caller } = call
  const { division, kind, scope, phase = null, keyword, pageSize } = query
  const reach = await reachFor(db, call, division)
  const scopes = reach.scopes.filter(
    (each) => (kind === undefined || kindOfScope(each) === kind) && (scope === undefined || each === scope),
  )
  const question = { division, scopes, today: reach.today, phase, keyword }
  const totalRecords = await countManagedPrices(db, question)
  const pageNo = lastPageWithin(query.pageNo, pageSize, totalRecords)
  const withCosts = caller.actor.can('viewAnalysis')
  const rows = await managedPricesOf(db, question, { withCosts, limit: pageSize, offset: (pageNo - 1) * pageSize })
  return { prices: rows.map((row) => toManagedPrice(row, withCosts)), totalRecords, pageNo, pageSize }
})

/** ITEM-8: new prices by a percentage or an amount. */
export const draftPriceChangeHandler = handle(draftPriceChange, async (call) => {
  const { db, body } = call
  const { division, scope, startsOn, endsOn, ...change } = body
  const reach = await reachFor(db, call, division)
  if (!reach.scopeSet.has(scope)) throw new Refused({ ...priceChangeRefusals.price_scope_unknown, field: 'scope' })
  const found = await sourcePrices(db, { ...body, limit: priceChangeLimits.lines })
  const lines = found.flatMap((price): (PriceLine & { description: string })[] => {
    // What follows the cost changes with it alone.
    if (price.costPlus) return []
    const units = [
      [price.caseCents, changed(price.caseCents, 1)],
      [price.eachCents, changed(price.eachCents, 1)],
      [price.poundHundredths, changed(price.poundHundredths, 100)],
    ] as const
    if (units.some(([was, is]) => was !== null && is === null)) return []
    const { itemNumber, description, reference } = price
    const byQuantity = changedBreaks(price)
    const [caseCents, eachCents, poundHundredths] = units.map(([, is]) => is) as [
      number | null,
      number | null,
      number | null,
    ]
    return [
      {
        itemNumber,
        description,
        scope,
        startsOn,
        endsOn: endsOn ?? price.endsOn,
        caseCents,
        eachCents,
        poundHundredths,
        breaks: byQuantity,
        costPlus: null,
        reference,
        isRemoved: false,
      },
    ]
  })
  return { lines, leftOut: found.length - lines.length, found: found[0]?.found ?? 0 }

  function changed(price: number | null, unitsPerCent: 1 | 100): number | null {
    const next = price === null ? null : changeAmount(price, change, unitsPerCent)
    return next !== null && next > priceChangeLimits.cents ? null : next
  }

  /** Prices by quantity change like the price; one that is not lower any more ends. */
  function changedBreaks({ poundHundredths, caseCents, breaks }: SourcePrice): PriceLine['breaks'] {
    const unitsPerCent = poundHundredths === null ? 1 : 100
    let below = changed(poundHundredths ?? caseCents, unitsPerCent) ?? 0
    const next = (breaks ?? []).flatMap(([cases, amount]): [number, number][] => {
      const is = changed(amount, unitsPerCent)
      if (is === null || is >= below) return []
      below = is
      return [[cases, is]]
    })
    return next.length === 0 ? null : next
  }
})

/** Customers a preview names. */
const maxCustomers = 50

/** ITEM-8: the preview of a change; saves nothing. */
export const previewPriceChangeHandler = handle(previewPriceChange, async (call) => {
  const { db, body, caller } = call
  const reach = await reachFor(db, call, body.division)
  const withCosts = caller.actor.can('viewAnalysis')
  const change = { ...body, seesCosts: withCosts }
  const checked = await checkChange(db, reach, change)
  const { lines, effect, customers } = await effectOfChange(db, reach, change, checked)
  const names = await namesOfScopes(
    db,
    body.division,
    body.lines.map(({ scope }) => scope).filter((scope) => reach.scopeSet.has(scope)),
  )
  return {
    lines: body.lines.map((line, index) => {
      const item = checked.items.get(line.itemNumber)
      const isMine = reach.scopeSet.has(line.scope)
      const stored = isMine ? checked.stored.get(keyOfPrice(line)) : undefined
      return {
        description: item?.description ?? '',
        packSizeDescription: item?.packSizeDescription ?? '',
        isCatchWeight: item?.isCatchWeight ?? false,
        scopeName: names.get(line.scope) ?? '',
        problem: checked.problems[index] ?? null,
        before: stored ? shownAmounts(amountsOf(stored), withCosts) : null,
        overlaps: isMine ? [...checked.overlaps[index]!] : [],
        ...lines[index]!,
        ...(withCosts && { caseCost: item?.caseCost ?? null }),
      }
    }),
    effect,
    customers: customers.slice(0, maxCustomers),
  }
})

/** What a stored price says, without its key. */
export const amountsOf = ({
  endsOn,
  caseCents,
  eachCents,
  poundHundredths,
  reference,
  changeId,
  breaks = null,
  costPlus = null,
}: StoredAmounts): StoredAmounts => ({
  endsOn,
  caseCents,
  eachCents,
  poundHundredths,
  reference,
  changeId,
  breaks,
  costPlus,
})
