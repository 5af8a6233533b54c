import { v7 as uuidv7 } from 'uuid'
import { orRefuse, Refused } from '#kit/decision.ts'
import { addDays } from '#kit/dates.ts'
import { padNumber } from '#kit/text.ts'
import { numberLength } from '#contract/values.ts'
import { endOffers, removeOffers, startOffers } from '#areas/prices/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { handle } from '#platform/http/handle.ts'
import {
  createPromotion,
  deletePromotion,
  setPromotionStatus,
  updatePromotionInfo,
  updatePromotionItems,
} from '../dsr-promotions.endpoints.ts'
import { promotionRefusals } from '../dsr-promotions.refusals.ts'
import type { AudienceEntry, PromotionInfo, PromotionItem, PromotionStatus } from '../promotion.ts'
import { checkPromotionInfo, isBroad, scopeOf } from '../rules/check-promotion-info.ts'
import { checkPromotionItems } from '../rules/check-promotion-items.ts'
import { mayDeletePromotion, mayEditPromotion, mayMovePromotion } from '../rules/promotion-moves.ts'
import { divisionsOf, judgeAudience } from './audience.store.ts'
import { catalogueItems } from './promoted-items.store.ts'
import { changeOf, lockForChange, type PromotionCall, readerOf, recordPromotion } from './promotion-call.ts'
import { addPromotion, removePromotion, setInfo, setItems, setStatus, type StoredPromotion } from './promotion.store.ts'
import { priceDay } from './read-promotions.routes.ts'

const withNumbers = (audience: readonly AudienceEntry[]): AudienceEntry[] =>
  audience.map(({ kind, number }) => {
    if (kind === 'division') return { kind, number: '' }
    return { kind, number: isBroad(kind) ? number.trim() : padNumber(number.trim(), numberLength) }
  })

/**
 * What is stored of an info, refused by field: its words and days, whom the caller may address, and
 * the right to sell below cost.
 */
async function checkedInfo(
  db: Queries,
  call: PromotionCall,
  division: string,
  given: PromotionInfo,
): Promise<PromotionInfo> {
  const reader = readerOf(call)
  const info = { ...given, audience: withNumbers(given.audience) }
  orRefuse(checkPromotionInfo(info))
  if (info.allowsBelowCost && !reader.managesPrices)
    throw new Refused({ ...promotionRefusals.promotion_below_cost_right, field: 'allowsBelowCost' })
  const judged = await judgeAudience(db, reader, division, info.audience)
  for (const [entry, { kind, isMine, isKnown }] of judged.entries()) {
    const refusal = !isMine
      ? isBroad(kind)
        ? promotionRefusals.promotion_audience_office
        : promotionRefusals.promotion_customer_unknown
      : isKnown
        ? null
        : kind === 'gpo'
          ? promotionRefusals.promotion_gpo_unknown
          : promotionRefusals.promotion_class_unknown
    if (refusal) throw new Refused({ ...refusal, field: 'audience', details: { entry } })
  }
  return info
}

/** STAFF-3: starts a draft. */
export const createPromotionHandler = handle(createPromotion, async (call) => {
  const { db, body, caller } = call
  const { division, ...given } = body
  if (!(await divisionsOf(db, caller.actor.userId)).includes(division))
    throw new Refused({ ...promotionRefusals.promotion_division_unknown, field: 'division' })
  const info = await checkedInfo(db, call, division, given)
  const id = uuidv7()
  await addPromotion(db, { ...info, id, division }, changeOf(call))
  await recordPromotion(db, call, 'create', id, { division, ...info })
  return { isSuccess: true as const, message: 'Promotion created', promotionId: id }
})

/** STAFF-3: what it is, when and for whom. */
export const updatePromotionInfoHandler = handle(updatePromotionInfo, async (call) => {
  const { params, body, ifMatch } = call
  const version = await call.services.db.inTransaction(async (tx) => {
    const before = await lockForChange(tx, call, { ...params, ifMatch })
    orRefuse(mayEditPromotion(before.status))
    const info = await checkedInfo(tx, call, before.division, body)
    // The right may be taken away again, and another first day has other list prices.
    await checkItems(tx, { ...before, ...info }, before.items ?? [])
    await setInfo(tx, before.id, info)
    await recordPromotion(tx, call, 'change-info', before.id, info)
    return setStatus(tx, before.id, before.status, changeOf(call))
  })
  return { isSuccess: true as const, message: 'Promotion changed', version }
})

/** Refuses items that are incomplete, unknown or below cost, by their place. */
async function checkItems(
  db: Queries,
  promotion: Pick<StoredPromotion, 'division' | 'startsOn' | 'today' | 'allowsBelowCost'>,
  items: readonly PromotionItem[],
): Promise<void> {
  const known = await catalogueItems(
    db,
    { division: promotion.division, date: priceDay(promotion) },
    items.map(({ itemNumber }) => itemNumber),
  )
  orRefuse(checkPromotionItems(items, (itemNumber) => known.get(itemNumber), promotion.allowsBelowCost))
}

/** STAFF-3: its items. */
export const updatePromotionItemsHandler = handle(updatePromotionItems, async (call) => {
  const { params, body, ifMatch } = call
  const version = await call.services.db.inTransaction(async (tx) => {
    const before = await lockForChange(tx, call, { ...params, ifMatch })
    orRefuse(mayEditPromotion(before.status))
    await checkItems(tx, before, body.items)
    await setItems(tx, before, body.items)
    await recordPromotion(tx, call, 'change-items', before.id, { items: body.items })
    return setStatus(tx, before.id, before.status, changeOf(call))
  })
  return { isSuccess: true as const, message: 'Items saved', version }
})

const messages: Readonly<Record<PromotionStatus, string>> = {
  draft: 'Promotion changed',
  active: 'Promotion started',
  paused: 'Promotion paused',
  ended: 'Promotion ended',
}

/** STAFF-3: a move of the state table; prices follow it in the same transaction. */
export const setPromotionStatusHandler = handle(setPromotionStatus, async (call) => {
  const { params, body, ifMatch } = call
  const { status } = body
  const version = await call.services.db.inTransaction(async (tx) => {
    const before = await lockForChange(tx, call, { ...params, ifMatch })
    const [items, audience] = [before.items ?? [], before.audience ?? []]
    orRefuse(mayMovePromotion({ ...before, items: items.length, audience: audience.length }, status))
    if (status === 'active') {
      await checkItems(tx, before, items)
      await startOffers(tx, { ...before, items, scopes: audience.map(scopeOf) })
    } else if (status === 'paused') await removeOffers(tx, before.id)
    // Deliveries from today on have the price without it; what was delivered before stays known.
    else await endOffers(tx, before.id, addDays(before.today, -1))
    await recordPromotion(tx, call, 'status', before.id, { from: before.status, to: status })
    return setStatus(tx, before.id, status, changeOf(call))
  })
  return { isSuccess: true as const, message: messages[status], version }
})

/** STAFF-3: deletes a draft. */
export const deletePromotionHandler = handle(deletePromotion, async (call) => {
  const { promotionId } = call.params
  await call.services.db.inTransaction(async (tx) => {
    const before = await lockForChange(tx, call, { promotionId, ifMatch: null })
    orRefuse(mayDeletePromotion(before.status))
    await removePromotion(tx, promotionId)
    await recordPromotion(tx, call, 'delete', promotionId, before)
  })
  return { isSuccess: true as const, message: 'Promotion deleted' }
})
