import { Refused } from '#kit/decision.ts'
import { withByteOrderMark } from '#contract/file-content.ts'
import { lastPageWithin } from '#contract/paging.ts'
import type { Queries } from '#platform/database/database.ts'
import { handle } from '#platform/http/handle.ts'
import { promotedCase, promotedEach } from '#areas/prices/rules/promoted-units.ts'
import {
  downloadPromotionEffect,
  getPromotion,
  getPromotionEffect,
  listPromotionAudience,
  listPromotionItems,
  listPromotions,
} from '../dsr-promotions.endpoints.ts'
import { promotionRefusals } from '../dsr-promotions.refusals.ts'
import type { PromotionEffect, PromotionItem, PromotionSummary, ShownItem } from '../promotion.ts'
import { promotedBelowCost } from '../rules/check-promotion-items.ts'
import { effectDays, promotionEffectOf } from '../rules/promotion-effect.ts'
import { phaseOf } from '../rules/promotion-moves.ts'
import { writeEffectFile } from '../rules/write-effect-file.ts'
import { audienceChoices, divisionsOf } from './audience.store.ts'
import { type CatalogueItem, catalogueItems, searchItems } from './promoted-items.store.ts'
import { mayChange, type PromotionCall, readerOf } from './promotion-call.ts'
import { effectDaysOf } from './promotion-effect.store.ts'
import { namedDivisions, overlapsOf, promotionOf, promotionsOf, type StoredPromotion } from './promotion.store.ts'

function toSummary(stored: StoredPromotion, items: number): PromotionSummary {
  const { id, version, division, name, startsOn, endsOn, status, today, changedByName, changedAt } = stored
  const audience = stored.audience ?? []
  // Customers of others are counted, not named.
  const known = audience.filter(({ kind, isMine }) => isMine || (kind !== 'billTo' && kind !== 'shipTo'))
  return {
    id,
    version,
    division,
    name,
    startsOn,
    endsOn,
    status,
    phase: phaseOf(stored, today),
    items,
    audience: known,
    otherCustomers: audience.length - known.length,
    changedByName,
    changedAt,
  }
}

/** STAFF-3: a page of promotions. */
export const listPromotionsHandler = handle(listPromotions, async (call) => {
  const { db, query, caller } = call
  const { phase = null, keyword, pageSize } = query
  const read = (pageNo: number) =>
    promotionsOf(db, readerOf(call), { phase, keyword, limit: pageSize, offset: (pageNo - 1) * pageSize })
  let rows = await read(query.pageNo)
  let { pageNo } = query
  if (rows.length === 0 && pageNo > 1) {
    const total = (await read(1))[0]?.total ?? 0
    pageNo = lastPageWithin(pageNo, pageSize, total)
    rows = await read(pageNo)
  }
  return {
    promotions: rows.map((row) => toSummary(row, row.itemCount)),
    totalRecords: rows[0]?.total ?? 0,
    pageNo,
    pageSize,
    divisions: await namedDivisions(db, await divisionsOf(db, caller.actor.userId)),
  }
})

async function promotionFor(call: PromotionCall & { db: Queries }, id: string): Promise<StoredPromotion> {
  const stored = await promotionOf(call.db, readerOf(call), id)
  if (!stored) throw new Refused(promotionRefusals.promotion_not_found)
  return stored
}

/** The day of list prices: the first of the promotion, or today once it has begun. */
export const priceDay = ({ startsOn, today }: Pick<StoredPromotion, 'startsOn' | 'today'>): string =>
  startsOn > today ? startsOn : today

function toShownItem(terms: PromotionItem, found: CatalogueItem | undefined, seesCosts: boolean): ShownItem[] {
  // A foreign key keeps the items of promotions in the catalogue.
  if (!found) return []
  const { description, packSizeDescription, isCatchWeight, caseWeightHundredths, caseCost, listPrice } = found
  const prices = listPrice && {
    casePrice: listPrice.casePrice,
    eachPrice: listPrice.eachPrice,
    perPound: listPrice.perPound,
  }
  const promoted = prices && {
    ...prices,
    ...promotedCase(prices, terms, caseWeightHundredths),
    eachPrice: promotedEach(prices, terms) ?? prices.eachPrice,
  }
  return [
    {
      ...terms,
      description,
      packSizeDescription,
      isCatchWeight,
      listPrice: prices,
      promotedPrice: promoted,
      ...(seesCosts && { caseCost }),
      isBelowCost: seesCosts && promotedBelowCost(terms, found) !== null,
    },
  ]
}

/** STAFF-3: one promotion in full. Costs are not sent to those who may not view analysis. */
export const getPromotionHandler = handle(getPromotion, async (call) => {
  const { db, params, caller } = call
  const stored = await promotionFor(call, params.promotionId)
  const terms = stored.items ?? []
  const found = await catalogueItems(
    db,
    { division: stored.division, date: priceDay(stored) },
    terms.map(({ itemNumber }) => itemNumber),
  )
  const seesCosts = caller.actor.can('viewAnalysis')
  return {
    ...toSummary(stored, terms.length),
    note: stored.note,
    allowsBelowCost: stored.allowsBelowCost,
    items: terms.flatMap((item) => toShownItem(item, found.get(item.itemNumber), seesCosts)),
    overlaps: await overlapsOf(db, stored.id),
    mayChange: mayChange(stored, readerOf(call)),
  }
})

/** STAFF-3: whom a promotion may be for. */
export const listPromotionAudienceHandler = handle(listPromotionAudience, async (call) => ({
  audience: await audienceChoices(call.db, readerOf(call), call.params.division, call.query.keyword),
}))

/** STAFF-3: items to choose from. */
export const listPromotionItemsHandler = handle(listPromotionItems, async ({ db, params, query }) => ({
  items: await searchItems(db, params.division, query.keyword),
}))

async function effectFor(call: PromotionCall & { db: Queries }, id: string): Promise<PromotionEffect> {
  const stored = await promotionFor(call, id)
  const { days, since, until } = effectDays(stored, stored.today)
  const withCosts = call.caller.actor.can('viewAnalysis')
  const { userId } = call.caller.actor
  const rows = days === 0 ? [] : await effectDaysOf(call.db, { id, userId, withCosts, since, until })
  return promotionEffectOf(stored.startsOn, { days }, rows, withCosts)
}

/** STAFF-3: the effect of a promotion. */
export const getPromotionEffectHandler = handle(getPromotionEffect, (call) => effectFor(call, call.params.promotionId))

/** STAFF-3: the same as a file. */
export const downloadPromotionEffectHandler = handle(downloadPromotionEffect, async (call) => {
  const effect = await effectFor(call, call.params.promotionId)
  void call.reply.header('content-disposition', 'attachment; filename="promotion-effect.csv"')
  return withByteOrderMark(writeEffectFile(effect))
})
