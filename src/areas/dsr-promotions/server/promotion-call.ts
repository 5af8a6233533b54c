import { Refused } from '#kit/decision.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Call } from '#platform/http/handle.ts'
import { promotionRefusals } from '../dsr-promotions.refusals.ts'
import type { StoredPromotion } from './promotion.store.ts'
import { lockPromotion, type PromotionReader } from './promotion.store.ts'

/** What every call about promotions has. */
export type PromotionCall = Pick<Call<Endpoint & { access: 'session' }>, 'caller' | 'address' | 'now' | 'services'>

/** Who reads, and whether they may address more than customers. */
export const readerOf = ({ caller, now }: Pick<PromotionCall, 'caller' | 'now'>): PromotionReader => ({
  userId: caller.actor.userId,
  managesPrices: caller.actor.can('managePrice'),
  now,
})

/** Who changes, and when. */
export const changeOf = ({ caller, now }: PromotionCall) => ({ by: caller.actor.realUserId, at: now })

/** The reader may change a promotion when all of its audience is theirs to address. */
export const mayChange = (
  { audience, createdBy, allowsBelowCost }: StoredPromotion,
  { userId, managesPrices }: PromotionReader,
): boolean =>
  // Without an audience it is its maker's, or the office's.
  (audience === null ? managesPrices || createdBy === userId : audience.every(({ isMine }) => isMine)) &&
  (managesPrices || !allowsBelowCost)

/** A promotion that the caller changes, locked as they saw it; refused otherwise. */
export async function lockForChange(
  tx: Queries,
  call: PromotionCall,
  { promotionId, ifMatch }: { readonly promotionId: string; readonly ifMatch: number | null },
): Promise<StoredPromotion> {
  const reader = readerOf(call)
  const before = await lockPromotion(tx, reader, promotionId)
  if (!before) throw new Refused(promotionRefusals.promotion_not_found)
  if (!mayChange(before, reader)) throw new Refused(promotionRefusals.promotion_not_yours)
  if (ifMatch !== null && ifMatch !== before.version)
    throw new Refused({ ...promotionRefusals.promotion_changed, details: { status: before.status } })
  return before
}

/** What happened to a promotion, for the audit trail. */
export async function recordPromotion(
  db: Queries,
  { caller, address }: PromotionCall,
  action: string,
  id: string,
  details: object,
): Promise<void> {
  await audit(db, { actor: caller.actor, action: `promotion.${action}`, entity: `promotion:${id}`, details, address })
}
